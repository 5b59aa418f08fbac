import type { Pack, UsageDay, UsageNumbers } from './usage-day.ts'

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

/**
 * Adds up the events that count. A download of several posts counts if one of them does; its size is that of those that do, as in the report
 * of views. This and `countDistinct` run over every row of years: plain loops over typed arrays, without callbacks.
 */
export function countByGroup({ days, filter }: Usage, grouping: Grouping): GroupedCounts {
  const { by, size, starts, groups } = grouping
  const column = () => new Float64Array(size)
  const [views, downloads, copies, bytes, rows] = [column(), column(), column(), column(), new Int32Array(size)]
  const { posts, audiences } = filter
  for (const day of days) {
    const { post, audience, [by]: values } = day
    for (let row = 0; row < post.length; row += 1) {
      if (posts[post[row] ?? 0] !== 1 || audiences[audience[row] ?? 0] !== 1) continue
      const value = values[row] ?? 0
      const end = starts[value + 1] ?? 0
      for (let at = starts[value] ?? 0; at < end; at += 1) {
        const group = groups[at] ?? 0
        views[group] = (views[group] ?? 0) + (day.views[row] ?? 0)
        downloads[group] = (downloads[group] ?? 0) + (day.downloads[row] ?? 0)
        copies[group] = (copies[group] ?? 0) + (day.copies[row] ?? 0)
        bytes[group] = (bytes[group] ?? 0) + (day.bytes[row] ?? 0)
        rows[group] = (rows[group] ?? 0) + 1
      }
    }
    for (const pack of day.packs) {
      for (const [group, packBytes] of groupPack(pack, filter, grouping)) {
        views[group] = (views[group] ?? 0) + pack.views
        downloads[group] = (downloads[group] ?? 0) + pack.downloads
        copies[group] = (copies[group] ?? 0) + pack.copies
        bytes[group] = (bytes[group] ?? 0) + packBytes
        rows[group] = (rows[group] ?? 0) + 1
      }
    }
  }
  return { views, downloads, copies, bytes, rows }
}

/** Counts the distinct numbers of many lists, one after the other, without a set for each. 0 stands for no value. */
class DistinctCounter {
  readonly #lastSeenIn: Int32Array
  #list = 0

  constructor(size: number) {
    this.#lastSeenIn = new Int32Array(size)
  }

  /** `numberOf` maps the values to what is counted, such as an audience to its country. */
  count(values: Int32Array, numberOf?: readonly number[]): number {
    this.#list += 1
    let distinct = 0
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? 0
      const number = numberOf === undefined ? value : (numberOf[value] ?? 0)
      if (number === 0 || this.#lastSeenIn[number] === this.#list) continue
      this.#lastSeenIn[number] = this.#list
      distinct += 1
    }
    return distinct
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
  for (const day of days) {
    const { post, audience, [by]: values } = day
    for (let row = 0; row < post.length; row += 1) {
      if (posts[post[row] ?? 0] !== 1 || audiences[audience[row] ?? 0] !== 1) continue
      const value = values[row] ?? 0
      const end = starts[value + 1] ?? 0
      for (let at = starts[value] ?? 0; at < end; at += 1) {
        collect(groups[at] ?? 0, day.person[row] ?? 0, audience[row] ?? 0)
      }
    }
    for (const pack of day.packs) {
      for (const [group] of groupPack(pack, filter, grouping)) collect(group, pack.person, pack.audience)
    }
  }
  const [peopleCounter, mediaCounter, countryCounter] = [
    new DistinctCounter(numbers.personIds.length),
    new DistinctCounter(numbers.audiences.length),
    new DistinctCounter(numbers.audiences.length),
  ]
  return new Map(
    wanted.groups.map((group) => {
      const end = next[group] ?? 0
      const start = end - (wanted.rows[group] ?? 0)
      const own = audiencesSeen.subarray(start, end)
      return [
        group,
        {
          people: peopleCounter.count(people.subarray(start, end)),
          media: mediaCounter.count(own, numbers.mediumOfAudience),
          countries: countryCounter.count(own, numbers.countryOfAudience),
        },
      ]
    }),
  )
}

export interface Figures extends DistinctCounts {
  readonly views: number
  readonly downloads: number
  readonly copies: number
  readonly bytes: number
}

/** Counts the figures of periods. */
export function createPeriodCounter(usage: Usage): (period: { readonly from: string; readonly to: string }) => Figures {
  const everything = createGrouping(
    'audience',
    1,
    usage.numbers.audiences.map(() => [0]),
  )
  return ({ from, to }) => {
    const ofPeriod = { ...usage, days: usage.days.filter(({ day }) => day >= from && day <= to) }
    const { views, downloads, copies, bytes, rows } = countByGroup(ofPeriod, everything)
    const distinct = countDistinct(ofPeriod, everything, { groups: [0], rows }).get(0)
    return {
      views: views[0] ?? 0,
      downloads: downloads[0] ?? 0,
      copies: copies[0] ?? 0,
      bytes: bytes[0] ?? 0,
      people: distinct?.people ?? 0,
      media: distinct?.media ?? 0,
      countries: distinct?.countries ?? 0,
    }
  }
}
