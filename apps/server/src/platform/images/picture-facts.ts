import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../errors/api-error.ts'

/** Checked in the header, before any pixel is decoded. */
export const MAX_PIXELS = 120_000_000

/** Never SVG: it can contain scripts and URLs. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

export interface PictureFacts {
  /** After applying the EXIF orientation. */
  readonly width: number
  readonly height: number
}

/** Rejects with `media-type` or `too-large`. */
export async function readPictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const metadata = await readHeader(bytes).catch((cause: unknown) => {
    throw new ApiError('media-type', { cause })
  })
  if (!FORMATS.has(metadata.format)) throw new ApiError('media-type')
  if (metadata.width * metadata.height > MAX_PIXELS) throw new ApiError('too-large')
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}
