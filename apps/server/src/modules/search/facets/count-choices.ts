import { CRITERIA, type Criteria, type Criterion } from '../filter/criteria.ts'
import type { CountRow, Group } from './facets.repository.ts'

/** How many posts are behind each choice: by number, or by language. */
type Counts = ReadonlyMap<number | string, number>

export type ChoiceCounts = Readonly<Record<Criterion, Counts>>

export interface Counted {
  readonly choices: ChoiceCounts
  /** Posts that fulfil all criteria. */
  readonly total: number
}

/** The posts behind each choice of some groups, and how many they are together. */
export interface GroupCounts {
  readonly groups: Readonly<Partial<Record<Group, Counts>>>
  readonly total: number
}

/** Counts the posts that fulfil criteria, by the choices of some groups. */
export type CountGroups = (groups: readonly Group[], criteria: Criteria) => Promise<GroupCounts>

/** The group that the choices of a criterion are in. */
export const groupOf = (criterion: Criterion): Group => (criterion === 'matchdays' ? 'tags' : criterion)

/** Counts the posts behind each choice, all other criteria applied. */
export async function countChoices(count: CountGroups, criteria: Criteria): Promise<Counted> {
  const set = CRITERIA.filter((criterion) => criteria[criterion] !== null)
  const free = CRITERIA.filter((criterion) => criteria[criterion] === null)
  // What is not set is counted in one go, since the same posts are behind it all. There is always something: where all
  // five are set, the languages are counted twice.
  const freeGroups = free.length > 0 ? [...new Set(free.map(groupOf))] : (['locales'] as const)
  const [ofFree, ...ofSet] = await Promise.all([
    count(freeGroups, criteria),
    ...set.map((criterion) => count([groupOf(criterion)], { ...criteria, [criterion]: null })),
  ])
  const countsOf = (criterion: Criterion): Counts => {
    const index = set.indexOf(criterion)
    return (index === -1 ? ofFree : ofSet[index])?.groups[groupOf(criterion)] ?? new Map()
  }
  return {
    choices: ofEachCriterion(countsOf),
    total: ofFree.total,
  }
}

export function ofEachCriterion(countsOf: (criterion: Criterion) => Counts): ChoiceCounts {
  return {
    teams: countsOf('teams'),
    categories: countsOf('categories'),
    tags: countsOf('tags'),
    matchdays: countsOf('matchdays'),
    locales: countsOf('locales'),
  }
}

/** From rows to what is behind each choice. */
export function gatherCounts(groups: readonly Group[], rows: readonly CountRow[]): GroupCounts {
  const counted: Partial<Record<Group, Map<number | string, number>>> = {}
  for (const group of groups) counted[group] = new Map()
  let total = 0
  for (const { group, choice, count } of rows) {
    if (group === 'total') total = count
    else counted[group]?.set(group === 'locales' ? choice : Number(choice), count)
  }
  return { groups: counted, total }
}
