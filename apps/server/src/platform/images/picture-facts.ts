import { MAX_PICTURE_PIXELS } from '@mixed-zone/contract/rules/file-refusals'
import sharp, { type Metadata } from 'sharp'
import { refusedFile } from '../errors/refused-file.ts'
import { isCutOff } from './truncated-picture.ts'

/** Never SVG: it can contain scripts and URLs. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

/** GIF and TIFF: if not even the header can be read, the end is missing. */
const END_UNKNOWN = /^(?:GIF8|II\*\0|MM\0\*)/

export interface PictureFacts {
  /** After applying the EXIF orientation. */
  readonly width: number
  readonly height: number
}

/** From the header alone: no pixel is decoded, except to find out whether a GIF or TIFF is complete. Rejects with `media-type`. */
export async function readPictureFacts(bytes: Buffer): Promise<PictureFacts> {
  if (bytes.length === 0) throw refusedFile('empty')
  const metadata = await readHeader(bytes).catch((cause: unknown) => {
    throw refusedFile(
      isCutOff(bytes) || END_UNKNOWN.test(bytes.toString('latin1', 0, 4)) ? 'truncated' : 'unreadable',
      { cause },
    )
  })
  if (metadata.format === 'svg') throw refusedFile('svg')
  if (!FORMATS.has(metadata.format)) throw refusedFile('format')
  if (metadata.width * metadata.height > MAX_PICTURE_PIXELS) throw refusedFile('too-many-pixels')
  const isIncomplete = isCutOff(bytes) ?? !(await canBeDecoded(bytes))
  if (isIncomplete) throw refusedFile('truncated')
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

/** For formats whose end cannot be found without decoding. */
async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'truncated' })
    .resize({ width: 8 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}
