import { LOCALES } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'
import { NOTICE_KINDS } from '@mixed-zone/contract/schemas/notices'
import { MAIL_ATTEMPT_RESULTS } from '@mixed-zone/contract/schemas/studio/mail'
import { bigint, boolean, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, citext, identity, instant, json, localised, partlyLocalised, reference } from './columns.ts'

export const usageEvents = pgTable('usage_events', {
  id: identity(),
  at: instant('at').notNull(),
  event: text('event', { enum: ['view', 'download', 'copy-text'] }).notNull(),
  personId: reference('person_id'),
  companyName: text('company_name').notNull(),
  mediaType: text('media_type').notNull(),
  country: text('country').notNull(),
  region: text('region').notNull(),
  postId: reference('post_id'),
  assetId: reference('asset_id'),
  rendition: text('rendition'),
  bytes: bigint('bytes', { mode: 'number' }),
})

/** The number of a person's downloads, counted by triggers. Everybody has a row. */
export const personDownloads = pgTable('person_downloads', {
  personId: reference('person_id').primaryKey(),
  total: integer('total').notNull(),
})

/** The posts in a download of several, which names none itself. */
export const usageEventPosts = pgTable(
  'usage_event_posts',
  {
    eventId: reference('event_id').notNull(),
    postId: reference('post_id').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.postId] })],
)

/** What was done with each post: a download of several is a row for every one of them. */
export const postUsage = pgView('post_usage', {
  postId: reference('post_id').notNull(),
  event: text('event').notNull(),
  personId: reference('person_id'),
  companyName: text('company_name').notNull(),
  mediaType: text('media_type').notNull(),
  country: text('country').notNull(),
  region: text('region').notNull(),
}).existing()

export const mails = pgTable('mails', {
  id: identity(),
  messageId: text('message_id').notNull(),
  template: text('template').notNull(),
  cause: text('cause').notNull(),
  recipient: text('recipient').notNull(),
  personId: reference('person_id'),
  locale: text('locale', { enum: LOCALES }).notNull(),
  details: bytea('details'),
  state: text('state', {
    enum: ['waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped', 'cancelled', 'suppressed'],
  })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  notAfter: instant('not_after'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  eraseRecipient: boolean('erase_recipient').notNull().default(false),
  smtpCode: integer('smtp_code'),
  preview: bytea('preview'),
})

export const mailAttempts = pgTable('mail_attempts', {
  id: identity(),
  mailId: reference('mail_id').notNull(),
  at: instant('at').notNull(),
  result: text('result', { enum: MAIL_ATTEMPT_RESULTS }).notNull(),
  answer: text('answer'),
  durationMs: integer('duration_ms'),
})

/** Addresses to which nothing is sent, because a mail came back. */
export const mailSuppressions = pgTable('mail_suppressions', {
  address: citext('address').primaryKey(),
  since: instant('since').notNull(),
  answer: text('answer'),
  mailId: reference('mail_id'),
})

/** What was corrected or withdrawn, for those who had downloaded it. */
export const notices = pgTable('notices', {
  id: identity(),
  personId: reference('person_id').notNull(),
  postId: reference('post_id').notNull(),
  assetId: reference('asset_id'),
  kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
  at: instant('at').notNull(),
  postTitles: partlyLocalised('post_titles').notNull(),
  assetName: text('asset_name'),
  texts: localised('texts').notNull(),
  readAt: instant('read_at'),
})

export const auditEntries = pgTable('audit_entries', {
  id: identity(),
  at: instant('at').notNull(),
  actorId: reference('actor_id'),
  actorLabel: text('actor_label').notNull(),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  details: json('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  changes: json('changes').$type<FieldChanges>().notNull().default({}),
})

/** The values of changed fields by their names. */
export type FieldChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>

/** Values about people. They are erased with the person; the entries stay. */
export const auditPersonal = pgTable('audit_personal', {
  entryId: reference('entry_id').primaryKey(),
  personId: reference('person_id'),
  address: citext('address'),
  name: text('name'),
  details: json('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  changes: json('changes').$type<FieldChanges>().notNull().default({}),
  searched: text('searched').notNull().generatedAlwaysAs(sql`true`),
})

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: json('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const settingVersions = pgTable(
  'setting_versions',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    value: json('value').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: reference('changed_by'),
    restoredFrom: integer('restored_from'),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)

export const settingDrafts = pgTable('setting_drafts', {
  key: text('key').primaryKey(),
  value: json('value').notNull(),
  revision: integer('revision').notNull(),
  baseVersion: integer('base_version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: reference('changed_by'),
})

/** The logos of each version of the brand. */
export const settingFiles = pgTable(
  'setting_files',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    fileId: reference('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version, table.fileId] })],
)

/** Tables with rows of the demo that no other row of it implies. */
export const DEMO_TABLES = [
  'access_requests',
  'audit_entries',
  'categories',
  'fixtures',
  'mail_domains',
  'mails',
  'people',
  'posts',
  'press_contacts',
  'quick_links',
  'social_accounts',
  'tags',
  'teams',
] as const

export type DemoTable = (typeof DEMO_TABLES)[number]

/** The rows that the demo was filled with, until it is left. */
export const demoRows = pgTable(
  'demo_rows',
  {
    tableName: text('table_name', { enum: DEMO_TABLES }).notNull(),
    rowKey: text('row_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowKey] })],
)

/** One row. */
export const changeCounters = pgTable('change_counters', {
  id: boolean('id').primaryKey().default(true),
  posts: bigint('posts', { mode: 'number' }).notNull(),
  taxonomy: bigint('taxonomy', { mode: 'number' }).notNull(),
  settings: bigint('settings', { mode: 'number' }).notNull().default(0),
})
