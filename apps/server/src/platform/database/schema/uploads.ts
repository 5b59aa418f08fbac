import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, json, randomId, reference } from './columns.ts'

export const uploads = pgTable('uploads', {
  id: randomId(),
  personId: reference('person_id').notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
  lastModified: instant('last_modified'),
  sha256: bytea('sha256'),
  target: json('target').$type<FileTarget>().notNull(),
  postId: reference('post_id'),
  chosenOrder: bigint('chosen_order', { mode: 'number' }),
  publishWhenReady: boolean('publish_when_ready').notNull().default(false),
  lease: uuid('lease'),
  leasedUntil: instant('leased_until'),
  finishedAt: instant('finished_at'),
  assetId: reference('asset_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
