export interface VideoFacts {
  readonly durationMs: number | null
  readonly width: number | null
  readonly height: number | null
  /** Such as `H.264`; the four letters of the container if it is a rare one. */
  readonly videoCodec: string | null
  readonly audioCodec: string | null
}

/** Fewer than `length` bytes at the end of the file. */
export type ReadPart = (start: number, length: number) => Promise<Buffer>

export const UNKNOWN_VIDEO: VideoFacts = {
  durationMs: null,
  width: null,
  height: null,
  videoCodec: null,
  audioCodec: null,
}

/** The index of an hour of video has a few hundred kilobytes. */
const MAX_INDEX_BYTES = 32 * 1024 * 1024
const MAX_BOXES = 1000
const MAX_INTEGER = 2 ** 31 - 1

/**
 * Duration and size from the index of an MP4 or QuickTime file, which may come before or after the media data; only
 * headers are read on the way. Null values are no reason to reject the file.
 */
export async function readVideoFacts(read: ReadPart, sizeBytes: number): Promise<VideoFacts> {
  let at = 0
  for (let boxes = 0; boxes < MAX_BOXES && at < sizeBytes; boxes++) {
    const box = readBoxHeader(await read(at, 16), sizeBytes - at)
    if (!box) return UNKNOWN_VIDEO
    if (box.type === 'moov') {
      return box.sizeBytes > MAX_INDEX_BYTES
        ? UNKNOWN_VIDEO
        : factsOf(await read(at + box.headerBytes, box.sizeBytes - box.headerBytes))
    }
    at += box.sizeBytes
  }
  return UNKNOWN_VIDEO
}

function factsOf(index: Buffer): VideoFacts {
  const boxes = boxesIn(index)
  const header = boxes.find((box) => box.type === 'mvhd')
  const tracks = boxes.filter((box) => box.type === 'trak')
  const sizes = tracks.flatMap((track) => boxesIn(track.content).filter((box) => box.type === 'tkhd')).map(sizeOf)
  const [largest] = sizes.sort((a, b) => b.width * b.height - a.width * a.height)
  return {
    durationMs: header ? wholeOrNull(durationOf(header)) : null,
    width: wholeOrNull(largest?.width ?? 0),
    height: wholeOrNull(largest?.height ?? 0),
    videoCodec: codecOf(tracks, 'vide'),
    audioCodec: codecOf(tracks, 'soun'),
  }
}

const CODECS: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  av01: 'AV1',
  vp09: 'VP9',
  apcn: 'ProRes',
  apch: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  mp4a: 'AAC',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
  alac: 'ALAC',
  Opus: 'Opus',
  sowt: 'PCM',
  twos: 'PCM',
  lpcm: 'PCM',
}

/** The format of the first track with this handler. */
function codecOf(tracks: readonly Box[], handler: 'vide' | 'soun'): string | null {
  for (const track of tracks) {
    const media = findBox(boxesIn(track.content), 'mdia')
    if (findBox(media, 'hdlr', 'raw')?.toString('latin1', 8, 12) !== handler) continue
    const table = findBox(findBox(findBox(media, 'minf'), 'stbl'), 'stsd', 'raw')
    // Version, flags and number of entries come first; then the size and the name of the first entry.
    const name = table && table.length >= 16 ? table.toString('latin1', 12, 16) : ''
    if (/^[\x20-\x7e]{4}$/.test(name)) return CODECS[name] ?? name.trim()
  }
  return null
}

function findBox(boxes: readonly Box[], type: string): Box[]
function findBox(boxes: readonly Box[], type: string, form: 'raw'): Buffer | null
function findBox(boxes: readonly Box[], type: string, form?: 'raw'): Box[] | Buffer | null {
  const content = boxes.find((box) => box.type === type)?.content
  if (form === 'raw') return content ?? null
  return content ? boxesIn(content) : []
}

function durationOf({ content }: Box): number {
  const isLong = content[0] === 1
  if (content.length < (isLong ? 32 : 20)) return 0
  const unitsPerSecond = content.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16)
  return (units / unitsPerSecond) * 1000
}

/** Applies the track's rotation: phones store portrait video as rotated landscape. */
function sizeOf({ content }: Box): { width: number; height: number } {
  const matrixAt = content[0] === 1 ? 52 : 40
  if (content.length < matrixAt + 44) return { width: 0, height: 0 }
  const width = content.readUInt32BE(matrixAt + 36) / 65_536
  const height = content.readUInt32BE(matrixAt + 40) / 65_536
  const isTurned = content.readInt32BE(matrixAt) === 0 && content.readInt32BE(matrixAt + 16) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

function wholeOrNull(value: number): number | null {
  const whole = Math.round(value)
  return whole > 0 && whole <= MAX_INTEGER ? whole : null
}

export interface Box {
  readonly type: string
  readonly content: Buffer
}

interface BoxHeader {
  readonly type: string
  readonly headerBytes: number
  readonly sizeBytes: number
}

/** Null if there is no valid box. */
function readBoxHeader(bytes: Buffer, restBytes: number): BoxHeader | null {
  if (bytes.length < 8) return null
  const short = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  if (short === 1 && bytes.length < 16) return null
  const headerBytes = short === 1 ? 16 : 8
  // 0: the box extends to the end.
  const sizeBytes = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short || restBytes
  return sizeBytes < headerBytes || sizeBytes > restBytes ? null : { type, headerBytes, sizeBytes }
}

/** Stops at the first invalid box. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  let rest = bytes
  while (rest.length > 0) {
    const header = readBoxHeader(rest, rest.length)
    if (!header) break
    boxes.push({ type: header.type, content: rest.subarray(header.headerBytes, header.sizeBytes) })
    rest = rest.subarray(header.sizeBytes)
  }
  return boxes
}
