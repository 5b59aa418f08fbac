import type { AssetKind } from '@mixed-zone/contract/schemas/asset'

/** The formats that sharp can decode and browsers can show. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
])

const DOCUMENTS: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'text/plain',
  'text/vtt',
])

export function isPicture(mediaType: string): boolean {
  return PICTURES.has(mediaType)
}

/** SVG and HTML count as files: stored, but never displayed inline. */
export function kindOfType(mediaType: string): AssetKind {
  if (isPicture(mediaType)) return 'image'
  if (mediaType.startsWith('video/')) return 'video'
  return DOCUMENTS.has(mediaType) ? 'text' : 'file'
}
