import { isAccepted } from '@mixed-zone/contract/rules/accept-list'
import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import type { UploadProblem } from './upload-item.ts'

const PICTURES = '.jpg, .png, .webp, .avif, .tif, .tiff'
const SUBTITLES = '.vtt'

/** The accept list of a target. A post and the inbox take everything that the server can keep. */
export function acceptOf({ posterOf, subtitles }: FileTarget): string {
  if (posterOf !== undefined) return PICTURES
  return subtitles === undefined ? '' : SUBTITLES
}

/** Never kept, whatever the target: it can carry a script. */
const FORBIDDEN = '.svg, .svgz, image/svg+xml'

type CheckedFile = Pick<File, 'name' | 'type' | 'size'>

/** What is wrong with a file before it is sent; null if nothing is. The server checks the content. */
export function findLocalProblem(file: CheckedFile, accept: string): UploadProblem | null {
  if (isAccepted(file, FORBIDDEN)) return { type: 'media-type', reason: 'svg' }
  if (!isAccepted(file, accept)) return { type: 'format', reason: '' }
  return file.size === 0 ? { type: 'empty', reason: '' } : null
}

/** Formats that every browser shows, so that a picture is there at once. */
const SHOWN_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

export function canBeShown({ type }: Pick<File, 'type'>): boolean {
  return SHOWN_TYPES.has(type)
}
