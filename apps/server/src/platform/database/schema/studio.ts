import { LOCALES } from '@mixed-zone/contract/locales'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { STUDIO_EVENT_KINDS } from '@mixed-zone/contract/rules/live-events'
import { PROMISE_ANCHORS } from '@mixed-zone/contract/schemas/studio/coverage'
import { JOB_STATES, type JobProgress } from '@mixed-zone/contract/schemas/studio/jobs'
import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { citext, identity, instant, json, localised, randomId, reference } from './columns.ts'

export const studioEvents = pgTable('studio_events', {
  id: identity(),
  at: instant('at').notNull().default(sql`clock_timestamp()`),
  kind: text('kind', { enum: STUDIO_EVENT_KINDS }).notNull(),
  permission: text('permission', { enum: PERMISSIONS }),
  recipientId: reference('recipient_id'),
  subjectId: text('subject_id').notNull(),
  progress: json('progress').$type<JobProgress>(),
})

export const bulkJobs = pgTable('bulk_jobs', {
  id: randomId(),
  ownerId: reference('owner_id').notNull(),
  kind: text('kind').notNull(),
  options: json('options').notNull().default({}),
  state: text('state', { enum: JOB_STATES }).notNull().default('running'),
  total: integer('total').notNull(),
  finished: integer('finished').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

export const bulkJobRows = pgTable(
  'bulk_job_rows',
  {
    jobId: reference('job_id').notNull(),
    position: integer('position').notNull(),
    subjectId: text('subject_id').notNull(),
    result: text('result'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
)

export const peopleImportRows = pgTable('people_import_rows', {
  key: text('key').primaryKey(),
  jobId: reference('job_id').notNull(),
  email: citext('email').notNull(),
  data: json('data'),
  personId: reference('person_id'),
})

export const savedViews = pgTable('saved_views', {
  id: identity(),
  personId: reference('person_id').notNull(),
  list: text('list').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const staffPresence = pgTable('staff_presence', {
  sessionId: reference('session_id').primaryKey(),
  personId: reference('person_id').notNull(),
  screen: text('screen').notNull(),
  subjectId: text('subject_id'),
  since: instant('since').notNull(),
  seenAt: instant('seen_at').notNull(),
})

export const coveragePromises = pgTable('coverage_promises', {
  id: identity(),
  categoryId: reference('category_id').notNull(),
  anchor: text('anchor', { enum: PROMISE_ANCHORS }).notNull(),
  minutes: integer('minutes').notNull(),
  locales: text('locales', { enum: LOCALES }).array().notNull(),
  sectionId: text('section_id'),
  pressContactId: reference('press_contact_id'),
  titles: localised('titles').notNull(),
  version: integer('version').notNull().default(1),
})
