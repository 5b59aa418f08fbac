import type { Viewer } from '../../library/rules.ts'
import { type Counted, groupOf, ofEachCriterion } from '../facets/count-choices.ts'
import type { Group } from '../facets/facets.repository.ts'
import { CRITERIA, type Criteria, type Criterion } from '../filter/criteria.ts'
import type { PageOf } from '../filter/filter.repository.ts'
import { type Bits, clearBit, createBits, inAll, placesIn } from './bits.ts'
import type { PostIndex } from './post-index.ts'

export interface Asked {
  readonly viewer: Viewer
  readonly now: Date
  readonly criteria: Criteria
}

/** The posts that a reader may see and that fulfil all criteria: how many they are, and the numbers of a page of them, newest first. */
export function listInIndex(
  index: PostIndex,
  asked: Asked,
  { offset, limit }: PageOf,
): { total: number; ids: readonly number[] } {
  const hits = placesIn(inAll(visibleIn(index, asked), [...fulfillingIn(index, asked.criteria).values()]))
  const page = newestOf(index, hits, offset + limit).slice(offset)
  return { total: hits.length, ids: page.map((place) => index.ids.values[place] ?? 0) }
}

/** How many posts are behind each choice, all other criteria applied. */
export function countInIndex(index: PostIndex, asked: Asked): Counted {
  const visible = visibleIn(index, asked)
  const fulfilling = fulfillingIn(index, asked.criteria)
  const hits = placesIn(inAll(visible, [...fulfilling.values()]))
  const ofHits = countEach(index, hits)
  const countsOf = (criterion: Criterion) => {
    const group = groupOf(criterion)
    if (!fulfilling.has(criterion)) return namedCounts(index, group, ofHits)
    const others = [...fulfilling].flatMap(([other, bits]) => (other === criterion ? [] : [bits]))
    return namedCounts(index, group, countEach(index, placesIn(inAll(visible, others))))
  }
  return {
    choices: ofEachCriterion(countsOf),
    total: hits.length,
  }
}

function visibleIn({ living, waiting, ids, publishedAt, embargoUntil }: PostIndex, { viewer, now }: Asked): Bits {
  const moment = now.getTime()
  const bits = createBits(ids.length)
  bits.set(living.values.subarray(0, bits.length))
  for (const place of waiting) {
    const isOut = (publishedAt.values[place] ?? 0) <= moment
    const isFree = viewer.seesEmbargoed || (embargoUntil.values[place] ?? 0) <= moment
    if (!isOut || !isFree) clearBit(bits, place)
  }
  return bits
}

/** The posts that fulfil each criterion that is set, dead ones among them. */
function fulfillingIn(index: PostIndex, criteria: Criteria): ReadonlyMap<Criterion, Bits> {
  const set = CRITERIA.flatMap((criterion) => {
    const choices = criteria[criterion]?.flatMap((choice) => index.numbers.find(groupOf(criterion), choice) ?? [])
    return choices ? [[criterion, index.placesOf(choices)] as const] : []
  })
  return new Map(set)
}

/** How often each choice is there, by its number. */
function countEach(index: PostIndex, places: Uint32Array): Uint32Array {
  const [starts, choices] = [index.starts.values, index.choices.values]
  const counts = new Uint32Array(index.numbers.length)
  for (const place of places) {
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const choice = choices[at] ?? 0
      counts[choice] = (counts[choice] ?? 0) + 1
    }
  }
  return counts
}

/** The choices of a group that are there at all. */
function namedCounts({ numbers }: PostIndex, group: Group, counts: Uint32Array): ReadonlyMap<number | string, number> {
  const named = new Map<number | string, number>()
  for (const [choice, number] of numbers.listOf(group)) {
    const count = counts[number] ?? 0
    if (count > 0) named.set(choice, count)
  }
  return named
}

/** So many of the newest of some places, in their order. */
function newestOf({ ids, newAt }: PostIndex, places: Uint32Array, count: number): number[] {
  const timeOf = (place: number) => newAt.values[place] ?? 0
  // Numbers by themselves are put in order much more quickly than places by what stands there.
  const times = new Float64Array(places.length)
  for (const [at, place] of places.entries()) times[at] = timeOf(place)
  times.sort()
  const oldest = times[times.length - count] ?? Number.NEGATIVE_INFINITY
  const newest: number[] = []
  for (const place of places) if (timeOf(place) >= oldest) newest.push(place)
  return newest
    .sort((one, other) => timeOf(other) - timeOf(one) || (ids.values[other] ?? 0) - (ids.values[one] ?? 0))
    .slice(0, count)
}
