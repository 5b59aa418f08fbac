import * as z from 'zod/mini'
import { ASSET_KINDS } from '../asset.ts'
import { idSchema } from '../id.ts'
import { localeSchema } from '../locale.ts'
import { assetTextsChangeSchema, inEachLanguage, studioAssetSchema } from './post-facts.ts'

/** Lower-case hexadecimal SHA-256. */
export const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Where a file goes. Nothing: into the inbox. At most one of the last three, each of them with `postId`. */
export const fileTargetSchema = z.object({
  postId: z.optional(idSchema),
  /** The file whose bytes it replaces at the next publication. */
  replaces: z.optional(idSchema),
  /** The video whose poster it becomes at the next publication. */
  posterOf: z.optional(idSchema),
  /** The video whose subtitles it holds. */
  subtitles: z.optional(z.object({ of: idSchema, locale: localeSchema })),
})

export type FileTarget = z.output<typeof fileTargetSchema>

/**
 * Files of one person get positions in a post by it, whichever of them arrives first: microseconds since 1970 at which the file was chosen,
 * counted on inside one drop.
 */
export const chosenOrderSchema = z.int().check(z.nonnegative())

/** An upload of the caller that has not ended, on whatever device. */
export const pendingUploadSchema = z.object({
  id: z.string(),
  /** Of tus. */
  url: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  receivedBytes: z.number(),
  /** When the file was last modified, as its browser said; tells whether a chosen file is the same. */
  lastModified: z.nullable(z.iso.datetime()),
  target: fileTargetSchema,
  /** The title of the post, in the caller's language. */
  postTitle: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export type PendingUpload = z.output<typeof pendingUploadSchema>

const postNameSchema = z.object({ id: z.string(), title: z.nullable(z.string()) })

export const knownFileSchema = z.object({
  sha256: sha256Schema,
  assetId: z.string(),
  name: z.string(),
  kind: z.enum(ASSET_KINDS),
  thumbnail: z.nullable(z.string()),
  posts: z.array(postNameSchema),
})

export type KnownFile = z.output<typeof knownFileSchema>

export const MAX_DIGESTS = 500

/** Where the bytes of a file are used. */
export const fileUsesSchema = z.object({
  uses: z.array(
    z.object({
      assetId: z.string(),
      /** Null in the inbox. */
      post: z.nullable(postNameSchema),
      isPublished: z.boolean(),
      isLead: z.boolean(),
      /** In the text itself. */
      isInText: z.boolean(),
    }),
  ),
  /** People who have downloaded it from any of these posts, alone or inside a zip. */
  recipients: z.number(),
})

export type FileUses = z.output<typeof fileUsesSchema>

export const MAX_SELECTED_ASSETS = 1_000

export const assetIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_SELECTED_ASSETS))

export const manyAssetTextsSchema = z.object({
  changes: z.array(z.object({ assetId: idSchema, texts: assetTextsChangeSchema })).check(
    z.minLength(1),
    z.maxLength(MAX_SELECTED_ASSETS),
    // The second change of a file would have the version from before the first one.
    z.refine((changes) => new Set(changes.map(({ assetId }) => assetId)).size === changes.length, 'format'),
  ),
})

/** Each file on its own: what somebody else has changed meanwhile is not overwritten, and named. */
export const manyAssetTextsSavedSchema = z.object({
  saved: z.array(studioAssetSchema),
  conflicts: z.array(studioAssetSchema),
})

const squadMemberSchema = z.object({
  /** Of the player's tag. */
  playerId: z.string(),
  name: z.string(),
  teamId: z.string(),
  number: z.nullable(z.int()),
})

/** What the variables of captions stand for in this post, in each language. */
export const captionContextSchema = z.object({
  /** Of both clubs of the match, else of the clubs of the post. */
  squad: z.array(squadMemberSchema),
  /** The players that files name, whether or not they are in the squad. */
  players: z.array(z.object({ id: z.string(), name: z.string(), teamId: z.nullable(z.string()) })),
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  match: z.nullable(
    z.object({
      homeTeamId: z.string(),
      awayTeamId: z.string(),
      names: inEachLanguage(z.string()),
      stadium: z.nullable(z.string()),
      dates: inEachLanguage(z.string()),
    }),
  ),
})

export type CaptionContext = z.output<typeof captionContextSchema>

export const INBOX_SORTS = ['createdAt', 'capturedAt', 'name'] as const

/** A file without a post. */
export const inboxFileSchema = z.object({
  ...studioAssetSchema.shape,
  uploadedAt: z.iso.datetime(),
  /** When it will be deleted. */
  expiresAt: z.iso.datetime(),
})

export type InboxFile = z.output<typeof inboxFileSchema>

export const inboxFilterFields = {
  kind: z.optional(z.enum(ASSET_KINDS)),
  /** Words of the name, the captions or the keywords. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Those of the caller alone. */
  mine: z.optional(z.literal('true')),
}

export const inboxMoveSchema = z.object({
  ids: assetIdsSchema,
  /** Without it, a new post is created. */
  postId: z.optional(idSchema),
})
