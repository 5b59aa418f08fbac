import { describe, expect, it } from 'vitest'
import { createPostColumns, type IndexedPost, type PostColumns } from './post-columns.ts'
import type { Criteria, Criterion, FacetValue, PostQuery } from './post-query.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const LATER = new Date('2026-11-15T12:30:00.000Z')
const MINUTE_MS = 60_000
const LANGUAGES = ['es', 'en', 'pt']
const CRITERIA: readonly Criterion[] = ['sections', 'fixtures', 'teams', 'categories', 'tags', 'matchdays', 'locales']

/** A seeded random number generator, so that every run is the same. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

type Dice = ReturnType<typeof createDice>

function randomPost(id: number, dice: Dice): IndexedPost {
  const publishedAtMs = NOW.getTime() - dice(40) * MINUTE_MS + (dice(10) === 0 ? 50 * MINUTE_MS : 0)
  const embargoUntilMs = dice(6) === 0 ? NOW.getTime() + (dice(40) - 15) * MINUTE_MS : Number.NEGATIVE_INFINITY
  const some = (max: number) => Array.from({ length: dice(4) }, () => 1 + dice(max))
  return {
    id,
    newAtMs: Math.max(publishedAtMs, embargoUntilMs),
    publishedAtMs,
    embargoUntilMs,
    values: {
      sections: [`section-${dice(3)}`],
      fixtures: dice(3) === 0 ? [dice(5)] : [],
      teams: some(6),
      categories: some(4),
      tags: some(60),
      locales: LANGUAGES.slice(0, 1 + dice(3)),
    },
  }
}

function randomCriteria(dice: Dice): Criteria {
  const some = (max: number) => (dice(2) === 0 ? undefined : Array.from({ length: dice(3) }, () => 1 + dice(max)))
  return {
    sections: dice(4) === 0 ? [`section-${dice(4)}`] : undefined,
    fixtures: dice(8) === 0 ? [dice(5)] : undefined,
    teams: some(7),
    categories: some(4),
    tags: some(30),
    matchdays: some(60),
    locales: dice(3) === 0 ? [LANGUAGES[dice(3)] ?? 'es'] : undefined,
  }
}

const valuesOf = ({ values }: IndexedPost, criterion: Criterion): readonly FacetValue[] =>
  values[criterion === 'matchdays' ? 'tags' : criterion]

/** The same query on a plain list, post by post. */
function findInList(posts: Iterable<IndexedPost>, { viewer, now, criteria, among, facets = [] }: PostQuery) {
  const visible = [...posts].filter(
    ({ id, publishedAtMs, embargoUntilMs }) =>
      publishedAtMs <= now.getTime() &&
      (viewer.seesEmbargoed || embargoUntilMs <= now.getTime()) &&
      (among?.includes(id) ?? true),
  )
  const matching = (except?: Criterion) =>
    visible.filter((post) =>
      CRITERIA.every((criterion) => {
        const wanted = criteria[criterion]
        return criterion === except || !wanted || valuesOf(post, criterion).some((value) => wanted.includes(value))
      }),
    )
  const newest = matching().sort((one, other) => other.newAtMs - one.newAtMs || other.id - one.id)
  const counted = facets.map((criterion) => {
    const counts = new Map<FacetValue, number>()
    for (const post of matching(criterion)) {
      for (const value of new Set(valuesOf(post, criterion))) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [criterion, counts]
  })
  return { total: newest.length, ids: newest.map(({ id }) => id), facets: Object.fromEntries(counted) }
}

const DIMENSIONS = CRITERIA.filter((criterion) => criterion !== 'matchdays')

/** Each value once. */
const mapValues = (read: (dimension: (typeof DIMENSIONS)[number]) => readonly FacetValue[]) =>
  DIMENSIONS.map((dimension) => new Set(read(dimension)))

function fill(columns: PostColumns, posts: Iterable<IndexedPost>): void {
  for (const post of posts) columns.put(post, NOW.getTime())
}

describe('post columns', () => {
  it('return the same posts, facets and values as a plain list after random updates', () => {
    const dice = createDice(7)
    const columns = createPostColumns()
    const posts = new Map<number, IndexedPost>()
    for (let round = 0; round < 40; round += 1) {
      for (let change = 0; change < 30; change += 1) {
        const id = 1 + dice(300)
        if (dice(5) === 0) {
          posts.delete(id)
          columns.remove(id)
        } else {
          const post = randomPost(id, dice)
          posts.set(id, post)
          columns.put(post, NOW.getTime())
        }
      }
      for (const seesEmbargoed of [true, false]) {
        for (const now of [NOW, LATER]) {
          const criteria = round === 0 ? {} : randomCriteria(dice)
          const among = dice(3) === 0 ? Array.from({ length: 80 }, () => 1 + dice(320)) : undefined
          const query = { viewer: { seesEmbargoed }, now, criteria, among, facets: CRITERIA }
          expect(columns.find(query)).toEqual(findInList(posts.values(), query))
          const ids = Array.from({ length: 80 }, () => 1 + dice(320))
          const { ids: visible } = findInList(posts.values(), { ...query, criteria: {}, among: ids })
          const found = columns.mapVisibleValues(ids, query)
          expect(new Set(found.keys())).toEqual(new Set(visible))
          for (const [id, values] of found) {
            expect(mapValues(values)).toEqual(mapValues((dimension) => posts.get(id)?.values[dimension] ?? []))
          }
        }
      }
    }
  })

  it('return a page of the matches, and nothing past the end', () => {
    const dice = createDice(3)
    const columns = createPostColumns()
    const posts = Array.from({ length: 200 }, (_, index) => randomPost(index + 1, dice))
    fill(columns, posts)
    const query = { viewer: { seesEmbargoed: true }, now: LATER, criteria: {} }
    const { ids, total } = findInList(posts, query)
    for (const offset of [0, 24, ids.length - 3, ids.length, Number.MAX_SAFE_INTEGER]) {
      const page = columns.find({ ...query, page: { offset, limit: 24 } })
      expect(page).toEqual({ ids: ids.slice(offset, offset + 24), total, facets: {} })
    }
    expect(columns.find({ ...query, page: { offset: 0, limit: 0 } }).ids).toEqual([])
  })

  it('return the next time at which the clock makes a post visible', () => {
    const columns = createPostColumns()
    const base = { ...randomPost(1, createDice(5)), newAtMs: 30, publishedAtMs: 10, embargoUntilMs: 30 }
    columns.put(base, 0)
    columns.put({ ...base, id: 2, newAtMs: 20, publishedAtMs: 20, embargoUntilMs: Number.NEGATIVE_INFINITY }, 0)
    expect([0, 9, 10, 20, 29, 30].map(columns.nextVisibilityChange)).toEqual([10, 10, 20, 30, 30, null])
    columns.remove(1)
    expect([0, 20].map(columns.nextVisibilityChange)).toEqual([20, null])
  })

  it('need compaction when most rows are tombstones', () => {
    const dice = createDice(1)
    const columns = createPostColumns()
    for (let change = 0; change < 10_001; change += 1) columns.put({ ...randomPost(1, dice), newAtMs: change }, 0)
    expect(columns.needsCompaction()).toBe(false)
    columns.put(randomPost(1, dice), 0)
    expect(columns.needsCompaction()).toBe(true)
  })

  it('leave no tombstone for an update that changes nothing they store', () => {
    const columns = createPostColumns()
    for (let change = 0; change < 20_000; change += 1) columns.put(randomPost(1, createDice(1)), 0)
    expect(columns.needsCompaction()).toBe(false)
  })
})
