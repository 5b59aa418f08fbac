/**
 * Whether the end of a picture is missing, by its structure alone. Null for formats that do not say where they end (GIF, TIFF). What
 * follows the end does not matter: phones append videos and depth maps.
 */
export function isCutOff(bytes: Buffer): boolean | null {
  if (bytes.length < 16) return true
  if (bytes.readUInt16BE(0) === 0xffd8) return isJpegCutOff(bytes)
  if (bytes.toString('latin1', 1, 4) === 'PNG') return isPngCutOff(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.readUInt32LE(4) + 8 > bytes.length
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return areBoxesCutOff(bytes)
  return null
}

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** Markers within the pixels of a scan: an escaped 0xff, and restarts. */
const isPartOfScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

/** Segments have a length; the pixels of a scan end at the next marker. An embedded preview is inside of a segment. */
function isJpegCutOff(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    if (marker === END_OF_IMAGE) return false
    if (isPartOfScan(marker)) {
      at += 1
      continue
    }
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === START_OF_SCAN) at = findEndOfScan(bytes, at)
  }
  return !(bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE)
}

/** Where the next marker begins, or the end of the file. */
function findEndOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length && isPartOfScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1)
  return at < 0 ? bytes.length : at
}

const PNG_SIGNATURE_BYTES = 8
const PNG_CHUNK_BYTES = 12

function isPngCutOff(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE_BYTES
  while (at + PNG_CHUNK_BYTES <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return false
    at += PNG_CHUNK_BYTES + bytes.readUInt32BE(at)
  }
  return true
}

/** AVIF consists of boxes with a length each; 0 means until the end of the file. */
function areBoxesCutOff(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return false
    if (short === 1 && at + 16 > bytes.length) return true
    const sizeBytes = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (sizeBytes < 8) return false
    at += sizeBytes
  }
  return at > bytes.length
}
