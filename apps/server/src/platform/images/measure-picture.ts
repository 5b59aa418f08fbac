import sharp from 'sharp'
import type { Pixels } from './make-renditions.ts'

export interface PictureMeasures {
  /** 64 bits: pictures look alike if few of them differ. Signed, as the database has it. */
  readonly perceptualHash: bigint
  /** Compares pictures of the same motif; larger is sharper. */
  readonly sharpness: number
  /** Where the eye is drawn to, in fractions of width and height. */
  readonly focalX: number
  readonly focalY: number
}

/** Of pictures that were made already, so that the original is decoded once: `medium` of 640 px, `small` of 480 px. */
export async function measurePicture({ medium, small }: { medium: Pixels; small: Pixels }): Promise<PictureMeasures> {
  const [perceptualHash, stats, focus] = await Promise.all([
    hashOf(small),
    medium.open().removeAlpha().stats(),
    findFocus(small),
  ])
  return { perceptualHash, sharpness: Math.round(stats.sharpness * 1000) / 1000, ...focus }
}

const HASH_COLUMNS = 8
const HASH_ROWS = 8

/** A difference hash: whether each of 8 × 8 fields is brighter than the one to its right. */
async function hashOf(pixels: Pixels): Promise<bigint> {
  const width = HASH_COLUMNS + 1
  const grey = await pixels
    .open()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width, height: HASH_ROWS, fit: 'fill' })
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < HASH_ROWS; row += 1) {
    for (let column = 0; column < HASH_COLUMNS; column += 1) {
      const at = row * width + column
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, hash)
}

/** Sharp finds it while it crops, so the crop has another shape than the picture. It counts in pixels of the resized picture. */
async function findFocus(pixels: Pixels): Promise<{ focalX: number; focalY: number }> {
  const { width, height } = pixels
  const crop = width >= height ? { width: 64, height: 128 } : { width: 128, height: 64 }
  const { info } = await pixels
    .open()
    .resize({ ...crop, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = Math.max(crop.width / width, crop.height / height)
  return {
    focalX: fraction(info.attentionX, width * scale),
    focalY: fraction(info.attentionY, height * scale),
  }
}

function fraction(value: number | undefined, whole: number): number {
  if (value === undefined) return 0.5
  return Math.round(Math.min(1, Math.max(0, value / whole)) * 1000) / 1000
}
