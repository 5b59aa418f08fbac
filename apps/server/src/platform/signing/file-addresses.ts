import type { Locale } from '@mixed-zone/contract/locales'
import { VIDEO_THUMB_WIDTHS_PX, videoThumbPath } from '@mixed-zone/contract/rules/media-paths'
import { MADE_RENDITIONS, type MadeRendition, type Rendition, RENDITIONS } from '@mixed-zone/contract/schemas/asset'
import type { TextFormat } from '@mixed-zone/contract/schemas/post'

/** The original, or a size as JPEG. */
export type DownloadRendition = 'original' | `${Exclude<Rendition, 'original'>}-jpeg`

/** What is downloaded, or a size for the screen (WebP). */
export type ServedRendition = DownloadRendition | MadeRendition

export const SERVED_RENDITIONS: readonly ServedRendition[] = [
  'original',
  ...MADE_RENDITIONS,
  ...RENDITIONS.filter((name) => name !== 'original').map((name) => `${name}-jpeg` as const),
]

export type ThumbWidth = (typeof VIDEO_THUMB_WIDTHS_PX)[number]

export interface AddressedAsset {
  readonly id: number
  readonly version: number
  readonly name: string
}

/** Includes the version: replacing a file invalidates its old URLs. */
export function fileScope(asset: Omit<AddressedAsset, 'name'>, rendition: ServedRendition): string {
  return `files/${asset.id}/${rendition}/${asset.version}`
}

/** One scope for all sizes of a video's thumbnail. */
export function thumbScope(mediaId: string): string {
  return `thumbs/${mediaId}`
}

export function zipScope(id: number): string {
  return `zips/${id}`
}

/** The text of a post as a file in one language. */
export interface AddressedText {
  readonly postId: number
  readonly locale: Locale
  readonly format: TextFormat
}

export function textScope({ postId, locale, format }: AddressedText): string {
  return `texts/${postId}/${locale}/${format}`
}

/** The file name of a downloaded rendition. */
export function renditionFileName(name: string, rendition: ServedRendition): string {
  if (rendition === 'original') return name
  const stem = name.replace(/\.[^.]{1,8}$/, '') || name
  const [size, jpeg] = rendition.split('-')
  return `${stem}-${size}.${jpeg ? 'jpg' : 'webp'}`
}

/** Builds the signed file URLs of one session. Deterministic, so that browsers can cache. */
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
      // With the version in the URL, the signature is checked before any lookup.
      return `/api/files/${asset.id}/${rendition}/${name}?v=${asset.version}&k=${k}`
    },
    thumb(mediaId, width) {
      return `${videoThumbPath(mediaId, width)}?k=${sign(thumbScope(mediaId))}`
    },
    zip: (id, name) => `/api/${zipScope(id)}/${segment(name)}?k=${sign(zipScope(id))}`,
    text: (text, name) => `/api/${textScope(text)}/${segment(name)}?k=${sign(textScope(text))}`,
  }
}

/** The name is for people only. `.` and `..` would change the path. */
function segment(name: string): string {
  return /^\.{1,2}$/.test(name) ? 'file' : encodeURIComponent(name.toWellFormed())
}
