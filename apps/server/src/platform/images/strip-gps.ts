import { crc32, deflateSync, inflateSync } from 'node:zlib'
import sharp, { type Metadata } from 'sharp'
import { refusedFile } from '../errors/refused-file.ts'
import { eraseExifGps, eraseXmpGps, hasExifGps, hasXmpGps, isExif } from './gps-metadata.ts'

/** Markers before EXIF in JPEG and AVIF, in PNG and in WebP, and the distance from marker to EXIF. */
const EXIF_MARKERS = [
  { marker: 'Exif\0\0', skip: 6 },
  { marker: 'eXIf', skip: 4 },
  { marker: 'EXIF', skip: 8 },
] as const

/** Phones write two or three; more are hostile. */
const MAX_BLOCKS = 64
const PACKET = { start: '<x:xmpmeta', end: '</x:xmpmeta>' } as const

/**
 * Removes the GPS position from a picture. Caption, credit, copyright and pixels stay. Returns the same buffer if there is
 * none, and rejects the picture if it cannot be removed. Written by hand because ExifTool needs Perl, which may be missing.
 */
export async function stripGps(picture: Buffer): Promise<Buffer> {
  if (!(await containsGps(picture))) return picture
  const stripped = isPng(picture) ? stripPng(picture) : eraseInPlace(Buffer.from(picture))
  if (await containsGps(stripped)) {
    throw refusedFile('unreadable', { cause: new Error('the GPS position of a picture could not be removed') })
  }
  return stripped
}

/** Checks what the decoder finds, and every other copy in the file. */
async function containsGps(picture: Buffer): Promise<boolean> {
  const { exif, xmp } = await readMetadata(picture)
  const texts = [xmp?.toString('latin1') ?? '', ...packetsIn(picture).map(({ text }) => text)]
  const ofDecoder = exif ? [exif, exif.subarray(6)] : []
  return [...ofDecoder, ...exifBlocksIn(picture)].some(hasExifGps) || texts.some(hasXmpGps)
}

/** Nothing of HEIC and raw pictures, which the decoder does not know. */
async function readMetadata(picture: Buffer): Promise<Pick<Metadata, 'exif' | 'xmp'>> {
  return sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}))
}

function eraseInPlace(picture: Buffer): Buffer {
  for (const block of exifBlocksIn(picture)) eraseExifGps(block)
  for (const { at, text } of packetsIn(picture)) picture.write(eraseXmpGps(text), at, 'latin1')
  return picture
}

function stripPng(picture: Buffer): Buffer {
  try {
    return stripPngGps(picture)
  } catch (cause) {
    throw refusedFile('unreadable', { cause })
  }
}

/** Every possible start of EXIF, also in embedded pictures. A TIFF file is EXIF from its first byte. */
function exifBlocksIn(picture: Buffer): Buffer[] {
  const blocks = [picture]
  for (const { marker, skip } of EXIF_MARKERS) {
    for (
      let at = find(picture, marker, 0);
      at >= 0 && blocks.length < MAX_BLOCKS;
      at = find(picture, marker, at + skip)
    ) {
      const block = picture.subarray(at + skip)
      if (isExif(block)) blocks.push(block)
    }
  }
  return blocks
}

function packetsIn(picture: Buffer): { at: number; text: string }[] {
  const packets: { at: number; text: string }[] = []
  let at = find(picture, PACKET.start, 0)
  while (at >= 0 && packets.length < MAX_BLOCKS) {
    const end = find(picture, PACKET.end, at)
    if (end < 0) break
    packets.push({ at, text: picture.toString('latin1', at, end) })
    at = find(picture, PACKET.start, end)
  }
  return packets
}

function find(picture: Buffer, marker: string, from: number): number {
  return picture.indexOf(marker, from, 'latin1')
}

const PNG_SIGNATURE_BYTES = 8

/** Some programs store EXIF and XMP in a PNG as hexadecimal text, including the GPS position. */
const RAW_PROFILE = /^Raw profile type (?:exif|xmp|app1)\0/i
const TEXT_CHUNKS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])
const XMP_KEYWORD = 'XML:com.adobe.xmp\0'

/** Larger metadata is a decompression bomb. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024

function isPng(picture: Buffer): boolean {
  return picture.toString('latin1', 1, 4) === 'PNG'
}

/** Each chunk of a PNG has its own length and checksum. */
export function stripPngGps(picture: Buffer): Buffer {
  const parts = [picture.subarray(0, PNG_SIGNATURE_BYTES)]
  let at = PNG_SIGNATURE_BYTES
  while (at + 12 <= picture.length) {
    const end = at + 12 + picture.readUInt32BE(at)
    if (end > picture.length) break
    const type = picture.toString('latin1', at + 4, at + 8)
    const data = picture.subarray(at + 8, end - 4)
    const changed = withoutGps(type, data)
    if (changed === data) parts.push(picture.subarray(at, end))
    else if (changed) parts.push(chunkOf(type, changed))
    at = end
  }
  return Buffer.concat([...parts, picture.subarray(at)])
}

/** Returns the same buffer if there is no GPS position, null if the chunk must be removed. */
function withoutGps(type: string, data: Buffer): Buffer | null {
  if (type === 'eXIf') {
    const exif = Buffer.from(data)
    eraseExifGps(exif)
    return exif
  }
  if (!TEXT_CHUNKS.has(type)) return data
  const start = data.toString('latin1', 0, 64)
  if (start.startsWith(XMP_KEYWORD)) return withoutXmpGps(type, data)
  return RAW_PROFILE.test(start) ? null : data
}

function withoutXmpGps(type: string, data: Buffer): Buffer {
  const { textAt, isCompressed } = findText(type, data)
  const held = data.subarray(textAt)
  const text = isCompressed ? inflateSync(held, { maxOutputLength: MAX_TEXT_BYTES }) : held
  const clean = Buffer.from(eraseXmpGps(text.toString('latin1')), 'latin1')
  return Buffer.concat([data.subarray(0, textAt), isCompressed ? deflateSync(clean) : clean])
}

/** tEXt: text after the keyword. zTXt: a compression method first. iTXt: flag, method and two words first. */
function findText(type: string, data: Buffer): { textAt: number; isCompressed: boolean } {
  const at = XMP_KEYWORD.length
  if (type === 'tEXt') return { textAt: at, isCompressed: false }
  if (type === 'zTXt') return { textAt: at + 1, isCompressed: true }
  const secondWordAt = data.indexOf(0, at + 2) + 1
  return { textAt: data.indexOf(0, secondWordAt) + 1, isCompressed: data[at] === 1 }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
