import type { Locale } from '@mixed-zone/contract/locales'
import {
  type MadeRendition,
  type Rendition,
  RENDITION_SIDES_PX,
  RENDITIONS,
  VIDEO_THUMB_WIDTHS_PX,
  videoThumbPath,
} from '@mixed-zone/contract/schemas/asset'
import type { TextFormat } from '@mixed-zone/contract/schemas/post'

/** What an address asks of an asset: the original, a size for the screen (WebP), or that size for download (JPEG). */
export type ServedRendition = Rendition | `${MadeRendition}-jpeg`

export const SERVED_RENDITIONS: readonly ServedRendition[] = [
  ...RENDITIONS,
  // Object.keys gives the keys of a record written above, and no others.
  ...(Object.keys(RENDITION_SIDES_PX) as MadeRendition[]).map((name) => `${name}-jpeg` as const),
]

export type ThumbWidth = (typeof VIDEO_THUMB_WIDTHS_PX)[number]

export interface AddressedAsset {
  readonly id: number
  readonly version: number
  readonly name: string
}

/** The version is in it: a file that was replaced has new addresses, and the old ones are dead. */
export function fileScope(asset: Omit<AddressedAsset, 'name'>, rendition: ServedRendition): string {
  return `files/${asset.id}/${rendition}/${asset.version}`
}

/** For all sizes of one video's thumbnail. */
export function thumbScope(mediaId: string): string {
  return `thumbs/${mediaId}`
}

export function zipScope(id: number): string {
  return `zips/${id}`
}

/** The text of a post as a file, in one language. */
export interface AddressedText {
  readonly postId: number
  readonly locale: Locale
  readonly format: TextFormat
}

export function textScope({ postId, locale, format }: AddressedText): string {
  return `texts/${postId}/${locale}/${format}`
}

/** The name under which a rendition is kept by the person who downloads it. */
export function renditionFileName(name: string, rendition: ServedRendition): string {
  if (rendition === 'original') return name
  const stem = name.replace(/\.[^.]{1,8}$/, '') || name
  const [size, jpeg] = rendition.split('-')
  return `${stem}-${size}.${jpeg ? 'jpg' : 'webp'}`
}

/** Makes the addresses of one session, signed by whoever signs for it. The same session always gets the same address. */
export interface FileAddresses {
  file(asset: AddressedAsset, rendition: ServedRendition): string
  thumb(mediaId: string, width: ThumbWidth): string
  zip(id: number, name: string): string
  text(text: AddressedText, name: string): string
}

export function createFileAddresses(sign: (scope: string) => string): FileAddresses {
  return {
    file(asset, rendition) {
      const k = sign(fileScope(asset, rendition))
      const name = segment(renditionFileName(asset.name, rendition))
      // With the version in sight a signature is checked before anything is looked up.
      return `/files/${asset.id}/${rendition}/${name}?v=${asset.version}&k=${k}`
    },
    thumb(mediaId, width) {
      return `${videoThumbPath(mediaId, width)}?k=${sign(thumbScope(mediaId))}`
    },
    zip: (id, name) => `/${zipScope(id)}/${segment(name)}?k=${sign(zipScope(id))}`,
    text: (text, name) => `/${textScope(text)}/${segment(name)}?k=${sign(textScope(text))}`,
  }
}

/** The name is there for people to read. One that means a folder would change the path, so it is left out. */
function segment(name: string): string {
  return /^\.{1,2}$/.test(name) ? 'file' : encodeURIComponent(name.toWellFormed())
}
