import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../errors/api-error.ts'

/** A picture over this is refused by its header, before a pixel is decoded. */
export const MOST_PIXELS = 120_000_000

/** What we decode. Never SVG: it is a document that can hold scripts and addresses, whatever it is drawn as. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

export interface PictureFacts {
  /** As it is seen, that is after the camera's turn was undone. */
  readonly width: number
  readonly height: number
}

/** Reads a picture's header. What is no picture is `media-type`, what has too many pixels `too-large`. */
export async function readPictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const metadata = await readHeader(bytes).catch((cause: unknown) => {
    throw new ApiError('media-type', { cause })
  })
  if (!FORMATS.has(metadata.format)) throw new ApiError('media-type')
  if (metadata.width * metadata.height > MOST_PIXELS) throw new ApiError('too-large')
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}
