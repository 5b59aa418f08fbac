import * as z from 'zod/mini'
import { ASSET_KINDS, pictureSchema, RENDITIONS, rightsSchema } from './asset.ts'
import { localeSchema } from './locale.ts'
import { idSchema } from './id.ts'

/** Where a file or a zip is fetched, for those who ask for an address instead of bytes. */
export const downloadSchema = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  expiresAt: z.iso.datetime(),
})

export type Download = z.output<typeof downloadSchema>

/** What one zip can hold; exactly one is said. */
export const ZIP_SOURCES = ['postId', 'assetIds', 'fixtureId', 'matchday', 'basket'] as const

export const zipFields = {
  postId: z.optional(idSchema),
  assetIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(70_000))),
  fixtureId: z.optional(idSchema),
  matchday: z.optional(idSchema),
  basket: z.optional(z.literal(true)),
  rendition: z.optional(z.enum(RENDITIONS)),
  /** The language of captions and texts; the caller's where it is not said. */
  locale: z.optional(localeSchema),
  /** Only what the caller has not downloaded before. */
  since: z.optional(z.literal('last')),
}

export const basketItemSchema = z.object({
  assetId: z.string(),
  kind: z.enum(ASSET_KINDS),
  name: z.string(),
  size: z.int(),
  caption: z.string(),
  image: z.nullable(pictureSchema),
  rights: z.nullable(rightsSchema),
  /** False once it is recalled or past its rights: it stays in the list, and out of the zip. */
  isAvailable: z.boolean(),
  post: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
  addedAt: z.iso.datetime(),
})

export type BasketItem = z.output<typeof basketItemSchema>

/** Size and count are of what can be downloaded. */
export const basketSchema = z.object({ items: z.array(basketItemSchema), size: z.int(), count: z.int() })

export type Basket = z.output<typeof basketSchema>
