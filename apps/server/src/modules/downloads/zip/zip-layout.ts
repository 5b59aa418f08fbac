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

/** A part of a zip: bytes of its records, or a range of one of its files. */
export type ZipPart<E> =
  | { readonly kind: 'record'; readonly bytes: Buffer }
  | { readonly kind: 'content'; readonly entry: E; readonly index: number; readonly range: ByteRange }

/** Maps every byte of a zip to its source, so that any range can be sent without generating the rest. */
export interface ZipLayout<E extends ZipEntry = ZipEntry> {
  readonly entries: readonly E[]
  readonly sizeBytes: number
  partsIn(range: ByteRange): Generator<ZipPart<E>>
}

/**
 * Increase it when the layout changes: the bytes of every zip change with it, also of those that were stored before, whose digest contains the
 * version with which they were created.
 */
export const LAYOUT_VERSION = 1

/** Batches the many small records of the central directory. */
const BATCH_BYTES = 64 * 1024

/** The layout of a zip without compression, from names, sizes and checksums. */
export function layOutZip<E extends ZipEntry>(entries: readonly E[]): ZipLayout<E> {
  const count = entries.length
  // Offsets of the records of each entry, and of the end of the last.
  const localAt = new Float64Array(count + 1)
  const centralAt = new Float64Array(count + 1)
  for (const [index, entry] of entries.entries()) {
    localAt[index + 1] = at(localAt, index) + localRecordBytes(entry) + entry.sizeBytes
  }
  centralAt[0] = at(localAt, count)
  for (const [index, entry] of entries.entries()) {
    centralAt[index + 1] = at(centralAt, index) + centralRecordBytes(entry, at(localAt, index))
  }
  const directory = { count, offset: at(localAt, count), sizeBytes: at(centralAt, count) - at(localAt, count) }
  const sizeBytes = at(centralAt, count) + endRecordBytes(directory)

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
    if (end >= at(centralAt, count)) yield cut(endRecord(directory), at(centralAt, count), { start, end })
  }

  return {
    entries,
    sizeBytes,
    *partsIn(range) {
      if (range.start < directory.offset) yield* localParts(range)
      if (range.end < directory.offset) return
      const start = Math.max(range.start, directory.offset)
      for (const bytes of inBatches(centralRecords({ start, end: range.end }))) yield { kind: 'record', bytes }
    },
  }
}

function at(offsets: Float64Array, index: number): number {
  // Always inside: the arrays have one item more than there are entries.
  return offsets[index] ?? 0
}

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

function cut(record: Buffer, offset: number, { start, end }: ByteRange): Buffer {
  return record.subarray(Math.max(0, start - offset), Math.max(0, end - offset + 1))
}

function* inBatches(records: Iterable<Buffer>): Generator<Buffer> {
  let batch: Buffer[] = []
  let batchBytes = 0
  for (const record of records) {
    batch.push(record)
    batchBytes += record.length
    if (batchBytes < BATCH_BYTES) continue
    yield Buffer.concat(batch)
    batch = []
    batchBytes = 0
  }
  if (batchBytes > 0) yield Buffer.concat(batch)
}
