import { NETWORKS } from '@mixed-zone/contract/schemas/social'
import { FEED_PROBLEMS } from '@mixed-zone/contract/schemas/studio/social-accounts'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'

export const socialAccounts = pgTable('social_accounts', {
  id: identity(),
  position: integer('position').notNull().default(0),
  network: text('network', { enum: NETWORKS }).notNull(),
  handle: text('handle').notNull(),
  url: text('url').notNull(),
  feedUrl: text('feed_url'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  nextFetchAt: instant('next_fetch_at').notNull(),
  failures: integer('failures').notNull().default(0),
  failingSince: instant('failing_since'),
  createdAt: instant('created_at').notNull(),
  version: integer('version').notNull().default(1),
  readAt: instant('read_at'),
  problem: text('problem', { enum: FEED_PROBLEMS }),
  problemStatus: integer('problem_status'),
  fetchRequestedAt: instant('fetch_requested_at'),
})

export const socialItems = pgTable('social_items', {
  id: identity(),
  accountId: reference('account_id').notNull(),
  guid: text('guid').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  url: text('url').notNull(),
  imageUrl: text('image_url'),
  imageFileId: reference('image_file_id'),
  publishedAt: instant('published_at'),
  seenAt: instant('seen_at').notNull(),
  /** Items without a date are sorted by when they were first seen. */
  sortedAt: instant('said_at').notNull().generatedAlwaysAs(sql`coalesce(published_at, seen_at)`),
})
