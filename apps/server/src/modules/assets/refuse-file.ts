import { splitFileName } from '@mixed-zone/contract/rules/file-name'
import type { FileRefusal } from '@mixed-zone/contract/rules/file-refusals'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { kindOfType } from './media-type.ts'

export interface JudgedFile {
  readonly mediaType: string
  readonly name: string
  readonly isEmpty: boolean
  /** The required kind. Without it, and for `file`, everything is accepted that is what its name says. */
  readonly kind?: AssetKind | undefined
}

const PAGES = /^\.x?html?$/i
const PICTURES = /^\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i
const VIDEOS = /^\.(?:mp4|m4v|mov|webm)$/i

/** Why a file is not stored, by its first bytes; null if it may be. */
export function findRefusal({ mediaType, name, isEmpty, kind }: JudgedFile): FileRefusal | null {
  if (isEmpty) return 'empty'
  // It can contain scripts, and browsers would run them.
  if (mediaType === 'image/svg+xml') return 'svg'
  const { extension } = splitFileName(name)
  const isOfOtherKind = kind !== undefined && kind !== 'file' && kindOfType(mediaType) !== kind
  if (mediaType === 'text/html') return isOfOtherKind || (extension !== '' && !PAGES.test(extension)) ? 'html' : null
  if (kind !== undefined) return isOfOtherKind ? 'format' : null
  // A HEIC called .jpg is still a picture, as phones send them; a program is not.
  if (PICTURES.test(extension)) return mediaType.startsWith('image/') ? null : 'format'
  if (VIDEOS.test(extension)) return /^(?:video|audio)\//.test(mediaType) ? null : 'format'
  return null
}
