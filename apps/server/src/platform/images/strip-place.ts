import sharp from 'sharp'
import { ApiError } from '../errors/api-error.ts'
import { erasePlace, hasPlace, isExif } from './exif-place.ts'
import { isPng, stripPngPlace } from './png-place.ts'
import { eraseXmpPlace, hasXmpPlace } from './xmp-place.ts'

/** What stands before EXIF in JPEG and AVIF, in PNG and in WebP, and how far behind it EXIF begins. */
const EXIF_MARKS = [
  { mark: 'Exif\0\0', skip: 6 },
  { mark: 'eXIf', skip: 4 },
  { mark: 'EXIF', skip: 8 },
] as const

/** A telephone writes two or three; a file that holds more of them wants to keep us busy. */
const MOST_COPIES = 64

const PACKET = { start: '<x:xmpmeta', end: '</x:xmpmeta>' } as const

/**
 * A picture without the place where it was taken; caption, credit and copyright stay, and no pixel is touched. The same
 * bytes come back where there was no place. One that cannot be removed is a reason to refuse the picture.
 */
export async function stripPlace(picture: Buffer): Promise<Buffer> {
  if (!(await tellsPlace(picture))) return picture
  const stripped = isPng(picture) ? tryStripPng(picture) : eraseInPlace(Buffer.from(picture))
  if (await tellsPlace(stripped)) {
    throw new ApiError('media-type', { cause: new Error('The place where a picture was taken could not be removed') })
  }
  return stripped
}

/** Asks the decoder, which finds metadata wherever the format keeps them, and looks at every other copy in the file. */
async function tellsPlace(picture: Buffer): Promise<boolean> {
  const { exif, xmp } = await sharp(picture, { limitInputPixels: false }).metadata()
  const texts = [xmp?.toString('latin1') ?? '', ...packetsIn(picture).map(({ text }) => text)]
  const ofDecoder = exif ? [exif, exif.subarray(6)] : []
  return [...ofDecoder, ...exifBlocksIn(picture)].some(hasPlace) || texts.some(hasXmpPlace)
}

function eraseInPlace(picture: Buffer): Buffer {
  for (const block of exifBlocksIn(picture)) erasePlace(block)
  for (const { at, text } of packetsIn(picture)) picture.write(eraseXmpPlace(text), at, 'latin1')
  return picture
}

function tryStripPng(picture: Buffer): Buffer {
  try {
    return stripPngPlace(picture)
  } catch (cause) {
    throw new ApiError('media-type', { cause })
  }
}

/** Wherever EXIF may begin: also in a second picture behind the first. A TIFF file is EXIF from its first byte. */
function exifBlocksIn(picture: Buffer): Buffer[] {
  const blocks = [picture]
  for (const { mark, skip } of EXIF_MARKS) {
    for (let at = find(picture, mark, 0); at >= 0 && blocks.length < MOST_COPIES; at = find(picture, mark, at + skip)) {
      const block = picture.subarray(at + skip)
      if (isExif(block)) blocks.push(block)
    }
  }
  return blocks
}

function packetsIn(picture: Buffer): { at: number; text: string }[] {
  const packets: { at: number; text: string }[] = []
  let at = find(picture, PACKET.start, 0)
  while (at >= 0 && packets.length < MOST_COPIES) {
    const end = find(picture, PACKET.end, at)
    if (end < 0) break
    packets.push({ at, text: picture.toString('latin1', at, end) })
    at = find(picture, PACKET.start, end)
  }
  return packets
}

function find(picture: Buffer, mark: string, from: number): number {
  return picture.indexOf(mark, from, 'latin1')
}
