import { LOCALES } from '@mixed-zone/contract/locales'
import { RENDITIONS } from '@mixed-zone/contract/schemas/asset'
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, identity, instant, reference } from './columns.ts'

export const labelledFiles = pgTable(
  'labelled_files',
  {
    assetId: reference('asset_id').notNull(),
    rendition: text('rendition', { enum: RENDITIONS }).notNull(),
    digest: bytea('digest').notNull(),
    fileId: reference('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.rendition] })],
)

export const postDocuments = pgTable(
  'post_documents',
  {
    postId: reference('post_id').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    format: text('format', { enum: ['txt', 'docx'] }).notNull(),
    digest: bytea('digest').notNull(),
    fileId: reference('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale, table.format] })],
)

export const zips = pgTable('zips', {
  id: identity(),
  personId: reference('person_id').notNull(),
  digest: bytea('digest').notNull(),
  name: text('name').notNull(),
  rendition: text('rendition', { enum: RENDITIONS }).notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
})

export const zipEntries = pgTable(
  'zip_entries',
  {
    zipId: reference('zip_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    fileId: reference('file_id').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    postId: reference('post_id'),
    assetId: reference('asset_id'),
    assetVersion: integer('asset_version'),
  },
  (table) => [primaryKey({ columns: [table.zipId, table.position] })],
)

export const runningZips = pgTable('running_zips', {
  id: uuid('id').primaryKey(),
  zipId: reference('zip_id').notNull(),
  personId: reference('person_id').notNull(),
  renewedAt: instant('renewed_at').notNull(),
})

export const fileTransfers = pgTable(
  'file_transfers',
  {
    sessionId: reference('session_id').notNull(),
    subject: text('subject').notNull(),
    sentBytes: bigint('sent_bytes', { mode: 'number' }).notNull().default(0),
    hasEnd: boolean('has_end').notNull().default(false),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.subject] })],
)

export const receivedItems = pgTable(
  'received_items',
  {
    personId: reference('person_id').notNull(),
    item: text('item').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.item] })],
)

export const basketItems = pgTable(
  'basket_items',
  {
    personId: reference('person_id').notNull(),
    assetId: reference('asset_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.assetId] })],
)

export const runningExports = pgTable('running_exports', {
  id: identity(),
  personId: reference('person_id').notNull(),
  startedAt: instant('started_at').notNull(),
  aliveUntil: instant('alive_until').notNull(),
})
