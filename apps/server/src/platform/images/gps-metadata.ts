const GPS_POINTER = 0x8825
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

/** Cameras write two or three; a hostile file can chain them in a loop. */
const MAX_DIRECTORIES = 16

/** A GPS directory that contains only the version of the standard. */
const EMPTY_GPS = { tag: 0, type: 1, count: 4, version: [2, 3, 0, 0] } as const

interface Reader {
  readonly bytes: Buffer
  u16(at: number): number
  u32(at: number): number
  put16(value: number, at: number): void
  put32(value: number, at: number): void
}

/** EXIF is a small TIFF file. */
export function isExif(bytes: Buffer): boolean {
  const order = bytes.toString('latin1', 0, 4)
  return bytes.length >= 14 && (order === 'II*\0' || order === 'MM\0*')
}

/** Reads EXIF in its declared byte order; null if it is not EXIF. */
function openExif(bytes: Buffer): Reader | null {
  if (!isExif(bytes)) return null
  const isLittle = bytes[0] === 0x49
  return {
    bytes,
    u16: (at) => (at + 2 > bytes.length ? 0 : isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    u32: (at) => (at + 4 > bytes.length ? 0 : isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
    put16: (value, at) => void (isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)),
    put32: (value, at) => void (isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)),
  }
}

/** Offsets of the GPS directories, from the pointers in the directories of the picture and of its preview. */
function findGpsDirectories(exif: Reader): number[] {
  const found: number[] = []
  const seen = new Set<number>()
  let at = exif.u32(4)
  while (at > 0 && !seen.has(at) && seen.size < MAX_DIRECTORIES) {
    seen.add(at)
    const entries = exif.u16(at)
    for (let entry = at + 2; entry < at + 2 + entries * 12; entry += 12) {
      if (exif.u16(entry) === GPS_POINTER) found.push(exif.u32(entry + 8))
    }
    at = exif.u32(at + 2 + entries * 12)
  }
  return found.filter((directory) => directory >= 8 && directory + 18 <= exif.bytes.length)
}

export function hasExifGps(bytes: Buffer): boolean {
  const exif = openExif(bytes)
  if (!exif) return false
  return findGpsDirectories(exif).some((at) => exif.u16(at) > 1 || (exif.u16(at) === 1 && exif.u16(at + 2) !== 0))
}

/** Overwrites the GPS position in place, so that no other offset changes. */
export function eraseExifGps(bytes: Buffer): void {
  const exif = openExif(bytes)
  if (!exif) return
  for (const at of findGpsDirectories(exif)) {
    const entries = exif.u16(at)
    if (entries === 0) continue
    for (let entry = at + 2; entry < at + 2 + entries * 12; entry += 12) {
      const valueBytes = (VALUE_BYTES[exif.u16(entry + 2)] ?? 0) * exif.u32(entry + 4)
      const valueAt = exif.u32(entry + 8)
      if (valueBytes > 4) bytes.fill(0, Math.min(valueAt, bytes.length), Math.min(valueAt + valueBytes, bytes.length))
    }
    bytes.fill(0, at + 2, Math.min(at + 2 + entries * 12, bytes.length))
    exif.put16(1, at)
    exif.put16(EMPTY_GPS.tag, at + 2)
    exif.put16(EMPTY_GPS.type, at + 4)
    exif.put32(EMPTY_GPS.count, at + 6)
    bytes.set(EMPTY_GPS.version, at + 10)
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** GPS properties in XMP have this name, with any prefix, as attributes or elements. */
const GPS_NAME = ':GPS'

export function hasXmpGps(text: string): boolean {
  return findGpsProperties(text).length > 0
}

/** Replaces GPS properties by blanks: the packet's length is stored elsewhere and must not change. */
export function eraseXmpGps(text: string): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of findGpsProperties(text)) {
    parts.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  return parts.join('') + text.slice(at)
}

/** Scans once without a regular expression over the whole text, because the text may be hostile. */
function findGpsProperties(text: string): Span[] {
  const spans: Span[] = []
  /** End markers known to be missing from here on, so that they are searched for once. */
  const missing = new Set<string>()
  const endOf = (mark: string, from: number): number => {
    if (missing.has(mark)) return -1
    const at = text.indexOf(mark, from)
    if (at < 0) missing.add(mark)
    return at < 0 ? -1 : at + mark.length
  }

  for (
    let at = text.indexOf(GPS_NAME);
    at >= 0;
    at = text.indexOf(GPS_NAME, Math.max(at + 1, spans.at(-1)?.end ?? 0))
  ) {
    const prefix = /[\w.-]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? ''
    const start = at - prefix.length
    const [name = ''] = /^:GPS\w*/.exec(text.slice(at, at + 100)) ?? []
    const before = text[start - 1]
    const behind = /^\s*=\s*(["'])/.exec(text.slice(at + name.length, at + name.length + 40))
    if (before === '<') {
      const end = endOf(`</${prefix}${name}>`, at)
      if (end > 0) spans.push({ start: start - 1, end })
    } else if (behind?.[1]) {
      const end = endOf(behind[1], at + name.length + behind[0].length)
      if (end > 0) spans.push({ start, end })
    }
  }
  return spans
}
