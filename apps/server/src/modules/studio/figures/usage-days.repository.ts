import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { takeAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import { arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { usageDays, usageRollup } from '../../../platform/database/schema/figures.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import {
  type DayRows,
  type FigureKind,
  type PackRow,
  readDay,
  type StoredDay,
  type UseRow,
  writeDay,
} from './usage-day.ts'

export type RollupState = Pick<typeof usageRollup.$inferSelect, 'timeZone' | 'sealedBefore'>

export async function readRollupState(db: Db): Promise<RollupState> {
  const [state] = await db
    .select({ timeZone: usageRollup.timeZone, sealedBefore: usageRollup.sealedBefore })
    .from(usageRollup)
  if (!state) throw new Error('usage_rollup is empty')
  return state
}

/**
 * Makes all days before `today` days that are rolled up. From now on, events that are written, changed or deleted on them mark them. Waits
 * for the writers that have not committed. In another time zone all days start again.
 */
export async function sealDays(db: Db, { timeZone, today }: { timeZone: string; today: string }): Promise<void> {
  const before = await readRollupState(db)
  if (before.timeZone === timeZone && before.sealedBefore >= today) return
  await db.transaction(async (tx) => {
    // The triggers of `usage_events` take it too.
    await takeAdvisoryLock(tx, 'usageDays')
    const state = await readRollupState(tx)
    if (state.timeZone !== timeZone) await tx.delete(usageDays)
    const sealedBefore = state.timeZone === timeZone ? state.sealedBefore : '0001-01-01'
    if (sealedBefore >= today) return
    await tx.execute(sql`
      insert into usage_days (day)
      select day::date from (select min(at) as at from usage_events having min(at) is not null) first,
        generate_series(
          greatest(${sealedBefore}::date, (first.at at time zone ${timeZone}::text)::date)::timestamp,
          ${today}::date - interval '1 day', interval '1 day') day
      on conflict do nothing`)
    await tx.update(usageRollup).set({ timeZone, sealedBefore: today })
  })
}

export interface StaleDay {
  readonly day: string
  readonly revision: number
}

/** The newest first: they are asked for most. */
export function listStaleDays(db: Db, limit: number): Promise<StaleDay[]> {
  return db
    .select({ day: usageDays.day, revision: usageDays.revision })
    .from(usageDays)
    .where(isNull(usageDays.uses))
    .orderBy(desc(usageDays.day))
    .limit(limit)
}

/** Stores a day unless its events have changed since the revision was read. */
export async function storeDay(
  db: Db,
  { day, revision }: StaleDay,
  stored: Readonly<Record<FigureKind, StoredDay>>,
): Promise<void> {
  const isSame = and(eq(usageDays.day, day), eq(usageDays.revision, revision))
  const { bytes, packs } = stored.uses
  if (bytes.length === 0 && packs.length === 0) await db.delete(usageDays).where(isSame)
  else
    await db
      .update(usageDays)
      .set({ uses: writeDay(stored.uses), files: writeDay(stored.files) })
      .where(isSame)
}

export interface DayState extends StaleDay {
  readonly isStale: boolean
}

export interface UsageState extends RollupState {
  /** The days of the first and the last event, in the time zone that was asked for; null without events. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** The days that are rolled up, or were before their events changed. */
  readonly days: readonly DayState[]
}

interface Period {
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

interface StateRow extends Record<string, unknown>, Omit<UsageState, 'days'> {
  readonly days: readonly [day: string, revision: number, isStale: boolean][] | null
}

/** One statement, so that the days belong to the state. */
export async function readUsageState(db: Db, { from, to, timeZone }: Period): Promise<UsageState> {
  const { rows } = await db.execute<StateRow>(sql`
    select rollup.time_zone as "timeZone", rollup.sealed_before as "sealedBefore",
      (select min(at) at time zone ${timeZone}::text from usage_events)::date as "firstDay",
      (select max(at) at time zone ${timeZone}::text from usage_events)::date as "lastDay",
      (select json_agg(json_build_array(day, revision, ${usageDays.uses} is null)) from ${usageDays}
        where day between ${from}::date and ${to}::date) as days
    from ${usageRollup} rollup`)
  const [state] = rows
  if (!state) throw new Error('usage_rollup is empty')
  const days = (state.days ?? []).map(([day, revision, isStale]) => ({ day, revision, isStale }))
  return { ...state, days }
}

/** Days whose revision has changed are left out. */
export async function listStoredDays(
  db: Db,
  days: readonly StaleDay[],
  kind: FigureKind,
): Promise<{ readonly day: string; readonly stored: StoredDay }[]> {
  const column = kind === 'uses' ? usageDays.uses : usageDays.files
  const { rows } = await db.execute<{ day: string; stored: Buffer }>(sql`
    select ${usageDays.day} as day, ${column} as stored from ${usageDays}
    join unnest(${arrayLiteral(days.map(({ day }) => day))}::date[], ${arrayLiteral(days.map(({ revision }) => revision))}::bigint[])
      as wanted (day, revision) on wanted.day = ${usageDays.day} and wanted.revision = ${usageDays.revision}
    where ${column} is not null`)
  return rows.map(({ day, stored }) => ({ day, stored: readDay(stored) }))
}

interface DaysToCount {
  readonly days: readonly string[]
  readonly timeZone: string
  readonly kind: FigureKind
}

type OfDay<Row> = Row & { readonly day: string } & Record<string, unknown>

/** Counts the events of some days. */
export async function countDays(db: Db, { days, timeZone, kind }: DaysToCount): Promise<ReadonlyMap<string, DayRows>> {
  if (days.length === 0) return new Map()
  const day = sql`wanted.day`
  const isOfDay = sql`event.at >= ${startOfDay(day, timeZone)} and event.at < ${startOfDay(day, timeZone, 1)}`
  const wanted = sql`unnest(${arrayLiteral(days)}::date[]) as wanted (day)`
  const who = sql`event.person_id as "personId", event.company_name as "companyName",
    lower(event.company_name) as medium, event.media_type as "mediaType", event.country, event.region`
  const counts = sql`count(*) filter (where event.event = 'view')::int as views,
    count(*) filter (where event.event = 'download')::int as downloads,
    count(*) filter (where event.event = 'copy-text')::int as copies`
  // A download of several posts is counted by its parts, not here.
  const isCounted =
    kind === 'files'
      ? sql`event.asset_id is not null`
      : sql`(event.post_id is not null
          or not exists (select 1 from usage_event_posts part where part.event_id = event.id))`
  const asset = kind === 'files' ? sql`event.asset_id as "assetId",` : sql``
  const groups = kind === 'files' ? sql`1, 2, 3, 4, 5, 6, 7, 8` : sql`1, 2, 3, 4, 5, 6, 7`
  const uses = await db.execute<OfDay<UseRow>>(sql`
    select wanted.day::text as day, used.* from ${wanted} cross join lateral (
      select ${who}, ${asset} event.post_id as "postId", ${counts}, coalesce(sum(event.bytes), 0)::bigint as bytes
      from usage_events event where ${isOfDay} and ${isCounted} group by ${groups}) used`)
  const packs =
    kind === 'files'
      ? []
      : (
          await db.execute<OfDay<PackRow>>(sql`
            select wanted.day::text as day, used.* from ${wanted} cross join lateral (
              select ${who}, (event.event = 'view')::int as views, (event.event = 'download')::int as downloads,
                (event.event = 'copy-text')::int as copies, coalesce(event.bytes, 0)::bigint as bytes,
                array_agg(part.post_id) as "postIds", array_agg(part.bytes) as "partBytes"
              from usage_events event join usage_event_posts part on part.event_id = event.id
              where ${isOfDay} and event.post_id is null group by event.id) used`)
        ).rows
  const usesByDay = Map.groupBy(uses.rows, ({ day }) => day)
  const packsByDay = Map.groupBy(packs, ({ day }) => day)
  const counted = new Set([...usesByDay.keys(), ...packsByDay.keys()])
  return new Map([...counted].map((day) => [day, { uses: usesByDay.get(day) ?? [], packs: packsByDay.get(day) ?? [] }]))
}
