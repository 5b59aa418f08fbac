import * as z from 'zod/mini'
import { ASSET_KINDS, pictureSchema, RENDITIONS, rightsSchema, smallSizeSchema } from './asset.ts'
import { localeSchema } from './locale.ts'
import { idSchema } from './id.ts'

/** The URL of a file or a zip, for callers who accept JSON only. */
export const downloadSchema = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  expiresAt: z.iso.datetime(),
})

export type Download = z.output<typeof downloadSchema>

/** Exactly one of them is given. */
export const ZIP_SOURCES = ['postId', 'assetIds', 'fixtureId', 'matchday', 'basket'] as const

export const zipFields = {
  postId: z.optional(idSchema),
  assetIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(70_000))),
  fixtureId: z.optional(idSchema),
  matchday: z.optional(idSchema),
  basket: z.optional(z.literal(true)),
  rendition: z.optional(z.enum(RENDITIONS)),
  /** The language of captions and texts. Default: the caller's. */
  locale: z.optional(localeSchema),
  /** Only what the caller has not downloaded before. */
  since: z.optional(z.literal('last')),
}

export const basketItemSchema = z.object({
  assetId: z.string(),
  kind: z.enum(ASSET_KINDS),
  name: z.string(),
  size: z.int(),
  smallSize: smallSizeSchema,
  caption: z.string(),
  image: z.nullable(pictureSchema),
  rights: z.nullable(rightsSchema),
  /** False if it is recalled or its rights have ended: it stays in the list, but not in the zip. */
  isAvailable: z.boolean(),
  post: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
  addedAt: z.iso.datetime(),
})

export type BasketItem = z.output<typeof basketItemSchema>

/** Size and count of the available files. */
export const basketSchema = z.object({ items: z.array(basketItemSchema), size: z.int(), count: z.int() })

export type Basket = z.output<typeof basketSchema>
