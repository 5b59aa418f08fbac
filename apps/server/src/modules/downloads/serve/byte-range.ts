import type { ByteRange } from '../../../platform/storage/storage.ts'

/** What of a file a `Range` header asks for: parts in their order, all of it, or something that is not there. */
export type WantedBytes = readonly [ByteRange, ...ByteRange[]] | 'whole' | 'unsatisfiable'

/** A reader who continues asks for one or two. Many small ones cost us more than the whole file costs the reader. */
const MOST_RANGES = 16

/**
 * Reads a `Range` header for a file of the given size. A header that makes no sense counts as none, and so does one that
 * asks for too many parts, or for the same bytes twice: the whole file is an answer to them all.
 */
export function parseRange(header: string | undefined, sizeBytes: number): WantedBytes {
  const [, list] = /^bytes=(.*)$/is.exec(header ?? '') ?? []
  const specs = (list ?? '').split(',').map((spec) => spec.trim())
  const wanted = specs.filter((spec) => spec !== '')
  if (list === undefined || wanted.length === 0 || wanted.length > MOST_RANGES) return 'whole'
  const read = wanted.map((spec) => readSpec(spec, sizeBytes))
  if (read.includes('nonsense')) return 'whole'
  const [first, ...rest] = read.filter((range) => typeof range === 'object')
  if (!first) return 'unsatisfiable'
  return overlap([first, ...rest]) ? 'whole' : [first, ...rest]
}

function readSpec(spec: string, sizeBytes: number): ByteRange | 'nonsense' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(spec) ?? []
  if (first === '' && last === '') return 'nonsense'
  if (first === '') {
    const length = Number(last)
    if (length === 0 || sizeBytes === 0) return 'unsatisfiable'
    return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Number(last)
  if (last !== '' && end < start) return 'nonsense'
  if (start >= sizeBytes) return 'unsatisfiable'
  return { start, end: Math.min(end, sizeBytes - 1) }
}

function overlap(ranges: readonly ByteRange[]): boolean {
  const inOrder = ranges.toSorted((a, b) => a.start - b.start)
  return inOrder.some((range, index) => index > 0 && range.start <= (inOrder[index - 1]?.end ?? -1))
}
