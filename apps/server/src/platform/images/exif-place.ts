const GPS_POINTER = 0x8825

/** Bytes of one value, by the type's number. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

/** Cameras write two or three; a file that chains them in a circle writes no end. */
const MOST_DIRECTORIES = 16

/** A directory with nothing but the version of the standard: where a picture was taken is not in it. */
const EMPTY_GPS = { tag: 0, type: 1, count: 4, version: [2, 3, 0, 0] } as const

interface Reader {
  readonly bytes: Buffer
  u16(at: number): number
  u32(at: number): number
  put16(value: number, at: number): void
  put32(value: number, at: number): void
}

/** Whether EXIF begins here: it is a small TIFF file. */
export function isExif(bytes: Buffer): boolean {
  const order = bytes.toString('latin1', 0, 4)
  return bytes.length >= 14 && (order === 'II*\0' || order === 'MM\0*')
}

/** Reads EXIF in the order of bytes that it declares. Null where it is none. */
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

/** Where the directories of places lie, by the pointers in the directories of the picture and of its preview. */
function findGpsDirectories(exif: Reader): number[] {
  const found: number[] = []
  const seen = new Set<number>()
  let at = exif.u32(4)
  while (at > 0 && !seen.has(at) && seen.size < MOST_DIRECTORIES) {
    seen.add(at)
    const entries = exif.u16(at)
    for (let entry = at + 2; entry < at + 2 + entries * 12; entry += 12) {
      if (exif.u16(entry) === GPS_POINTER) found.push(exif.u32(entry + 8))
    }
    at = exif.u32(at + 2 + entries * 12)
  }
  return found.filter((directory) => directory >= 8 && directory + 18 <= exif.bytes.length)
}

/** Whether EXIF says where the picture was taken. */
export function hasPlace(bytes: Buffer): boolean {
  const exif = openExif(bytes)
  if (!exif) return false
  return findGpsDirectories(exif).some((at) => exif.u16(at) > 1 || (exif.u16(at) === 1 && exif.u16(at + 2) !== 0))
}

/** Overwrites in place, so that nothing else moves, what EXIF says of the place. */
export function erasePlace(bytes: Buffer): void {
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
