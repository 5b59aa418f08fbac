import { GROUPS, type Group } from '../facets/facets.repository.ts'
import { type Choice, type ChoiceNumbers, createChoiceNumbers } from './choice-numbers.ts'
import { addAll, type Bits, clearBit, createBits, longEnough, setBit } from './bits.ts'
import { createGrowing, type Exact, type Growing, type Whole } from './growing.ts'

/** What of a post decides in which lists it stands. Moments are milliseconds. */
export interface IndexedPost {
  readonly id: number
  readonly newAt: number
  readonly publishedAt: number
  readonly embargoUntil: number | null
  readonly choices: Readonly<Record<Group, readonly Choice[]>>
}

/**
 * Posts by what they are chosen by, as columns: each post has a place, and the list of a choice names places. A post that changes gets a
 * new place, and its old one is dead, so that nothing ever has to be taken out of a list.
 */
export interface PostIndex {
  /** The places of posts that are out. */
  readonly living: { readonly values: Bits }
  /** Those among them that are not visible to everybody, or were not when they came. */
  readonly waiting: ReadonlySet<number>
  readonly ids: Growing<Exact>
  readonly newAt: Growing<Exact>
  readonly publishedAt: Growing<Exact>
  /** Long past where there is none. */
  readonly embargoUntil: Growing<Exact>
  /** The choices of a place are those from its start to the start of the next. */
  readonly starts: Growing<Whole>
  readonly choices: Growing<Whole>
  readonly numbers: ChoiceNumbers
  /** The places that have any of these choices, dead ones among them. */
  placesOf(choices: readonly number[]): Bits
  /** What is visible to everybody at that moment stays visible. */
  put(post: IndexedPost, now: Date): void
  remove(id: number): void
  /** Whether most places are dead: then it is time for a new one. */
  isWorn(): boolean
}

/** Fewer dead places than these do no harm. */
const HARMLESS = 10_000

/** Places that share a number of the set of the living. */
const BITS = 32

const GROUP_NAMES = Object.keys(GROUPS) as Group[]

export function createPostIndex(): PostIndex {
  const living = createGrowing(Uint32Array)
  const waiting = new Set<number>()
  const ids = createGrowing(Float64Array)
  const newAt = createGrowing(Float64Array)
  const publishedAt = createGrowing(Float64Array)
  const embargoUntil = createGrowing(Float64Array)
  const starts = createGrowing(Uint32Array)
  const choices = createGrowing(Uint32Array)
  const numbers = createChoiceNumbers()
  const lists: Growing<Whole>[] = []
  const sets: { readonly bits: Bits; readonly length: number }[] = []
  const placeOf = new Map<number, number>()
  starts.push(0)

  function placesOf(wanted: readonly number[]): Bits {
    const bits = createBits(ids.length)
    for (const choice of wanted) {
      const list = lists[choice]
      if (list === undefined) continue
      // A frequent choice takes less room as a set than as a list: it is kept as both.
      const set = list.length * BITS > ids.length ? keepSet(choice, list) : null
      if (set) addAll(bits, set)
      else for (let at = 0; at < list.length; at += 1) setBit(bits, list.values[at] ?? 0)
    }
    return bits
  }

  /** The set of a list as it is now: what came since it was last asked for is added. */
  function keepSet(choice: number, list: Growing<Whole>): Bits {
    const known = sets[choice] ?? { bits: createBits(0), length: 0 }
    const bits = longEnough(known.bits, ids.length)
    for (let at = known.length; at < list.length; at += 1) setBit(bits, list.values[at] ?? 0)
    sets[choice] = { bits, length: list.length }
    return bits
  }

  function remove(id: number): void {
    const place = placeOf.get(id)
    if (place === undefined) return
    clearBit(living.values, place)
    waiting.delete(place)
    placeOf.delete(id)
  }

  function put(post: IndexedPost, now: Date): void {
    remove(post.id)
    const place = ids.length
    placeOf.set(post.id, place)
    if (place % BITS === 0) living.push(0)
    setBit(living.values, place)
    if (post.newAt > now.getTime()) waiting.add(place)
    ids.push(post.id)
    newAt.push(post.newAt)
    publishedAt.push(post.publishedAt)
    embargoUntil.push(post.embargoUntil ?? Number.NEGATIVE_INFINITY)
    for (const group of GROUP_NAMES) {
      for (const choice of new Set(post.choices[group])) {
        const number = numbers.numberOf(group, choice)
        choices.push(number)
        const list = lists[number] ?? createGrowing(Uint32Array)
        lists[number] = list
        list.push(place)
      }
    }
    starts.push(choices.length)
  }

  function isWorn(): boolean {
    const dead = ids.length - placeOf.size
    return dead > HARMLESS && dead > placeOf.size
  }

  return {
    ...{ living, waiting, ids, newAt, publishedAt, embargoUntil, starts, choices, numbers },
    placesOf,
    put,
    remove,
    isWorn,
  }
}
