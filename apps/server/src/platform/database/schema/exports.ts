import { pgTable } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'

export const runningExports = pgTable('running_exports', {
  id: identity(),
  personId: reference('person_id').notNull(),
  startedAt: instant('started_at').notNull(),
  aliveUntil: instant('alive_until').notNull(),
})
