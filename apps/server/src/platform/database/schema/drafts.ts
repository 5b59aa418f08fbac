import type { Locale } from '@mixed-zone/contract/locales'
import { VERSION_REASONS } from '@mixed-zone/contract/schemas/studio/versions'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, json, reference, tsvector } from './columns.ts'

export const postFacts = pgTable(
  'post_facts',
  {
    postId: reference('post_id').notNull(),
    field: text('field').notNull(),
    value: json('value').notNull(),
    version: integer('version').notNull().default(1),
    publishedVersion: integer('published_version').notNull().default(0),
    changedBy: reference('changed_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.field] })],
)

/** A language of a draft that has a title. */
export interface DraftLanguage {
  readonly title: string
  readonly hasText: boolean
  /** The others are translated from it. */
  readonly isOriginal: boolean
  /** The original has changed since this translation was reviewed. */
  readonly isOutdated: boolean
  /** Written by a machine, and nobody has read it. */
  readonly isUnread: boolean
}

export type DraftLanguages = Readonly<Partial<Record<Locale, DraftLanguage>>>

export const postDrafts = pgTable('post_drafts', {
  postId: reference('post_id').primaryKey(),
  isStale: boolean('is_stale').notNull().default(true),
  documentNumber: bigint('document_number', { mode: 'number' }).notNull().default(0),
  publishedNumber: bigint('published_number', { mode: 'number' }),
  languages: json('languages').$type<DraftLanguages>(),
  sortTitle: text('sort_title').generatedAlwaysAs(sql`true`),
  words: tsvector('words').notNull().default(''),
  sectionId: text('section_id'),
  teamIds: integer('team_ids').array().notNull().default([]),
  categoryIds: integer('category_ids').array().notNull().default([]),
  tagIds: integer('tag_ids').array().notNull().default([]),
  matchdayId: reference('matchday_id'),
  fixtureId: reference('fixture_id'),
  changedAt: instant('changed_at').notNull(),
  note: text('note'),
  noteBy: reference('note_by'),
  notedAt: instant('noted_at'),
})

export const postAuthors = pgTable(
  'post_authors',
  {
    postId: reference('post_id').notNull(),
    personId: reference('person_id').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.personId] })],
)

export const postVersions = pgTable('post_versions', {
  id: identity(),
  postId: reference('post_id').notNull(),
  number: integer('number').notNull(),
  reason: text('reason', { enum: VERSION_REASONS }).notNull(),
  at: instant('at').notNull(),
  authorIds: bigint('author_ids', { mode: 'number' }).array().notNull().default([]),
  texts: json('texts').notNull(),
  facts: json('facts').notNull(),
  /** The column was named when it held captions alone. */
  assets: json('captions').notNull(),
})

export const pendingPublications = pgTable('pending_publications', {
  postId: reference('post_id').primaryKey(),
  kind: text('kind', { enum: ['publish', 'update'] }).notNull(),
  at: instant('at').notNull(),
  undoUntil: instant('undo_until').notNull(),
  versionNumber: integer('version_number').notNull(),
  requestedBy: reference('requested_by'),
  before: json('before').notNull(),
  correction: json('correction'),
})

export const postUsageTotals = pgTable('post_usage_totals', {
  postId: reference('post_id').primaryKey(),
  views: integer('views').notNull().default(0),
  downloads: integer('downloads').notNull().default(0),
})

export const postUsageCounted = pgTable('post_usage_counted', {
  id: boolean('id').primaryKey().default(true),
  until: instant('until').notNull(),
})
