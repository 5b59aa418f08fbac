import type { ByteRange } from '../../../platform/storage/storage.ts'
import {
  centralRecord,
  centralRecordBytes,
  endRecord,
  endRecordBytes,
  localRecord,
  localRecordBytes,
  type ZipEntry,
} from './zip-records.ts'

/** A stretch of a zip: bytes of its own, or a part of one of the files in it. */
export type ZipPart<E> =
  | { readonly kind: 'record'; readonly bytes: Buffer }
  | { readonly kind: 'content'; readonly entry: E; readonly index: number; readonly range: ByteRange }

/** A zip that exists as arithmetic alone: any part of it can be given without the rest ever being made. */
export interface ZipLayout<E extends ZipEntry = ZipEntry> {
  readonly entries: readonly E[]
  readonly sizeBytes: number
  /** What stands in the given stretch, in order. */
  partsIn(range: ByteRange): Generator<ZipPart<E>>
}

/** Records of the table of contents are small, and there may be many: they go out together. */
const TOGETHER_BYTES = 64 * 1024

/** Lays out a zip that stores its files uncompressed. Everything follows from names, sizes and checksums. */
export function layOutZip<E extends ZipEntry>(entries: readonly E[]): ZipLayout<E> {
  const count = entries.length
  // Where each file's record begins, and where each line of the table of contents does; one more for the end of the last.
  const localAt = new Float64Array(count + 1)
  const centralAt = new Float64Array(count + 1)
  for (const [index, entry] of entries.entries()) {
    localAt[index + 1] = at(localAt, index) + localRecordBytes(entry) + entry.sizeBytes
  }
  centralAt[0] = at(localAt, count)
  for (const [index, entry] of entries.entries()) {
    centralAt[index + 1] = at(centralAt, index) + centralRecordBytes(entry, at(localAt, index))
  }
  const contents = { count, offset: at(localAt, count), sizeBytes: at(centralAt, count) - at(localAt, count) }
  const sizeBytes = at(centralAt, count) + endRecordBytes(contents)

  function* localParts({ start, end }: ByteRange): Generator<ZipPart<E>> {
    for (let index = lastNotAfter(localAt, start); index < count && at(localAt, index) <= end; index += 1) {
      const entry = entries[index]
      if (!entry) return
      const recordAt = at(localAt, index)
      const contentAt = at(localAt, index + 1) - entry.sizeBytes
      if (start < contentAt) yield { kind: 'record', bytes: cut(localRecord(entry), recordAt, { start, end }) }
      const range = {
        start: Math.max(start, contentAt) - contentAt,
        end: Math.min(end, contentAt + entry.sizeBytes - 1) - contentAt,
      }
      if (range.start <= range.end) yield { kind: 'content', entry, index, range }
    }
  }

  function* centralRecords({ start, end }: ByteRange): Generator<Buffer> {
    for (let index = lastNotAfter(centralAt, start); index < count && at(centralAt, index) <= end; index += 1) {
      const entry = entries[index]
      if (!entry) return
      yield cut(centralRecord(entry, at(localAt, index)), at(centralAt, index), { start, end })
    }
    if (end >= at(centralAt, count)) yield cut(endRecord(contents), at(centralAt, count), { start, end })
  }

  return {
    entries,
    sizeBytes,
    *partsIn(range) {
      if (range.start < contents.offset) yield* localParts(range)
      if (range.end < contents.offset) return
      const start = Math.max(range.start, contents.offset)
      for (const bytes of inPieces(centralRecords({ start, end: range.end }))) yield { kind: 'record', bytes }
    },
  }
}

function at(offsets: Float64Array, index: number): number {
  // Every index that is asked for lies inside: the arrays have one place more than there are entries.
  return offsets[index] ?? 0
}

/** The last place that begins at or before an offset. */
function lastNotAfter(offsets: Float64Array, offset: number): number {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (at(offsets, middle) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** What of a record that begins at an offset lies in a stretch. */
function cut(record: Buffer, offset: number, { start, end }: ByteRange): Buffer {
  return record.subarray(Math.max(0, start - offset), Math.max(0, end - offset + 1))
}

function* inPieces(records: Iterable<Buffer>): Generator<Buffer> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  for (const record of records) {
    waiting.push(record)
    waitingBytes += record.length
    if (waitingBytes < TOGETHER_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting)
}
