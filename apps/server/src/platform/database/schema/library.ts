import { LOCALES } from '@mixed-zone/contract/locales'
import { SECTION_LAYOUTS } from '@mixed-zone/contract/rules/section-layouts'
import { type Fixture, FIXTURE_STATES } from '@mixed-zone/contract/schemas/taxonomy'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  bytea,
  identity,
  instant,
  json,
  localised,
  partlyLocalised,
  randomId,
  reference,
  tsvector,
  xid8,
} from './columns.ts'

export const sections = pgTable('sections', {
  textId: text('text_id').primaryKey(),
  position: integer('position').notNull(),
  kind: text('kind', { enum: ['featured', 'regular'] }).notNull(),
  names: localised('names').notNull(),
  descriptions: localised('descriptions').notNull(),
  /** The order of the home page; `position` is that of lists and menus. */
  frontPosition: integer('front_position').notNull().default(0),
  layout: text('layout', { enum: SECTION_LAYOUTS }).notNull().default('index'),
  postLimit: integer('post_limit').notNull().default(3),
  isVisible: boolean('is_visible').notNull().default(true),
})

/** One row. */
export const frontPage = pgTable('front_page', {
  id: boolean('id').primaryKey().default(true),
  leadPostId: reference('lead_post_id'),
  leadUntil: instant('lead_until'),
  version: integer('version').notNull().default(0),
  publishedAt: instant('published_at'),
  draft: json('draft'),
  revision: integer('revision').notNull().default(0),
  changedAt: instant('changed_at'),
})

/** What was published. Version 0 is the page before the first publication. */
export const frontPageVersions = pgTable('front_page_versions', {
  version: integer('version').primaryKey(),
  value: json('value').notNull(),
  publishedAt: instant('published_at'),
  publishedBy: reference('published_by'),
})

export const teams = pgTable('teams', {
  id: identity(),
  textId: text('text_id').notNull(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  mainColour: text('main_colour').notNull(),
  secondColour: text('second_colour').notNull(),
  crestFileId: reference('crest_file_id'),
  /** Empty if it is not known. */
  stadium: text('stadium').notNull().default(''),
  /** Two to four letters or digits, or empty. */
  code: text('code').notNull().default(''),
  city: text('city').notNull().default(''),
  coach: text('coach').notNull().default(''),
  pressContactId: reference('press_contact_id'),
  version: integer('version').notNull().default(1),
  searchText: text('search_text').generatedAlwaysAs(sql`true`),
  sortName: text('sort_name').generatedAlwaysAs(sql`true`),
})

export const categories = pgTable('categories', {
  id: identity(),
  textId: text('text_id').notNull(),
  names: localised('names').notNull(),
  version: integer('version').notNull().default(1),
  searchText: text('search_text').generatedAlwaysAs(sql`true`),
})

export const tags = pgTable('tags', {
  id: identity(),
  textId: text('text_id').notNull(),
  kind: text('kind', { enum: ['topic', 'player', 'matchday'] })
    .notNull()
    .default('topic'),
  names: localised('names').notNull(),
  teamId: reference('team_id'),
  version: integer('version').notNull().default(1),
  searchText: text('search_text').generatedAlwaysAs(sql`true`),
})

/** The tables of rows that can be merged. Tags, players and matchdays share one. */
export const TERM_TABLES = ['team', 'category', 'tag'] as const

export type TermTable = (typeof TERM_TABLES)[number]

export const textIdAliases = pgTable(
  'text_id_aliases',
  {
    kind: text('kind', { enum: TERM_TABLES }).notNull(),
    textId: text('text_id').notNull(),
    teamId: reference('team_id'),
    categoryId: reference('category_id'),
    tagId: reference('tag_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.textId] })],
)

export const termMerges = pgTable('term_merges', {
  id: identity(),
  kind: text('kind', { enum: TERM_TABLES }).notNull(),
  mergedId: bigint('merged_id', { mode: 'number' }).notNull(),
  survivorId: bigint('survivor_id', { mode: 'number' }).notNull(),
  merged: json('merged').notNull(),
  moved: json('moved'),
  crestFileId: reference('crest_file_id'),
  mergedAt: instant('merged_at').notNull(),
  mergedBy: reference('merged_by'),
  undoUntil: instant('undo_until').notNull(),
})

export const matchdays = pgTable('matchdays', {
  tagId: reference('tag_id').primaryKey(),
  tagKind: text('tag_kind').notNull().generatedAlwaysAs('matchday'),
  season: text('season').notNull(),
  number: integer('number').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  version: integer('version').notNull().default(1),
})

/** What a tap on a fixture changes, and what undoing it puts back. Times are ISO texts. */
export interface FixtureLiveState {
  readonly state: Fixture['state']
  readonly homeGoals: number | null
  readonly awayGoals: number | null
  readonly startedAt: string | null
  readonly halfTimeAt: string | null
  readonly finishedAt: string | null
}

export const fixtures = pgTable('fixtures', {
  id: identity(),
  matchdayId: reference('matchday_id').notNull(),
  homeTeamId: reference('home_team_id').notNull(),
  awayTeamId: reference('away_team_id').notNull(),
  names: localised('names'),
  kickOff: instant('kick_off').notNull(),
  state: text('state', { enum: FIXTURE_STATES }).notNull().default('scheduled'),
  homeGoals: integer('home_goals'),
  awayGoals: integer('away_goals'),
  startedAt: instant('started_at'),
  halfTimeAt: instant('half_time_at'),
  finishedAt: instant('finished_at'),
  version: integer('version').notNull().default(1),
  /** When readers were last shown something else. */
  changedAt: instant('changed_at').notNull().default(sql`'epoch'`),
  undo: json('undo').$type<FixtureLiveState>(),
  undoUntil: instant('undo_until'),
})

export const squadMembers = pgTable(
  'squad_members',
  {
    season: text('season').notNull(),
    teamId: reference('team_id').notNull(),
    playerTagId: reference('player_tag_id').notNull(),
    playerTagKind: text('player_tag_kind').notNull().generatedAlwaysAs('player'),
    number: integer('number'),
    position: text('position', { enum: ['goalkeeper', 'defender', 'midfielder', 'winger', 'forward'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.teamId, table.playerTagId] })],
)

export const pressContacts = pgTable('press_contacts', {
  id: identity(),
  name: text('name').notNull(),
  roles: localised('roles').notNull(),
  email: text('email').notNull(),
  telephone: text('telephone').notNull(),
})

export const posts = pgTable('posts', {
  id: randomId(),
  sectionId: text('section_id').notNull(),
  state: text('state', { enum: ['draft', 'review', 'scheduled', 'published', 'archived', 'trash'] })
    .notNull()
    .default('draft'),
  publishedAt: instant('published_at'),
  embargoUntil: instant('embargo_until'),
  newAt: instant('new_at').generatedAlwaysAs((): SQL => sql`greatest(${posts.publishedAt}, ${posts.embargoUntil})`),
  outAt: instant('out_at'),
  announceAt: instant('announce_at').generatedAlwaysAs(
    (): SQL => sql`greatest(${posts.outAt}, ${posts.publishedAt}, ${posts.embargoUntil})`,
  ),
  matchdayId: reference('matchday_id'),
  fixtureId: reference('fixture_id'),
  pressContactId: reference('press_contact_id'),
  leadAssetId: reference('lead_asset_id'),
  // What it is filtered and sorted by. Triggers keep these; nobody writes them.
  teamIds: integer('team_ids').array().notNull().default([]),
  categoryIds: integer('category_ids').array().notNull().default([]),
  tagIds: integer('tag_ids').array().notNull().default([]),
  locales: text('locales', { enum: LOCALES }).array().notNull().default([]),
  /** Folded, in the first of its languages. */
  sortTitle: text('sort_title').notNull().default(''),
  // What it is found by. The search module keeps these.
  titleWords: tsvector('title_words'),
  rankedWords: tsvector('ranked_words'),
  allWords: tsvector('all_words'),
  featuredPosition: integer('featured_position'),
  importKey: text('import_key'),
  importDigest: bytea('import_digest'),
  version: integer('version').notNull().default(1),
  trashedAt: instant('trashed_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Which transaction last inserted, updated or deleted each post. Triggers write it. */
export const postChanges = pgTable('post_changes', {
  postId: reference('post_id').primaryKey(),
  changedIn: xid8('changed_in').notNull().default(sql`pg_current_xact_id()`),
})

export const postTranslations = pgTable(
  'post_translations',
  {
    postId: reference('post_id').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    body: text('body').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale] })],
)

export const postTeams = pgTable(
  'post_teams',
  {
    postId: reference('post_id').notNull(),
    teamId: reference('team_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.teamId] })],
)

export const postCategories = pgTable(
  'post_categories',
  {
    postId: reference('post_id').notNull(),
    categoryId: reference('category_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.categoryId] })],
)

export const postTags = pgTable(
  'post_tags',
  {
    postId: reference('post_id').notNull(),
    tagId: reference('tag_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tagId] })],
)

export const externalLinks = pgTable('external_links', {
  id: identity(),
  postId: reference('post_id').notNull(),
  position: integer('position').notNull().default(0),
  titles: localised('titles').notNull(),
  url: text('url').notNull(),
})

export const quickLinks = pgTable('quick_links', {
  id: identity(),
  position: integer('position').notNull().default(0),
  titles: partlyLocalised('titles').notNull(),
  url: text('url').notNull(),
  icon: text('icon').notNull(),
})
