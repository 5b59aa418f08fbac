import { textTypeOf } from './text-type-of-bytes.ts'
import { zipTypeOf } from './zip-type-of-bytes.ts'

/** As many of a file's first bytes as are needed to say what it is. */
export const HEAD_BYTES = 64 * 1024

const UNKNOWN = 'application/octet-stream'

/** Signatures that stand at the very beginning. */
const SIGNATURES: readonly (readonly [hex: string, type: string])[] = [
  ['ffd8ff', 'image/jpeg'],
  ['89504e470d0a1a0a', 'image/png'],
  ['474946383761', 'image/gif'],
  ['474946383961', 'image/gif'],
  ['49492a00', 'image/tiff'],
  ['4d4d002a', 'image/tiff'],
  ['255044462d', 'application/pdf'],
  ['7b5c727466', 'application/rtf'],
  ['494433', 'audio/mpeg'],
  ['fffb', 'audio/mpeg'],
  ['fff3', 'audio/mpeg'],
  ['fff2', 'audio/mpeg'],
  ['4f676753', 'audio/ogg'],
  ['664c6143', 'audio/flac'],
]

const RIFF_TYPES: Readonly<Record<string, string>> = {
  WEBP: 'image/webp',
  WAVE: 'audio/wav',
  'AVI ': 'video/x-msvideo',
}

const AVIF_BRANDS = new Set(['avif', 'avis'])
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * What a file is, by its first bytes: the one gate for every way in. Names and headers of the sender say nothing here.
 * Something that is no known format is text where it reads as text, else unknown.
 */
export function typeOfBytes(head: Buffer): string {
  const start = head.toString('hex', 0, 16)
  const signature = SIGNATURES.find(([hex]) => start.startsWith(hex))
  if (signature) return signature[1]
  const word = head.toString('latin1', 0, 4)
  if (word === 'RIFF') return RIFF_TYPES[head.toString('latin1', 8, 12)] ?? UNKNOWN
  if (head.toString('latin1', 4, 8) === 'ftyp') return boxTypeOf(head)
  if (start.startsWith('1a45dfa3')) return head.includes('webm', 0, 'latin1') ? 'video/webm' : 'video/x-matroska'
  if (word === 'PK\x03\x04' || word === 'PK\x05\x06') return zipTypeOf(head)
  return textTypeOf(head) ?? UNKNOWN
}

/** MP4, QuickTime, AVIF and HEIC share one box format; the brands in its first box tell them apart. */
function boxTypeOf(head: Buffer): string {
  const end = Math.min(head.length >= 4 ? head.readUInt32BE(0) : 0, head.length, 1024)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  const [major = ''] = brands
  if (major === 'qt  ') return 'video/quicktime'
  if (major === 'M4A ' || major === 'M4B ') return 'audio/mp4'
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'image/avif'
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'image/heic'
  return 'video/mp4'
}
