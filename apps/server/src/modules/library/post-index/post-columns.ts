import { isVisibleAt } from '../rules.ts'
import { addAll, type Bitset, clearBit, createBitset, intersect, resize, setBit, toRowNumbers } from './bitset.ts'
import { createGrowableArray, type Uint32s } from './growable-array.ts'
import type { Criteria, Criterion, FacetCounts, FacetValue, PostMatches, PostQuery } from './post-query.ts'
import { createRowById } from './row-by-id.ts'

const DIMENSIONS = ['sections', 'fixtures', 'teams', 'categories', 'tags', 'locales'] as const

export type PostDimension = (typeof DIMENSIONS)[number]

/** Reads the facet values of a post. */
export type ReadPostValues = (dimension: PostDimension) => readonly FacetValue[]

/** Matchdays are tags; as a criterion they stand beside the other tags. */
const dimensionOf = (criterion: Criterion): PostDimension => (criterion === 'matchdays' ? 'tags' : criterion)

/** What of a post decides which lists it is in. */
export interface IndexedPost {
  readonly id: number
  readonly newAtMs: number
  readonly publishedAtMs: number
  /** Minus infinity where there is no embargo. */
  readonly embargoUntilMs: number
  readonly values: Readonly<Record<PostDimension, readonly FacetValue[]>>
}

/** Who looks, and when. */
export type Visibility = Pick<PostQuery, 'viewer' | 'now'>

/** An append-only columnar index: updates append a row and leave the old one behind as a tombstone. */
export interface PostColumns {
  find(query: PostQuery): PostMatches
  /** The facet values of those of the posts that the viewer sees, by post id. */
  mapVisibleValues(ids: readonly number[], visibility: Visibility): ReadonlyMap<number, ReadPostValues>
  /** The next time after `nowMs` at which the clock alone makes a post visible to somebody. */
  nextVisibilityChange(nowMs: number): number | null
  put(post: IndexedPost, nowMs: number): void
  remove(id: number): void
  /** Whether most rows are tombstones. */
  needsCompaction(): boolean
}

/** Fewer tombstones than these cost less than a compaction. */
const MIN_TOMBSTONES = 10_000

/** Posts newer than this are compared with the clock at every read, which may be set back a little. */
const MAX_CLOCK_STEP_MS = 24 * 3_600_000
const BITS_PER_WORD = 32

export function createPostColumns(): PostColumns {
  // One entry per row.
  const ids = createGrowableArray(Float64Array)
  const newAt = createGrowableArray(Float64Array)
  const publishedAt = createGrowableArray(Float64Array)
  const embargoUntil = createGrowableArray(Float64Array)
  /** The values of a row are `values[valueStarts[row]]` to `values[valueStarts[row + 1]]`, as value numbers. */
  const valueStarts = createGrowableArray(Uint32Array)
  const values = createGrowableArray(Uint32Array)
  valueStarts.push(0)

  const rowOf = createRowById()
  /** Rows that are no tombstones. */
  const alive = createGrowableArray(Uint32Array)
  /** Alive rows that may not be visible to everybody yet. */
  const pending = new Set<number>()

  const numbers: Readonly<Record<PostDimension, Map<FacetValue, number>>> = {
    sections: new Map(),
    fixtures: new Map(),
    teams: new Map(),
    categories: new Map(),
    tags: new Map(),
    locales: new Map(),
  }
  const valueByNumber: { readonly dimension: PostDimension; readonly value: FacetValue }[] = []
  /** For each value number the rows that have it, tombstones included. */
  const rowsByValue: Uint32s[] = []
  /** The same as bitsets, of frequent values only, brought up to date when they are read. */
  const bitsetsByValue: { readonly bits: Bitset; readonly length: number }[] = []

  function numberOf(dimension: PostDimension, value: FacetValue): number {
    const known = numbers[dimension].get(value)
    if (known !== undefined) return known
    const number = rowsByValue.length
    numbers[dimension].set(value, number)
    valueByNumber.push({ dimension, value })
    rowsByValue.push(createGrowableArray(Uint32Array))
    return number
  }

  function hasRow(row: number, post: IndexedPost, valueNumbers: readonly number[]): boolean {
    const start = valueStarts.values[row] ?? 0
    return (
      newAt.values[row] === post.newAtMs &&
      publishedAt.values[row] === post.publishedAtMs &&
      embargoUntil.values[row] === post.embargoUntilMs &&
      (valueStarts.values[row + 1] ?? 0) - start === valueNumbers.length &&
      valueNumbers.every((number, index) => values.values[start + index] === number)
    )
  }

  function remove(id: number): void {
    const row = rowOf.get(id)
    if (row === undefined) return
    clearBit(alive.values, row)
    pending.delete(row)
    rowOf.delete(id)
  }

  function put(post: IndexedPost, nowMs: number): void {
    const valueNumbers = DIMENSIONS.flatMap((dimension) =>
      [...new Set(post.values[dimension])].map((value) => numberOf(dimension, value)),
    )
    const oldRow = rowOf.get(post.id)
    // Most updates change a text: no reason for a tombstone.
    if (oldRow !== undefined && hasRow(oldRow, post, valueNumbers)) return
    remove(post.id)
    const row = ids.length
    rowOf.set(post.id, row)
    if (row % BITS_PER_WORD === 0) alive.push(0)
    setBit(alive.values, row)
    if (post.newAtMs > nowMs - MAX_CLOCK_STEP_MS) pending.add(row)
    ids.push(post.id)
    newAt.push(post.newAtMs)
    publishedAt.push(post.publishedAtMs)
    embargoUntil.push(post.embargoUntilMs)
    for (const number of valueNumbers) {
      values.push(number)
      rowsByValue[number]?.push(row)
    }
    valueStarts.push(values.length)
  }

  /** The rows of a value that at least every 32nd row has: as a bitset they take less memory bandwidth than as a list. */
  function bitsetOf(number: number, rows: Uint32s): Bitset {
    const known = bitsetsByValue[number] ?? { bits: createBitset(0), length: 0 }
    const bits = resize(known.bits, ids.length)
    for (let index = known.length; index < rows.length; index += 1) setBit(bits, rows.values[index] ?? 0)
    bitsetsByValue[number] = { bits, length: rows.length }
    return bits
  }

  function rowsWithAny(dimension: PostDimension, wanted: readonly FacetValue[]): Bitset {
    const bits = createBitset(ids.length)
    for (const value of wanted) {
      const number = numbers[dimension].get(value)
      const rows = number === undefined ? undefined : rowsByValue[number]
      if (number === undefined || rows === undefined) continue
      if (rows.length * BITS_PER_WORD > ids.length) addAll(bits, bitsetOf(number, rows))
      else for (let index = 0; index < rows.length; index += 1) setBit(bits, rows.values[index] ?? 0)
    }
    return bits
  }

  const timesOf = (row: number) => ({
    publishedAtMs: publishedAt.values[row] ?? 0,
    embargoUntilMs: embargoUntil.values[row] ?? 0,
  })

  function visibleRows({ viewer, now, among }: Visibility & Pick<PostQuery, 'among'>): Bitset {
    const bits = createBitset(ids.length)
    if (among === undefined) bits.set(alive.values.subarray(0, bits.length))
    else {
      for (const id of among) {
        const row = rowOf.get(id)
        if (row !== undefined) setBit(bits, row)
      }
    }
    for (const row of pending) if (!isVisibleAt(timesOf(row), viewer, now.getTime())) clearBit(bits, row)
    return bits
  }

  function rowsByCriterion(criteria: Criteria): Map<Criterion, Bitset> {
    const rows = new Map<Criterion, Bitset>()
    // Object.entries gives the keys of `Criteria` and no others.
    for (const [criterion, wanted] of Object.entries(criteria) as [Criterion, readonly FacetValue[] | undefined][]) {
      if (wanted) rows.set(criterion, rowsWithAny(dimensionOf(criterion), wanted))
    }
    return rows
  }

  /** How many of the rows have each value, by value number. */
  function countValues(rows: Uint32Array): Uint32Array {
    const [starts, rowValues] = [valueStarts.values, values.values]
    const counts = new Uint32Array(rowsByValue.length)
    for (const row of rows) {
      const end = starts[row + 1] ?? 0
      for (let index = starts[row] ?? 0; index < end; index += 1) {
        const number = rowValues[index] ?? 0
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
    return counts
  }

  function countsOf(dimension: PostDimension, counts: Uint32Array): ReadonlyMap<FacetValue, number> {
    const named = new Map<FacetValue, number>()
    for (const [value, number] of numbers[dimension]) {
      const count = counts[number] ?? 0
      if (count > 0) named.set(value, count)
    }
    return named
  }

  const newestFirst = (one: number, other: number) =>
    (newAt.values[other] ?? 0) - (newAt.values[one] ?? 0) || (ids.values[other] ?? 0) - (ids.values[one] ?? 0)

  function newestRows(rows: Uint32Array, count: number): number[] {
    const newest: number[] = []
    const newAtMs = newAt.values
    let oldestMs = Number.NEGATIVE_INFINITY
    // Backwards, because new posts are appended. Nearly all the rest is soon older than what was collected.
    for (let index = rows.length - 1; index >= 0; index -= 1) {
      const row = rows[index] ?? 0
      if ((newAtMs[row] ?? 0) < oldestMs) continue
      newest.push(row)
      if (newest.length < 2 * count) continue
      newest.sort(newestFirst).length = count
      oldestMs = newAtMs[newest.at(-1) ?? 0] ?? 0
    }
    return newest.sort(newestFirst).slice(0, count)
  }

  function find(query: PostQuery): PostMatches {
    const { criteria, page, facets: wanted = [] } = query
    const visible = visibleRows(query)
    const matching = rowsByCriterion(criteria)
    const rows = toRowNumbers(intersect(visible, matching.values()))
    const { offset, limit } = page ?? { offset: 0, limit: rows.length }
    const newest = offset < rows.length && limit > 0 ? newestRows(rows, offset + limit).slice(offset) : []
    let countsOfMatches: Uint32Array | null = null
    const facets: FacetCounts = Object.fromEntries(
      wanted.map((criterion) => {
        const others = [...matching].flatMap(([other, bits]) => (other === criterion ? [] : [bits]))
        // Criteria that are not set share one count.
        const counts = matching.has(criterion)
          ? countValues(toRowNumbers(intersect(visible, others)))
          : (countsOfMatches ??= countValues(rows))
        return [criterion, countsOf(dimensionOf(criterion), counts)]
      }),
    )
    return { ids: newest.map((row) => ids.values[row] ?? 0), total: rows.length, facets }
  }

  function valuesOfRow(row: number, dimension: PostDimension): FacetValue[] {
    const found: FacetValue[] = []
    const end = valueStarts.values[row + 1] ?? 0
    for (let index = valueStarts.values[row] ?? 0; index < end; index += 1) {
      const named = valueByNumber[values.values[index] ?? 0]
      if (named?.dimension === dimension) found.push(named.value)
    }
    return found
  }

  function mapVisibleValues(among: readonly number[], visibility: Visibility): Map<number, ReadPostValues> {
    const rows = toRowNumbers(visibleRows({ ...visibility, among }))
    return new Map(
      Array.from(rows, (row) => [ids.values[row] ?? 0, (dimension: PostDimension) => valuesOfRow(row, dimension)]),
    )
  }

  function nextVisibilityChange(nowMs: number): number | null {
    let next = Number.POSITIVE_INFINITY
    for (const row of pending) {
      const { publishedAtMs, embargoUntilMs } = timesOf(row)
      for (const time of [publishedAtMs, embargoUntilMs]) if (time > nowMs && time < next) next = time
    }
    return Number.isFinite(next) ? next : null
  }

  function needsCompaction(): boolean {
    const tombstones = ids.length - rowOf.size
    return tombstones > MIN_TOMBSTONES && tombstones > rowOf.size
  }

  return { find, mapVisibleValues, nextVisibilityChange, put, remove, needsCompaction }
}
