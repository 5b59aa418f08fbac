import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { localeSchema } from '../locale.ts'
import {
  colleagueSchema,
  factsSchema,
  fixtureChoiceSchema,
  inEachLanguage,
  matchdayChoiceSchema,
  studioAssetSchema,
  tagChoiceSchema,
} from './post-facts.ts'
import { correctionSchema } from './versions.ts'

/** As the studio shows them. `embargoed` is published, for those who see embargoed posts alone. */
export const POST_VIEW_STATES = ['draft', 'review', 'scheduled', 'embargoed', 'published', 'archived', 'trash'] as const

export const postViewStateSchema = z.enum(POST_VIEW_STATES)

export type PostViewState = z.output<typeof postViewStateSchema>

/**
 * How far a language is. `none`: no title, so the post does not exist in it. `draft`: no text yet, or one by a machine that nobody has read. `outdated`: the
 * original has changed since the translation was reviewed.
 */
export const TRANSLATION_STATES = ['none', 'draft', 'ready', 'outdated'] as const

export const translationStateSchema = z.enum(TRANSLATION_STATES)

export type TranslationState = z.output<typeof translationStateSchema>

const partlyLocalisedSchema = z.object({
  es: z.optional(z.string()),
  en: z.optional(z.string()),
  pt: z.optional(z.string()),
})

export const studioPostSchema = z.object({
  id: z.string(),
  state: postViewStateSchema,
  /** The text id of the section; null until it was chosen. */
  section: z.nullable(z.string()),
  /** Of the draft. */
  titles: partlyLocalisedSchema,
  translationStates: inEachLanguage(translationStateSchema),
  /** The language that the others are translated from; null without a title. */
  original: z.nullable(localeSchema),
  /** Ids, as in the choices. */
  teams: z.array(z.string()),
  categories: z.array(z.string()),
  /** Who wrote in it, the latest first. */
  authors: z.array(colleagueSchema),
  /** Of the draft. */
  changedAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
  embargoUntil: z.nullable(z.iso.datetime()),
  trashedAt: z.nullable(z.iso.datetime()),
  /** The draft differs from what is published or scheduled. */
  hasChanges: z.boolean(),
  correctedAt: z.nullable(z.iso.datetime()),
  thumbnail: z.nullable(z.string()),
  pictures: z.number(),
  videos: z.number(),
  files: z.number(),
  views: z.number(),
  downloads: z.number(),
  /** Has a title, so there is something to show. */
  isPreviewable: z.boolean(),
  /** From 0, the lead story; null if it is not featured. */
  featuredPosition: z.nullable(z.number()),
  /** Of the post's row; publishing calls send it back. */
  version: z.number(),
})

export type StudioPost = z.output<typeof studioPostSchema>

export const POST_SORTS = ['changedAt', 'publishedAt', 'title', 'state', 'views', 'downloads'] as const

export const postFilterFields = {
  /** Words of titles, texts, captions, players and tags, in any language and without accents. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Without it, everything but the trash. */
  state: z.optional(postViewStateSchema),
  /** A text id. */
  section: z.optional(z.string().check(z.maxLength(100))),
  team: z.optional(idSchema),
  category: z.optional(idSchema),
  /** A topic or a player. */
  tag: z.optional(idSchema),
  matchday: z.optional(idSchema),
  fixture: z.optional(idSchema),
  /** Somebody who wrote in it. `me` is the caller. */
  author: z.optional(idSchema),
  /** Those that are missing in this language. */
  locale: z.optional(localeSchema),
  /** Featured ones alone. */
  featured: z.optional(z.literal('true')),
  /** Days of the league on which the post was changed, or published if it is; both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

export const POSTS_EXPORT_COLUMNS = [
  'title',
  'state',
  'section',
  'languages',
  'authors',
  'changedAt',
  'publishedAt',
  'embargoUntil',
  'views',
  'downloads',
] as const

export const postsSummarySchema = z.object({
  /** Without the trash. */
  all: z.number(),
  /** Of the caller. */
  mine: z.number(),
  states: z.object({
    draft: z.number(),
    review: z.number(),
    scheduled: z.number(),
    embargoed: z.number(),
    published: z.number(),
    archived: z.number(),
    trash: z.number(),
  }),
  /** Without a title in the language. */
  missing: inEachLanguage(z.number()),
  authors: z.array(colleagueSchema),
})

export type PostsSummary = z.output<typeof postsSummarySchema>

/** What takes effect later, or can still be undone. */
const pendingSchema = z.object({
  kind: z.enum(['publish', 'update']),
  /** When readers see it. */
  at: z.iso.datetime(),
  /** The number of the version that goes out; null if it was not published from the studio. */
  version: z.nullable(z.number()),
  /** Until when `undoPublish` works; null if no longer. */
  undoUntil: z.nullable(z.iso.datetime()),
})

export const postDetailSchema = z.object({
  id: z.string(),
  state: postViewStateSchema,
  /** Publishing calls send it back. Saving texts and facts does not change it. */
  version: z.number(),
  createdAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
  embargoUntil: z.nullable(z.iso.datetime()),
  trashedAt: z.nullable(z.iso.datetime()),
  pending: z.nullable(pendingSchema),
  facts: factsSchema,
  /** The tags, players, matchday and fixture that the facts name, which the choices may lack. */
  references: z.object({
    tags: z.array(tagChoiceSchema),
    matchdays: z.array(matchdayChoiceSchema),
    fixtures: z.array(fixtureChoiceSchema),
  }),
  hasChanges: z.boolean(),
  assets: z.array(studioAssetSchema),
  authors: z.array(colleagueSchema),
  /** What the reviewer or the author was told last, while it is in review or was sent back. */
  note: z.nullable(z.object({ text: z.string(), by: z.nullable(colleagueSchema), at: z.iso.datetime() })),
  /** How often its files were downloaded, and by how many people. */
  downloads: z.number(),
  recipients: z.number(),
  featuredPosition: z.nullable(z.number()),
  /** A service for machine translation is configured. */
  canTranslate: z.boolean(),
  /** The caller may publish, schedule, archive and unpublish. */
  canPublish: z.boolean(),
})

export type PostDetail = z.output<typeof postDetailSchema>

/** What is missing. `assetIds` and `locales` say where. */
const checkFields = {
  locales: z.optional(z.array(localeSchema)),
  assetIds: z.optional(z.array(z.string())),
  count: z.optional(z.number()),
}

export const BLOCKING_CHECKS = [
  'title-missing',
  'text-too-long',
  'rights-missing',
  'file-recalled',
  'file-broken',
] as const

export const WARNING_CHECKS = [
  'language-missing',
  'section-missing',
  'lead-image-missing',
  'category-missing',
  'contact-missing',
  'caption-missing',
  'alternative-missing',
  'translation-outdated',
  'translation-unread',
] as const

export const checklistSchema = z.object({
  blocking: z.array(z.object({ kind: z.enum(BLOCKING_CHECKS), ...checkFields })),
  warnings: z.array(z.object({ kind: z.enum(WARNING_CHECKS), ...checkFields })),
  /** How many checks there are, to say how many pass. */
  checks: z.number(),
  /** People who see a post under embargo, for the dialog. */
  embargoReaders: z.number(),
})

export type Checklist = z.output<typeof checklistSchema>

const versionField = { version: z.int().check(z.minimum(0)) }

/** `version` is the one that the person saw; if it is another by now, the error is `conflict`. */
export const postVersionSchema = z.object(versionField)

export const publicationSchema = z.object({
  ...versionField,
  /**
   * Default: now, which is ten seconds later. A scheduled post is updated by sending its own time again. A published post is updated without
   * any.
   */
  at: z.optional(z.iso.datetime()),
  /** Default: the embargo of the facts. Not for a published post, whose embargo `setPostEmbargo` changes. */
  embargoUntil: z.optional(z.nullable(z.iso.datetime())),
  /** The embargo of the facts that the person saw; if it is another by now, the error is `conflict`. Saving a fact changes no `version`. */
  seenEmbargo: z.optional(z.nullable(z.iso.datetime())),
  /** Only for the update of a published post, with which it goes out: undoing the update takes it back too. */
  correction: z.optional(correctionSchema),
})

export const embargoChangeSchema = z.object({ ...versionField, until: z.nullable(z.iso.datetime()) })

const noteSchema = z.string().check(z.trim(), z.maxLength(2_000))

export const reviewRequestSchema = z.object({ ...versionField, note: z.optional(noteSchema) })

export const changesWantedSchema = z.object({ ...versionField, note: noteSchema.check(z.minLength(1)) })

/** Of a post, in each language. */
export const MAX_TITLE_CHARACTERS = 300

export const newPostSchema = z.object({
  /** In the language of the call. */
  title: z.optional(z.string().check(z.trim(), z.maxLength(MAX_TITLE_CHARACTERS))),
  /** A text id. */
  sectionId: z.optional(idSchema),
  fixtureId: z.optional(idSchema),
  categoryId: z.optional(idSchema),
})

export const MAX_FEATURED_POSTS = 20

export const featuredSchema = z.object({
  /** In order; the first is the lead story. */
  ids: z.array(idSchema).check(z.maxLength(MAX_FEATURED_POSTS)),
})

export const featuredChangeSchema = z.extend(featuredSchema, {
  /** The order that the person saw; another one is a conflict. */
  previousIds: z.array(idSchema),
})
