import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { STUDIO_EVENT_KINDS } from '@mixed-zone/contract/rules/live-events'
import type { JobProgress } from '@mixed-zone/contract/schemas/studio/jobs'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, json, reference } from './columns.ts'

export const studioEvents = pgTable('studio_events', {
  id: identity(),
  at: instant('at').notNull().default(sql`clock_timestamp()`),
  kind: text('kind', { enum: STUDIO_EVENT_KINDS }).notNull(),
  permission: text('permission', { enum: PERMISSIONS }),
  recipientId: reference('recipient_id'),
  subjectId: text('subject_id').notNull(),
  progress: json('progress').$type<JobProgress>(),
})
