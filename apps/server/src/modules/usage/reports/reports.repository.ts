import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { runningExports } from '../../../platform/database/schema/downloads.ts'
import { people } from '../../../platform/database/schema/people.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import type { ReportSource } from './report-sources.ts'

/** The pagination key. The timestamp stays text: a JavaScript date would lose its microseconds. */
export interface ReportKey {
  readonly at: string
  readonly id: number
}

const NEWEST: ReportKey = { at: 'infinity', id: 0 }

export interface ReportBatch {
  /** Without those that do not belong to the report. */
  readonly rows: Cell[][]
  /** Of the last row that was read, shown or not; null at the end of the report. */
  readonly lastKey: ReportKey | null
}

interface BatchOptions {
  readonly columns: readonly string[]
  readonly batchRows: number
}

/** Loads the rows after a key. */
export type ListReportRows = (after?: ReportKey) => Promise<ReportBatch>

/** Keyset pagination, newest first, with one statement per batch, so that no cursor stays open. The statement's text is built once per report. */
export function prepareReportRows(db: Db, source: ReportSource, { columns, batchRows }: BatchOptions): ListReportRows {
  const { scanned, moment, id, lookups, isShown } = source
  // As text: the driver's timestamps are precise to the millisecond only.
  const isAfter = sql`(${moment}, ${id}) < (${sql.placeholder('at')}::text::timestamptz, ${sql.placeholder('id')}::bigint)`
  const cells = columns.map((name) => sql`report.${sql.identifier(name)}`)
  const statement = db
    .select({
      // As one JSON value, which is parsed in half the time that the driver needs for rows.
      rows: sql<Cell[][]>`batch.rows`,
      lastKey: sql<ReportKey | null>`batch.last_key`,
    })
    .from(sql`(
      with page as materialized (
        select ${scanned.columns} ${scanned.from} where ${scanned.where} and ${isAfter}
        order by ${moment} desc, ${id} desc limit ${sql.raw(String(batchRows))}
      ), report as (
        select ${source.columns} from page ${lookups} where ${isShown} order by page.key_at desc, page.key_id desc
      )
      select coalesce((select json_agg(json_build_array(${sql.join(cells, sql`, `)})) from report), '[]') as rows,
        (select json_build_object('at', last.key_at::text, 'id', last.key_id) from (
          select key_at, key_id from page order by key_at, key_id limit 1
        ) last) as last_key
    ) batch`)
    .prepare('report rows')
  return async (after = NEWEST) => {
    const [batch] = await statement.execute({ ...after })
    return batch ?? { rows: [], lastKey: null }
  }
}

export async function countReportRows(db: Db, { from, where }: ReportSource): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(sql`select count(*)::int as rows ${from} where ${where}`)
  return rows[0]?.rows ?? 0
}

export async function countByCountry(db: Db, { figures }: ReportSource): Promise<{ country: string; count: number }[]> {
  const { rows } = await db.execute<{ country: string; count: number }>(sql`
    select ${figures.country} as country, count(*)::int as count ${figures.from} where ${figures.where}
    group by 1 order by 2 desc, 1`)
  return rows
}

interface Totals {
  /** Null for the report of people. */
  readonly views: number | null
  readonly downloads: number | null
  readonly copies: number | null
  readonly media: number
}

export async function countTotals(db: Db, { figures }: ReportSource): Promise<Totals> {
  const { from, where, medium, event } = figures
  const number = (name: 'view' | 'download' | 'copy-text') =>
    event ? sql`count(*) filter (where ${event} = ${name})::int` : sql`null::int`
  const { rows } = await db.execute<Totals & Record<string, unknown>>(sql`
    select ${number('view')} as views, ${number('download')} as downloads, ${number('copy-text')} as copies,
      count(distinct lower(${medium})) filter (where ${medium} <> '')::int as media
    ${from} where ${where}`)
  return rows[0] ?? { views: null, downloads: null, copies: null, media: 0 }
}

/** The media with the highest counts, by case-insensitive name. */
export async function countByMedium(
  db: Db,
  { figures }: ReportSource,
  limit: number,
): Promise<{ name: string; count: number }[]> {
  const { from, where, medium } = figures
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select min(${medium}) as name, count(*)::int as count ${from} where ${where} and ${medium} <> ''
    group by lower(${medium}) order by 2 desc, 1 limit ${limit}`)
  return rows
}

export async function countByDay(
  db: Db,
  { from, where, moment }: ReportSource,
  timeZone: string,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD') as day, count(*)::int as count ${from}
    where ${where} group by 1 order by 1`)
  return rows
}

/** Serialises the exports of a person. */
export async function lockExportsOf(tx: Db, personId: number): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}

export async function countRunning(db: Db, personId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ running: count() })
    .from(runningExports)
    .where(and(eq(runningExports.personId, personId), gt(runningExports.aliveUntil, now)))
  return row?.running ?? 0
}

export async function insertRunning(db: Db, row: typeof runningExports.$inferInsert): Promise<number> {
  const [stored] = await db.insert(runningExports).values(row).returning({ id: runningExports.id })
  if (!stored) throw new Error('the insert returned no row')
  return stored.id
}

export async function renewLease(db: Db, id: number, aliveUntil: Date): Promise<void> {
  await db.update(runningExports).set({ aliveUntil }).where(eq(runningExports.id, id))
}

export async function deleteRunning(db: Db, id: number): Promise<void> {
  await db.delete(runningExports).where(eq(runningExports.id, id))
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(runningExports).where(lte(runningExports.aliveUntil, now))
}
