import { COLUMN, type Pack, ROW_WIDTH, type UsageDay, type UsageNumbers } from './usage-day.ts'

/** Which events count. Arrays are by the numbers of `UsageNumbers`; 1 means yes. */
export interface UsageFilter {
  readonly audiences: Uint8Array
  /** Posts that the reader may see and has asked for. Deleted ones, which are number 0, count if no post was asked for. */
  readonly posts: Uint8Array
}

export interface Usage {
  readonly days: readonly UsageDay[]
  readonly numbers: UsageNumbers
  readonly filter: UsageFilter
}

/** What events are grouped by. Groups are numbers from 0. */
export interface Grouping {
  readonly by: 'person' | 'audience' | 'asset' | 'post'
  readonly size: number
  /** The groups of value `n` are `groups` from `starts[n]` to `starts[n + 1]`: in flat arrays, since they are looked up for every row. */
  readonly starts: Int32Array
  readonly groups: Int32Array
}

export function createGrouping(by: Grouping['by'], size: number, groupsOf: readonly (readonly number[])[]): Grouping {
  const starts = new Int32Array(groupsOf.length + 1)
  let end = 0
  for (const [value, groups] of groupsOf.entries()) {
    end += groups.length
    starts[value + 1] = end
  }
  return { by, size, starts, groups: Int32Array.from(groupsOf.flat()) }
}

/** The groups that a download of several posts counts in, each once, with the bytes of the posts in it. */
function groupPack(
  pack: Pack,
  filter: UsageFilter,
  { by, starts, groups }: Grouping,
): [group: number, bytes: number][] {
  const groupsOf = (value: number) => [...groups.subarray(starts[value] ?? 0, starts[value + 1] ?? 0)]
  const isCounted = (post: number) => filter.posts[post] === 1
  const counted = pack.posts.filter(isCounted)
  if (filter.audiences[pack.audience] !== 1 || counted.length === 0 || by === 'asset') return []
  if (by !== 'post') return groupsOf(pack[by]).map((group) => [group, bytesOfParts(pack, isCounted)])
  return [...new Set(counted.flatMap(groupsOf))].map((group) => [
    group,
    bytesOfParts(pack, (post) => isCounted(post) && groupsOf(post).includes(group)),
  ])
}

/** The size of the chosen parts, or of the whole file with all of them. */
function bytesOfParts({ posts, partBytes, bytes }: Pack, isChosen: (post: number) => boolean): number {
  if (posts.every(isChosen)) return bytes
  return partBytes.reduce((sum, size, part) => sum + (isChosen(posts[part] ?? 0) ? size : 0), 0)
}

/** The sums of each group, at the index of the group. */
export interface GroupedCounts {
  readonly views: Float64Array
  readonly downloads: Float64Array
  readonly copies: Float64Array
  readonly bytes: Float64Array
  /** How many rows were added up. */
  readonly rows: Int32Array
}

const createCounts = (size: number): GroupedCounts => ({
  views: new Float64Array(size),
  downloads: new Float64Array(size),
  copies: new Float64Array(size),
  bytes: new Float64Array(size),
  rows: new Int32Array(size),
})

const FIELDS = ['views', 'downloads', 'copies', 'bytes', 'rows'] as const

/** The sums of groups from those of each value, of which there are far fewer than rows. */
export function sumGroups(ofValues: GroupedCounts, { size, starts, groups }: Grouping): GroupedCounts {
  const counts = createCounts(size)
  for (const field of FIELDS) {
    const [sums, values] = [counts[field], ofValues[field]]
    for (let value = 0; value < values.length; value += 1) {
      const end = starts[value + 1] ?? 0
      for (let at = starts[value] ?? 0; at < end; at += 1) {
        const group = groups[at] ?? 0
        sums[group] = (sums[group] ?? 0) + (values[value] ?? 0)
      }
    }
  }
  return counts
}

/**
 * Adds up the events that count. A download of several posts counts if one of them does; its size is that of those that do, as in the report
 * of views. This and `countDistinct` run over every row of years: plain loops over typed arrays, without callbacks.
 */
export function countByGroup({ days, filter }: Usage, grouping: Grouping): GroupedCounts {
  const { posts, audiences } = filter
  const column = COLUMN[grouping.by]
  const ofValues = createCounts(grouping.starts.length - 1)
  const { views, downloads, copies, bytes, rows } = ofValues
  for (const { cells, bytes: sizes } of days) {
    for (let row = 0, cell = 0; cell < cells.length; row += 1, cell += ROW_WIDTH) {
      if (posts[cells[cell + COLUMN.post] ?? 0] !== 1 || audiences[cells[cell + COLUMN.audience] ?? 0] !== 1) continue
      const value = cells[cell + column] ?? 0
      views[value] = (views[value] ?? 0) + (cells[cell + COLUMN.views] ?? 0)
      downloads[value] = (downloads[value] ?? 0) + (cells[cell + COLUMN.downloads] ?? 0)
      copies[value] = (copies[value] ?? 0) + (cells[cell + COLUMN.copies] ?? 0)
      bytes[value] = (bytes[value] ?? 0) + (sizes[row] ?? 0)
      rows[value] = (rows[value] ?? 0) + 1
    }
  }
  const counts = sumGroups(ofValues, grouping)
  for (const pack of days.flatMap(({ packs }) => packs)) {
    for (const [group, packBytes] of groupPack(pack, filter, grouping)) {
      counts.views[group] = (counts.views[group] ?? 0) + pack.views
      counts.downloads[group] = (counts.downloads[group] ?? 0) + pack.downloads
      counts.copies[group] = (counts.copies[group] ?? 0) + pack.copies
      counts.bytes[group] = (counts.bytes[group] ?? 0) + packBytes
      counts.rows[group] = (counts.rows[group] ?? 0) + 1
    }
  }
  return counts
}

/** Counts the distinct numbers of many lists, one after the other, without a set for each. 0 stands for no value. */
class DistinctCounter {
  readonly #lastSeenIn: Int32Array
  #list = 0
  count = 0

  constructor(size: number) {
    this.#lastSeenIn = new Int32Array(size)
  }

  startList(): void {
    this.#list += 1
    this.count = 0
  }

  add(number: number): void {
    if (number === 0 || this.#lastSeenIn[number] === this.#list) return
    this.#lastSeenIn[number] = this.#list
    this.count += 1
  }
}

/** Counts people, and the media and countries of their audiences. */
class AudienceCounter {
  readonly #numbers: UsageNumbers
  readonly #people: DistinctCounter
  readonly #media: DistinctCounter
  readonly #countries: DistinctCounter

  constructor(numbers: UsageNumbers) {
    this.#numbers = numbers
    this.#people = new DistinctCounter(numbers.personIds.length)
    this.#media = new DistinctCounter(numbers.audiences.length)
    this.#countries = new DistinctCounter(numbers.audiences.length)
  }

  startList(): void {
    for (const counter of [this.#people, this.#media, this.#countries]) counter.startList()
  }

  add(person: number, audience: number): void {
    this.#people.add(person)
    this.#media.add(this.#numbers.mediumOfAudience[audience] ?? 0)
    this.#countries.add(this.#numbers.countryOfAudience[audience] ?? 0)
  }

  counts(): DistinctCounts {
    return { people: this.#people.count, media: this.#media.count, countries: this.#countries.count }
  }
}

export interface DistinctCounts {
  readonly people: number
  readonly media: number
  readonly countries: number
}

interface WantedGroups {
  readonly groups: readonly number[]
  /** The rows of each group, as `countByGroup` returns them. */
  readonly rows: Int32Array
}

/** How many different people, media and countries are in each of the groups. */
export function countDistinct(
  { days, numbers, filter }: Usage,
  grouping: Grouping,
  wanted: WantedGroups,
): ReadonlyMap<number, DistinctCounts> {
  const { by, starts, groups } = grouping
  // People and audiences are collected in two arrays, one group after the other. The index of a group's next entry; -1 if it is not wanted.
  const next = new Int32Array(grouping.size).fill(-1)
  let total = 0
  for (const group of wanted.groups) {
    next[group] = total
    total += wanted.rows[group] ?? 0
  }
  const [people, audiencesSeen] = [new Int32Array(total), new Int32Array(total)]
  const collect = (group: number, person: number, audience: number) => {
    const at = next[group] ?? -1
    if (at < 0) return
    people[at] = person
    audiencesSeen[at] = audience
    next[group] = at + 1
  }
  const { posts, audiences } = filter
  const column = COLUMN[by]
  for (const { cells, packs } of days) {
    for (let cell = 0; cell < cells.length; cell += ROW_WIDTH) {
      const audience = cells[cell + COLUMN.audience] ?? 0
      if (posts[cells[cell + COLUMN.post] ?? 0] !== 1 || audiences[audience] !== 1) continue
      const value = cells[cell + column] ?? 0
      const end = starts[value + 1] ?? 0
      for (let at = starts[value] ?? 0; at < end; at += 1) {
        collect(groups[at] ?? 0, cells[cell + COLUMN.person] ?? 0, audience)
      }
    }
    for (const pack of packs) {
      for (const [group] of groupPack(pack, filter, grouping)) collect(group, pack.person, pack.audience)
    }
  }
  const counter = new AudienceCounter(numbers)
  return new Map(
    wanted.groups.map((group) => {
      const end = next[group] ?? 0
      counter.startList()
      for (let at = end - (wanted.rows[group] ?? 0); at < end; at += 1)
        counter.add(people[at] ?? 0, audiencesSeen[at] ?? 0)
      return [group, counter.counts()]
    }),
  )
}

export interface Figures extends DistinctCounts {
  readonly views: number
  readonly downloads: number
  readonly copies: number
  readonly bytes: number
}

/** Counts the figures of periods, each in one pass over its days. */
export function createPeriodCounter({
  days,
  numbers,
  filter,
}: Usage): (period: { readonly from: string; readonly to: string }) => Figures {
  const { posts, audiences } = filter
  const counter = new AudienceCounter(numbers)
  const everything = createGrouping(
    'audience',
    1,
    numbers.audiences.map(() => [0]),
  )
  return ({ from, to }) => {
    let [views, downloads, copies, bytes] = [0, 0, 0, 0]
    counter.startList()
    for (const { day, cells, bytes: sizes, packs } of days) {
      if (day < from || day > to) continue
      for (let row = 0, cell = 0; cell < cells.length; row += 1, cell += ROW_WIDTH) {
        const audience = cells[cell + COLUMN.audience] ?? 0
        if (posts[cells[cell + COLUMN.post] ?? 0] !== 1 || audiences[audience] !== 1) continue
        views += cells[cell + COLUMN.views] ?? 0
        downloads += cells[cell + COLUMN.downloads] ?? 0
        copies += cells[cell + COLUMN.copies] ?? 0
        bytes += sizes[row] ?? 0
        counter.add(cells[cell + COLUMN.person] ?? 0, audience)
      }
      for (const pack of packs) {
        for (const [, packBytes] of groupPack(pack, filter, everything)) {
          views += pack.views
          downloads += pack.downloads
          copies += pack.copies
          bytes += packBytes
          counter.add(pack.person, pack.audience)
        }
      }
    }
    return { views, downloads, copies, bytes, ...counter.counts() }
  }
}
