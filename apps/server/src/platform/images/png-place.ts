import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { erasePlace } from './exif-place.ts'
import { eraseXmpPlace } from './xmp-place.ts'

const SIGNATURE_BYTES = 8

/** How some programs keep EXIF and XMP in a PNG: as hexadecimal text, which holds a place that no other program shows. */
const RAW_PROFILE = /^Raw profile type (?:exif|xmp|app1)\0/i

const TEXT_CHUNKS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])

const XMP_KEYWORD = 'XML:com.adobe.xmp\0'

/** A header of metadata beyond this is a bomb. */
const MOST_TEXT_BYTES = 16 * 1024 * 1024

export function isPng(picture: Buffer): boolean {
  return picture.toString('latin1', 1, 4) === 'PNG'
}

/** A PNG without the place where it was taken. Its chunks may grow and shrink; each has a checksum of its own. */
export function stripPngPlace(picture: Buffer): Buffer {
  const parts = [picture.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  while (at + 12 <= picture.length) {
    const end = at + 12 + picture.readUInt32BE(at)
    if (end > picture.length) break
    const type = picture.toString('latin1', at + 4, at + 8)
    const data = picture.subarray(at + 8, end - 4)
    const changed = withoutPlace(type, data)
    if (changed === data) parts.push(picture.subarray(at, end))
    else if (changed) parts.push(chunkOf(type, changed))
    at = end
  }
  return Buffer.concat([...parts, picture.subarray(at)])
}

/** The data of a chunk without a place, the very same where there is none, null where the chunk has to go. */
function withoutPlace(type: string, data: Buffer): Buffer | null {
  if (type === 'eXIf') {
    const exif = Buffer.from(data)
    erasePlace(exif)
    return exif
  }
  if (!TEXT_CHUNKS.has(type)) return data
  const start = data.toString('latin1', 0, 64)
  if (start.startsWith(XMP_KEYWORD)) return withoutXmpPlace(type, data)
  return RAW_PROFILE.test(start) ? null : data
}

function withoutXmpPlace(type: string, data: Buffer): Buffer {
  const { textAt, isCompressed } = findText(type, data)
  const held = data.subarray(textAt)
  const text = isCompressed ? inflateSync(held, { maxOutputLength: MOST_TEXT_BYTES }) : held
  const clean = Buffer.from(eraseXmpPlace(text.toString('latin1')), 'latin1')
  return Buffer.concat([data.subarray(0, textAt), isCompressed ? deflateSync(clean) : clean])
}

/** Behind the keyword comes the text at once, or the method of compression, or that with a flag before it and two words behind it. */
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
