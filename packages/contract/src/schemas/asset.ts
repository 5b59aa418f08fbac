import * as z from 'zod/mini'

export const ASSET_KINDS = ['image', 'video', 'text', 'file'] as const

export type AssetKind = (typeof ASSET_KINDS)[number]

/** What can be requested. `original` is the uploaded file. */
export const RENDITIONS = ['original', '1920', '1080', 'thumb'] as const

export type Rendition = (typeof RENDITIONS)[number]

/** The longest side of each generated rendition. 640 px is for pictures in a grid, on the screen only. */
export const RENDITION_SIDES_PX = { '1920': 1920, '1080': 1080, '640': 640, thumb: 480 } as const

export type MadeRendition = keyof typeof RENDITION_SIDES_PX

/** Largest first. */
export const MADE_RENDITIONS = ['1920', '1080', '640', 'thumb'] as const satisfies readonly MadeRendition[]

const focalPointSchema = z.object({ x: z.number(), y: z.number() })

/** `until` is the last day on which the file may be downloaded. */
export const rightsSchema = z.object({ text: z.string(), until: z.nullable(z.iso.date()) })

/** Everything for an `<img>`: URLs of all sizes, and a placeholder until it is loaded. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** A tiny preview as a data URL. */
  placeholder: z.string(),
  focalPoint: focalPointSchema,
  credit: z.string(),
  rights: z.optional(rightsSchema),
  sources: z.array(z.object({ url: z.string(), width: z.int() })),
})

export type Picture = z.output<typeof pictureSchema>

/** Bytes with pictures at 1920 px, without their labels. Absent if a download of that size gets the originals. */
export const smallSizeSchema = z.optional(z.int())

export const assetSchema = z.object({
  id: z.string(),
  kind: z.enum(ASSET_KINDS),
  name: z.string(),
  size: z.int(),
  smallSize: smallSizeSchema,
  type: z.string(),
  credit: z.string(),
  caption: z.string(),
  alt: z.string(),
  rights: z.nullable(rightsSchema),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Seconds. */
  duration: z.optional(z.number()),
  mediaId: z.optional(z.string()),
  thumb: z.optional(z.string()),
  placeholder: z.optional(z.string()),
  focalPoint: z.optional(focalPointSchema),
  /** The URL of the original; null for a video on an external host, a recalled file, and one whose rights have ended. */
  url: z.nullable(z.string()),
  renditions: z.array(
    z.object({
      name: z.enum(MADE_RENDITIONS),
      url: z.string(),
      type: z.string(),
      width: z.int(),
      height: z.int(),
      /** Of a JPEG without its label: the caption and rights that each download adds, some kB. `get-file-url` returns the exact size. */
      size: z.int(),
    }),
  ),
  /** Files of their own: a post's zip contains them. */
  subtitles: z.array(z.object({ id: z.string(), locale: z.string(), url: z.string(), size: z.int() })),
  /** The URLs of a recalled file return 410. */
  recalled: z.optional(z.object({ at: z.iso.datetime(), reason: z.string() })),
})

export type Asset = z.output<typeof assetSchema>
