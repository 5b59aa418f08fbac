import { COPY, DOWNLOAD, type Pack, type UsageDay, type UsageNumbers, VIEW } from './usage-day.ts'

/** Which events count. Arrays are by the numbers of `UsageNumbers`; 1 means yes. */
export interface UsageFilter {
  readonly audiences: Uint8Array
  /** Posts that the reader may see and has asked for. */
  readonly posts: Uint8Array
  /** Whether events of deleted posts count: only if no post was asked for. */
  readonly countsDeletedPosts: boolean
}

/** Equal events. One object is reused for all of them. */
export interface UsageRow {
  day: string
  event: number
  person: number
  audience: number
  times: number
  bytes: number
  asset: number
  /** -1 if the post was deleted, and for a download of several. */
  post: number
  /** The download of several posts. */
  pack: Pack | null
}

/**
 * Calls back for the events that count, each once. A download of several posts counts if one of them does; its size is that of those that
 * do, as in the report of views.
 */
export function forEachUse(days: readonly UsageDay[], filter: UsageFilter, visit: (row: UsageRow) => void): void {
  const { audiences, posts, countsDeletedPosts } = filter
  const row: UsageRow = {
    day: '',
    event: 0,
    person: -1,
    audience: -1,
    times: 0,
    bytes: 0,
    asset: -1,
    post: -1,
    pack: null,
  }
  for (const day of days) {
    row.day = day.day
    row.pack = null
    for (let index = 0; index < day.event.length; index += 1) {
      const post = day.post[index] ?? -1
      const audience = day.audience[index] ?? -1
      if (audiences[audience] !== 1 || !(post < 0 ? countsDeletedPosts : posts[post] === 1)) continue
      row.event = day.event[index] ?? 0
      row.person = day.person[index] ?? -1
      row.audience = audience
      row.times = day.times[index] ?? 0
      row.bytes = day.bytes[index] ?? 0
      row.asset = day.asset[index] ?? -1
      row.post = post
      visit(row)
    }
    row.post = -1
    row.asset = -1
    row.times = 1
    for (const pack of day.packs) {
      if (audiences[pack.audience] !== 1) continue
      const bytes = bytesOfParts(pack, (post) => posts[post] === 1)
      if (bytes === null) continue
      row.event = pack.event
      row.person = pack.person
      row.audience = pack.audience
      row.bytes = bytes
      row.pack = pack
      visit(row)
    }
  }
}

/** The size of the chosen parts, or of the whole file with all of them; null if none is chosen. */
function bytesOfParts({ posts, partBytes, bytes }: Pack, isChosen: (post: number) => boolean): number | null {
  let chosen = 0
  let chosenBytes = 0
  for (const [part, post] of posts.entries()) {
    if (!isChosen(post)) continue
    chosen += 1
    chosenBytes += partBytes[part] ?? 0
  }
  if (chosen === 0) return null
  return chosen === posts.length ? bytes : chosenBytes
}

export interface Counts {
  readonly views: number
  readonly downloads: number
  readonly copies: number
  readonly bytes: number
}

export interface Figures extends Counts {
  readonly people: number
  readonly media: number
  readonly countries: number
}

/** Counts events, and the people, media and countries that they came from. */
class Tally {
  readonly #counts = [0, 0, 0]
  readonly #people: Uint8Array
  readonly #audiences: Uint8Array
  #bytes = 0

  readonly #numbers: UsageNumbers

  constructor(numbers: UsageNumbers) {
    this.#numbers = numbers
    this.#people = new Uint8Array(numbers.personIds.length)
    this.#audiences = new Uint8Array(numbers.audiences.length)
  }

  add({ event, times, person, audience }: UsageRow, bytes: number): void {
    this.#counts[event] = (this.#counts[event] ?? 0) + times
    this.#bytes += bytes
    if (person >= 0) this.#people[person] = 1
    this.#audiences[audience] = 1
  }

  get figures(): Figures {
    const audiences = this.#numbers.audiences.filter((_, index) => this.#audiences[index] === 1)
    const distinct = (values: readonly string[]) => new Set(values.filter((value) => value !== '')).size
    return {
      views: this.#counts[VIEW] ?? 0,
      downloads: this.#counts[DOWNLOAD] ?? 0,
      copies: this.#counts[COPY] ?? 0,
      bytes: this.#bytes,
      people: this.#people.reduce((sum, isSeen) => sum + isSeen, 0),
      media: distinct(audiences.map(({ medium }) => medium)),
      countries: distinct(audiences.map(({ country }) => country)),
    }
  }
}

/** The figures of all days together. */
export function countAll(days: readonly UsageDay[], numbers: UsageNumbers, filter: UsageFilter): Figures {
  const tally = new Tally(numbers)
  forEachUse(days, filter, (row) => tally.add(row, row.bytes))
  return tally.figures
}

/** What events are grouped by. Keys are numbers from 0; an event without one is in no group. */
export type Grouping = { readonly size: number } & (
  | { readonly by: 'person' | 'audience' | 'asset'; readonly keys: Int32Array }
  /** A download of several posts is in each group of its posts, once. */
  | { readonly by: 'post'; readonly keys: readonly (readonly number[])[] }
)

/** Calls back with each group of a row, and with the bytes in it. */
function forEachGroup(
  grouping: Grouping,
  { row, filter }: { row: UsageRow; filter: UsageFilter },
  visit: (key: number, bytes: number) => void,
): void {
  if (grouping.by !== 'post') {
    const key = grouping.keys[row[grouping.by]] ?? -1
    if (key >= 0) visit(key, row.bytes)
    return
  }
  const { keys } = grouping
  const { pack } = row
  if (pack === null) {
    for (const key of keys[row.post] ?? []) visit(key, row.bytes)
    return
  }
  const touched = new Set(pack.posts.flatMap((post) => (filter.posts[post] === 1 ? (keys[post] ?? []) : [])))
  for (const key of touched) {
    const bytes = bytesOfParts(pack, (post) => filter.posts[post] === 1 && (keys[post] ?? []).includes(key))
    if (bytes !== null) visit(key, bytes)
  }
}

/** Columns by key. */
export interface GroupedCounts {
  readonly views: Float64Array
  readonly downloads: Float64Array
  readonly copies: Float64Array
  readonly bytes: Float64Array
}

interface Usage {
  readonly days: readonly UsageDay[]
  readonly numbers: UsageNumbers
  readonly filter: UsageFilter
}

export function countByGroup({ days, filter }: Usage, grouping: Grouping): GroupedCounts {
  const column = () => new Float64Array(grouping.size)
  const [views, downloads, copies, bytes] = [column(), column(), column(), column()]
  const columns = [views, downloads, copies]
  forEachUse(days, filter, (row) =>
    forEachGroup(grouping, { row, filter }, (key, size) => {
      const counted = columns[row.event]
      if (counted) counted[key] = (counted[key] ?? 0) + row.times
      bytes[key] = (bytes[key] ?? 0) + size
    }),
  )
  return { views, downloads, copies, bytes }
}

/** How many different people, media and countries are in each of the groups. */
export function countDistinct(
  { days, numbers, filter }: Usage,
  grouping: Grouping,
  groups: readonly number[],
): ReadonlyMap<number, { readonly people: number; readonly media: number; readonly countries: number }> {
  const seen = new Map(groups.map((key) => [key, { people: new Set<number>(), audiences: new Set<number>() }]))
  forEachUse(days, filter, (row) =>
    forEachGroup(grouping, { row, filter }, (key) => {
      const group = seen.get(key)
      if (!group) return
      if (row.person >= 0) group.people.add(row.person)
      group.audiences.add(row.audience)
    }),
  )
  const distinct = (audiences: Set<number>, name: 'medium' | 'country') =>
    new Set([...audiences].map((audience) => numbers.audiences[audience]?.[name] ?? '').filter((value) => value !== ''))
      .size
  return new Map(
    [...seen].map(([key, { people, audiences }]) => [
      key,
      { people: people.size, media: distinct(audiences, 'medium'), countries: distinct(audiences, 'country') },
    ]),
  )
}
