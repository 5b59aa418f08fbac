import type { ByteRange } from '../../platform/storage/storage.ts'

/** What of a file a `Range` header asks for: a part, all of it, or something that is not there. */
export type WantedBytes = ByteRange | 'whole' | 'unsatisfiable'

/**
 * Reads a `Range` header for a file of the given size. A header that makes no sense counts as none, as does one that
 * asks for several ranges: the whole file is an answer to both.
 */
export function parseRange(header: string | undefined, sizeBytes: number): WantedBytes {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Number(last)
    if (length === 0 || sizeBytes === 0) return 'unsatisfiable'
    return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Number(last)
  if (last !== '' && end < start) return 'whole'
  if (start >= sizeBytes) return 'unsatisfiable'
  return { start, end: Math.min(end, sizeBytes - 1) }
}
