import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { localeSchema } from '../locale.ts'
import { factFieldSchema } from './post-facts.ts'

/**
 * Why a version was stored.
 * - `published`: published, scheduled or updated,
 * - `left`: somebody left the editor,
 * - `idle`: nobody wrote for ten minutes,
 * - `corrected`: a correction was announced,
 * - `before-restore`: what an older version replaced,
 * - `restored`: an older version became the draft.
 */
export const VERSION_REASONS = ['published', 'left', 'idle', 'corrected', 'before-restore', 'restored'] as const

export type VersionReason = (typeof VERSION_REASONS)[number]

/** A member of staff, or somebody who has left since: then the name is empty. */
export const authorSchema = z.object({ id: z.string(), name: z.string() })

export const TEXT_PARTS = ['title', 'summary', 'body'] as const

/** What differs from the version before. */
const versionChangesSchema = z.object({
  texts: z.array(z.object({ locale: localeSchema, part: z.enum(TEXT_PARTS) })),
  facts: z.array(factFieldSchema),
  /** Files whose texts, order or presence differ. */
  captions: z.number(),
})

const versionFields = {
  number: z.number(),
  reason: z.enum(VERSION_REASONS),
  at: z.iso.datetime(),
  /** Those who changed something since the version before. */
  authors: z.array(authorSchema),
}

export const versionItemSchema = z.object({ ...versionFields, changes: versionChangesSchema })

export type VersionItem = z.output<typeof versionItemSchema>

const versionTextsSchema = z.object({ title: z.string(), summary: z.string(), body: z.string() })

/** The texts of the files of a post, for each language that has one. */
const localisedTextSchema = z.object({
  es: z.optional(z.string()),
  en: z.optional(z.string()),
  pt: z.optional(z.string()),
})

/** A version as it is compared: bodies are clean HTML, facts are names in the caller's language. */
export const versionSchema = z.object({
  ...versionFields,
  texts: z.object({
    es: z.optional(versionTextsSchema),
    en: z.optional(versionTextsSchema),
    pt: z.optional(versionTextsSchema),
  }),
  /** In the order of `FACT_FIELDS`; no values if a field is empty. The embargo is a time, in ISO 8601. */
  facts: z.array(z.object({ field: factFieldSchema, values: z.array(z.string()) })),
  /** In the order of the files. */
  captions: z.array(
    z.object({
      assetId: z.string(),
      name: z.string(),
      captions: localisedTextSchema,
      alternatives: localisedTextSchema,
      credit: z.string(),
    }),
  ),
})

export type Version = z.output<typeof versionSchema>

const MAX_QUOTE_CHARACTERS = 2_000
const MAX_COMMENT_CHARACTERS = 2_000
const MAX_POSITION_CHARACTERS = 1_000

/** Any text that PostgreSQL can store, except for empty ones. */
const nonEmptyText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\0\p{Surrogate}]*$/u))

/** Yjs' relative position as base64: it stays at its passage while others write. */
const positionSchema = z.string().check(z.maxLength(MAX_POSITION_CHARACTERS), z.regex(/^[A-Za-z\d+/]+={0,2}$/))

const passageFields = {
  locale: localeSchema,
  part: z.enum(TEXT_PARTS),
  start: positionSchema,
  end: positionSchema,
}

export const newCommentSchema = z.object({
  ...passageFields,
  /** The passage as it was when the comment was written. */
  quote: nonEmptyText(MAX_QUOTE_CHARACTERS),
  text: nonEmptyText(MAX_COMMENT_CHARACTERS),
})

export const commentSchema = z.object({
  id: z.string(),
  locale: localeSchema,
  part: z.enum(TEXT_PARTS),
  start: z.string(),
  end: z.string(),
  quote: z.string(),
  text: z.string(),
  author: authorSchema,
  at: z.iso.datetime(),
  resolved: z.nullable(z.object({ by: authorSchema, at: z.iso.datetime() })),
})

export type Comment = z.output<typeof commentSchema>

/** How long a preview link is valid. */
export const PREVIEW_LINK_HOURS = 24

export const previewLinkSchema = z.object({
  id: z.string(),
  author: authorSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When somebody last opened it; null if nobody has. */
  openedAt: z.nullable(z.iso.datetime()),
  /** Also if its author lost the permission. */
  isValid: z.boolean(),
})

export type PreviewLink = z.output<typeof previewLinkSchema>

/** The address is shown once: only its hash is stored. */
export const createdPreviewLinkSchema = z.extend(previewLinkSchema, { url: z.string() })

const MAX_NOTE_CHARACTERS = 1_000

/** What journalists read: in every language. */
export const noteSchema = z.object({
  es: nonEmptyText(MAX_NOTE_CHARACTERS),
  en: nonEmptyText(MAX_NOTE_CHARACTERS),
  pt: nonEmptyText(MAX_NOTE_CHARACTERS),
})

/**
 * Who gets a notice in the portal.
 * - `changed`: those who downloaded the named file; the same as `all` if none is named,
 * - `all`: everybody who downloaded anything of the post or copied its text,
 * - `nobody`: only the note on the post.
 */
export const NOTICE_AUDIENCES = ['changed', 'all', 'nobody'] as const

export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number]

export const noticeAudienceSchema = z.enum(NOTICE_AUDIENCES)

/** A note in a published post that says what was corrected. */
export const correctionSchema = z.object({
  texts: noteSchema,
  /** The file that it is about. Default: the whole post. */
  assetId: z.optional(idSchema),
  notify: noticeAudienceSchema,
})

/** The post's new version, and how many people got a notice. */
export const noticedSchema = z.object({ version: z.number(), notified: z.number() })

/** Another file with the same bytes as one that is to be recalled. */
export const assetCopySchema = z.object({
  assetId: z.string(),
  name: z.string(),
  post: z.object({ id: z.string(), title: z.string(), version: z.number() }),
  isRecalled: z.boolean(),
})

export type AssetCopy = z.output<typeof assetCopySchema>

/** Somebody who downloaded a post or one of its files. */
export const recipientSchema = z.object({
  id: z.string(),
  name: z.string(),
  companyName: z.string(),
  mediaType: z.string(),
  country: z.string(),
  locale: localeSchema,
  /** The latest download. */
  downloadedAt: z.iso.datetime(),
  /** Null without the permission `users`. */
  contact: z.nullable(z.object({ email: z.string(), telephone: z.string() })),
})

export type Recipient = z.output<typeof recipientSchema>

/** Of all recipients, not only of the page. */
export const recipientsSummarySchema = z.object({
  media: z.number(),
  countries: z.number(),
  /** Agencies may have passed it on. */
  agencies: z.number(),
  locales: z.object({ es: z.number(), en: z.number(), pt: z.number() }),
})
