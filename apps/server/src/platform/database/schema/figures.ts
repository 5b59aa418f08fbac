import { sql } from 'drizzle-orm'
import { bigint, boolean, date, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** How far usage is rolled up, and in which time zone. One row. */
export const usageRollup = pgTable('usage_rollup', {
  id: boolean('id').primaryKey().default(true),
  timeZone: text('time_zone').notNull(),
  /** Days before this one are in `usage_days`. */
  sealedBefore: date('sealed_before', { mode: 'string' }).notNull(),
})

/** The usage of a calendar day of the league. Triggers clear it when the events of the day change. */
export const usageDays = pgTable('usage_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(sql`nextval('usage_day_revisions')`),
  uses: bytea('post_uses'),
  files: bytea('file_uses'),
})
