import type { Locale } from '@mixed-zone/contract/locales'
import type { FigureDimension, FigureItem, FigureSort } from '@mixed-zone/contract/schemas/studio/figures'
import type { Db } from '../../../platform/database/database.ts'
import {
  countByGroup,
  countDistinct,
  createGrouping,
  type GroupedCounts,
  sumGroups,
  type Usage,
} from './count-usage.ts'
import { groupFigures } from './figure-groups.ts'
import type { VisiblePosts } from './figure-query.ts'

export interface FigureOrder {
  readonly by: FigureDimension
  readonly locale: Locale
  /** Default: most downloads first. */
  readonly sort?: FigureSort | undefined
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** Names are looked up later, except for media: those have no row of their own, and are called what most of their usage calls them. */
export type RankedGroup = Omit<FigureItem, 'name'> & { readonly name?: string }

export interface RankedGroups {
  readonly groups: readonly RankedGroup[]
  readonly total: number
}

interface RankedUsage extends Usage {
  readonly db: Db
  readonly visible: VisiblePosts
}

/** A page of the groups that have figures, in order. People and countries are counted for all groups only if they decide about the order. */
export async function rankGroups(usage: RankedUsage, order: FigureOrder): Promise<RankedGroups> {
  const { by, sort = 'downloads', limit, offset } = order
  const { grouping, keyOf } = await groupFigures(by, usage)
  // Media are described by their audiences: one pass over the days counts both.
  const ofAudiences = by === 'medium' ? countAudiences(usage) : null
  const counts = ofAudiences ? sumGroups(ofAudiences, grouping) : countByGroup(usage, grouping)
  const { rows } = counts
  const used: number[] = []
  for (let group = 0; group < grouping.size; group += 1) if ((rows[group] ?? 0) > 0) used.push(group)
  const isByDistinct = sort === 'people' || sort === 'countries'
  const distinctOfAll = isByDistinct ? countDistinct(usage, grouping, { groups: used, rows }) : null
  const valueOf = (group: number): number =>
    isByDistinct ? (distinctOfAll?.get(group)?.[sort] ?? 0) : (counts[sort][group] ?? 0)
  const totalOf = (group: number): number =>
    (counts.views[group] ?? 0) + (counts.downloads[group] ?? 0) + (counts.copies[group] ?? 0)
  const sign = order.sort !== undefined && order.direction === 'asc' ? 1 : -1
  const compareGroups = (a: number, b: number) =>
    sign * (valueOf(a) - valueOf(b)) || totalOf(b) - totalOf(a) || compare(keyOf(a), keyOf(b))
  // Sorting numbers is much faster than comparing groups, of which only those up to the end of the page have to be in order.
  const values = new Float64Array(used.length)
  for (const [index, group] of used.entries()) values[index] = sign * valueOf(group)
  const lastOfPage = values.toSorted()[offset + limit - 1] ?? Infinity
  const ranked = used.filter((_, index) => (values[index] ?? 0) <= lastOfPage).toSorted(compareGroups)
  const page = ranked.slice(offset, offset + limit)
  const distinct = distinctOfAll ?? countDistinct(usage, grouping, { groups: page, rows })
  const mediaOf = ofAudiences && describeMedia(usage, ofAudiences)
  const groups = page.map((group) => {
    const key = keyOf(group)
    const { people = 0, countries = 0 } = distinct.get(group) ?? {}
    return {
      key,
      views: counts.views[group] ?? 0,
      downloads: counts.downloads[group] ?? 0,
      copies: counts.copies[group] ?? 0,
      bytes: counts.bytes[group] ?? 0,
      people,
      countries,
      ...mediaOf?.get(key),
    }
  })
  return { groups, total: used.length }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function countAudiences(usage: RankedUsage): GroupedCounts {
  const each = usage.numbers.audiences.map((_, audience) => [audience])
  return countByGroup(usage, createGrouping('audience', each.length, each))
}

/** Name, type and country of each medium. Where its people give different ones, those with the most usage count. */
function describeMedia({ numbers: { audiences } }: RankedUsage, { views, downloads, copies }: GroupedCounts) {
  const described = new Map<string, { name: string; mediaType: string; country: string; total: number }>()
  for (const [index, { medium, companyName: name, mediaType, country }] of audiences.entries()) {
    const total = (views[index] ?? 0) + (downloads[index] ?? 0) + (copies[index] ?? 0)
    if (total > (described.get(medium)?.total ?? 0)) described.set(medium, { name, mediaType, country, total })
  }
  return new Map([...described].map(([medium, { total: _total, ...description }]) => [medium, description]))
}
