import { LOCALES } from '@mixed-zone/contract/locales'
import { TEXT_PARTS } from '@mixed-zone/contract/schemas/studio/versions'
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, identity, instant, randomId, reference } from './columns.ts'

export const sharedDocuments = pgTable('shared_documents', {
  postId: reference('post_id').primaryKey(),
  state: bytea('state').notNull(),
  stateNumber: bigint('state_number', { mode: 'number' }).notNull().default(0),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull().default(0),
  schemaVersion: integer('schema_version').notNull(),
})

export const sharedDocumentUpdates = pgTable(
  'shared_document_updates',
  {
    postId: reference('post_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    bytes: bytea('bytes').notNull(),
    personId: reference('person_id'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
)

export const postComments = pgTable('post_comments', {
  id: identity(),
  postId: reference('post_id').notNull(),
  authorId: reference('author_id'),
  at: instant('at').notNull(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  part: text('part', { enum: TEXT_PARTS }).notNull(),
  start: text('start_position').notNull(),
  end: text('end_position').notNull(),
  quote: text('quote').notNull(),
  text: text('text').notNull(),
  resolvedAt: instant('resolved_at'),
  resolvedBy: reference('resolved_by'),
})

export const previewLinks = pgTable('preview_links', {
  id: randomId(),
  postId: reference('post_id').notNull(),
  authorId: reference('author_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  openedAt: instant('opened_at'),
})
