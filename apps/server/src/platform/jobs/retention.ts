import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { passwordResets } from '../database/schema/accounts.ts'
import { receivedItems, runningExports, runningZips, zips } from '../database/schema/downloads.ts'
import { posts } from '../database/schema/library.ts'
import { accessRequests, limitCounters, sessions, usedCaptchas } from '../database/schema/people.ts'
import { auditEntries, mails, notices, usageEvents } from '../database/schema/records.ts'
import { searchMisses } from '../database/schema/search.ts'
import { bulkJobs, staffPresence, studioEvents } from '../database/schema/studio.ts'
import { previewLinks } from '../database/schema/writing.ts'
import type { HousekeepingTask } from './housekeeping.ts'

/** Rows whose time in `column` is older than `keep` are deleted. */
export interface RetentionRule {
  readonly column: AnyColumn
  readonly keep: { readonly ms: number } | { readonly months: number }
  /** Only rows that meet this condition. */
  readonly where?: SQL
  /** Rows per statement; fewer where each of them has many dependent rows. */
  readonly batchRows?: number
}

export interface RetentionPeriods {
  readonly usageMonths: number
  readonly auditYears: number
  readonly mailsDays: number
}

/** How long a post can be restored from the trash. */
export const TRASH_RETENTION_MS = 30 * DAY_MS

/** Short statements, so that deleting a million rows does not block others. */
const BATCH_ROWS = 5_000

/** The retention of every table that grows with use. `docs/retention.md` explains the periods. */
export function retentionRules({ usageMonths, auditYears, mailsDays }: RetentionPeriods) {
  const hourly: RetentionRule[] = [
    // Ended sessions are kept for investigations. Their rows in `file_transfers` are deleted with them.
    { column: sessions.endsAt, keep: { ms: 30 * DAY_MS }, batchRows: 500 },
    { column: sessions.endedAt, keep: { ms: 30 * DAY_MS }, batchRows: 500 },
    { column: passwordResets.expiresAt, keep: { ms: DAY_MS } },
    { column: usedCaptchas.expiresAt, keep: { ms: 0 } },
    { column: previewLinks.expiresAt, keep: { ms: DAY_MS } },
    // Longer than any window. The window of a blocked subject begins at the end of the block, so active blocks are kept.
    { column: limitCounters.windowStartedAt, keep: { ms: DAY_MS } },
    // Streams read them within seconds.
    { column: studioEvents.at, keep: { ms: HOUR_MS } },
    { column: staffPresence.seenAt, keep: { ms: HOUR_MS } },
  ]
  const nightly: RetentionRule[] = [
    { column: mails.createdAt, keep: { ms: mailsDays * DAY_MS }, where: sql`state not in ('waiting', 'sending')` },
    { column: usageEvents.at, keep: { months: usageMonths } },
    { column: searchMisses.at, keep: { months: usageMonths } },
    { column: notices.at, keep: { months: usageMonths } },
    { column: receivedItems.receivedAt, keep: { months: usageMonths } },
    { column: auditEntries.at, keep: { months: 12 * auditYears } },
    { column: accessRequests.decidedAt, keep: { months: 12 }, where: sql`state <> 'waiting'` },
    { column: accessRequests.createdAt, keep: { months: 12 }, where: sql`state = 'waiting'` },
    { column: bulkJobs.createdAt, keep: { ms: 30 * DAY_MS }, batchRows: 20 },
    // A day longer than any session, so that no URL refers to them any more.
    { column: zips.usedAt, keep: { ms: 8 * DAY_MS }, batchRows: 50 },
    // Of processes that died.
    { column: runningZips.renewedAt, keep: { ms: HOUR_MS } },
    { column: runningExports.aliveUntil, keep: { ms: HOUR_MS } },
    { column: posts.trashedAt, keep: { ms: TRASH_RETENTION_MS }, where: sql`state = 'trash'`, batchRows: 20 },
  ]
  return { hourly, nightly }
}

interface RetentionDeps {
  readonly db: Db
  readonly clock: Clock
  readonly getPeriods: () => RetentionPeriods
}

export function createRetention({ db, clock, getPeriods }: RetentionDeps) {
  /** The rule as of the moment of the run. */
  const toTask =
    (name: 'hourly' | 'nightly') =>
    (rule: RetentionRule, index: number): HousekeepingTask => ({
      name: `retention of ${getTableName(rule.column.table)} by ${rule.column.name}`,
      run: () => deleteExpired(db, retentionRules(getPeriods())[name][index] ?? rule, clock.now()),
    })
  const { hourly, nightly } = retentionRules(getPeriods())
  return { hourly: hourly.map(toTask('hourly')), nightly: nightly.map(toTask('nightly')) }
}

async function deleteExpired(db: Db, rule: RetentionRule, now: Date): Promise<void> {
  const { column, keep, where = sql`true`, batchRows = BATCH_ROWS } = rule
  const { table } = column
  const before = startOf(keep, now)
  for (let deleted = batchRows; deleted === batchRows; ) {
    // A row that is updated meanwhile has another ctid and is kept.
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${column} < ${before} and ${where} order by ${column} limit ${batchRows}))`)
    deleted = rowCount ?? 0
  }
}

function startOf(keep: RetentionRule['keep'], now: Date): Date {
  if ('ms' in keep) return new Date(now.getTime() - keep.ms)
  const start = new Date(now)
  start.setUTCMonth(start.getUTCMonth() - keep.months)
  return start
}
