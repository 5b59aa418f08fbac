import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea, instant, reference } from './columns.ts'

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
