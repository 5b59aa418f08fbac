import { and, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
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

export type ReportRow = Readonly<Record<string, Cell>> & {
  readonly keyAt: string
  readonly keyId: number
  /** False for the last row of a page that is not part of the report: it is returned for its key only. */
  readonly isShown: boolean
}

interface Page {
  readonly after: ReportKey | null
  readonly limit: number
}

/** The next rows of a report, newest first. Keyset pagination with one statement per page, so that no cursor stays open; none at the end. */
export async function listReportRows(db: Db, source: ReportSource, { after, limit }: Page): Promise<ReportRow[]> {
  const { scanned, moment, id, columns, lookups, isShown } = source
  // As text: the driver's timestamps are precise to the millisecond only.
  const isAfter: SQL = after
    ? sql`(${moment}, ${id}) < (${after.at}::text::timestamptz, ${after.id}::bigint)`
    : sql`true`
  // A literal instead of a parameter, so that PostgreSQL keeps one generic plan for all pages.
  const pageSize = sql.raw(String(limit))
  // As one JSON value, which is parsed in half the time that the driver needs for rows.
  const { rows } = await db.execute<{ rows: ReportRow[] }>(sql`
    select coalesce(json_agg(report), '[]') as rows from (
      with page as materialized (
        select ${scanned.columns} ${scanned.from} where ${scanned.where} and ${isAfter}
        order by ${moment} desc, ${id} desc limit ${pageSize}
      )
      select ${columns}, page.key_at::text as "keyAt", page.key_id as "keyId", ${isShown} as "isShown"
      from page ${lookups}
      where ${isShown} or page.key_id = (select key_id from page order by key_at, key_id limit 1)
      order by page.key_at desc, page.key_id desc
    ) report`)
  return rows[0]?.rows ?? []
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
