import * as z from 'zod/mini'
import { localeSchema } from '../locale.ts'
import { idSchema } from '../id.ts'

/** What becomes of a file at the next publication. One that was set aside is kept in the draft; one that was removed is deleted after 30 days. */
export const ASSET_STATES = ['used', 'aside', 'removed'] as const

export const assetStateSchema = z.enum(ASSET_STATES)

export type AssetState = z.output<typeof assetStateSchema>

const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** Fractions of the width and height of a picture. */
export const focalPointSchema = z.object({ x: fraction, y: fraction })

/** The part of a picture that no crop may cut off. */
export const frameSchema = z.object({ x: fraction, y: fraction, width: fraction, height: fraction })

export type Frame = z.output<typeof frameSchema>

const MAX_PLAYERS = 30
const MAX_MINUTE = 130

/** What editors say about a file beside its texts. Saved as one fact with a version. */
const assetDetailFields = {
  state: assetStateSchema,
  /** Null: where the eye is drawn to, as `suggestedFocalPoint` says, else the centre. */
  focalPoint: z.nullable(focalPointSchema),
  frame: z.nullable(frameSchema),
  /** Ids of the players in a picture, the first ones first, for `{player}`. */
  players: z.array(idSchema).check(z.maxLength(MAX_PLAYERS)),
  /** Of the match, for `{minute}`. */
  minute: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_MINUTE))),
}

export const assetDetailsSchema = z.object(assetDetailFields)

export type AssetDetails = z.output<typeof assetDetailsSchema>

/** `version` is the one that the person saw; if it is another by now, the error is `conflict`, with `current` and `version`. */
export const assetDetailsChangeSchema = z.object({ ...assetDetailFields, version: z.int().check(z.minimum(0)) })

/** What the camera or the agency wrote into a file. */
export const cameraTextsSchema = z.object({
  /** By the languages in which they could be recognised. */
  captions: z.partialRecord(localeSchema, z.string()),
  credit: z.string(),
  copyright: z.string(),
  /** Such as "El Tajo, Vega Real". */
  place: z.string(),
  keywords: z.array(z.string()),
})

export type CameraTexts = z.output<typeof cameraTextsSchema>

/** `waiting`: its sizes are still being made. `failed`: it cannot be shown. */
export const PREPARATION_STATES = ['waiting', 'ready', 'failed'] as const

/** What the server found out about the bytes of a file. */
export const fileInfoSchema = z.object({
  state: z.enum(PREPARATION_STATES),
  mediaType: z.string(),
  capturedAt: z.nullable(z.iso.datetime()),
  colourProfile: z.nullable(z.string()),
  /** 16 hexadecimal digits; pictures look alike if few bits differ. Null if it is no picture. */
  perceptualHash: z.nullable(z.string()),
  sharpness: z.nullable(z.number()),
  suggestedFocalPoint: z.nullable(focalPointSchema),
  durationMs: z.nullable(z.number()),
  videoCodec: z.nullable(z.string()),
  audioCodec: z.nullable(z.string()),
  /** A 720p copy of a video. `percent` while it is being made; null where the server cannot make one. */
  preview: z.nullable(z.object({ url: z.nullable(z.string()), percent: z.number() })),
  /** The first pages of a document as pictures; empty where the server cannot draw them. */
  pages: z.array(z.string()),
  /** Of the whole document. */
  pageCount: z.nullable(z.number()),
})

export type FileInfo = z.output<typeof fileInfoSchema>

/** New bytes or a new poster, which readers get at the next publication. */
export const assetChangeSchema = z.object({
  id: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  thumbnail: z.nullable(z.string()),
  url: z.nullable(z.string()),
  state: z.enum(PREPARATION_STATES),
})

export const subtitlesSchema = z.object({
  id: z.string(),
  locale: localeSchema,
  name: z.string(),
  /** Null where it cannot be read. */
  url: z.nullable(z.string()),
  isPublished: z.boolean(),
})

/** Where the texts of a file come from, until somebody edits them. */
export const CAMERA_FIELDS = ['es', 'en', 'pt', 'credit'] as const

export type CameraField = (typeof CAMERA_FIELDS)[number]
