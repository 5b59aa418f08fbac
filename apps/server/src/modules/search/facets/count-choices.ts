import { and, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { fulfilsAll } from '../filter/conditions.ts'
import { CRITERIA, type Criteria, type Criterion } from '../filter/criteria.ts'
import { countSets, type Group, type SetRow } from './facets.repository.ts'

/** How many posts are behind each choice of a criterion: by number, or by language. */
export type ChoiceCounts = Readonly<Record<Criterion, ReadonlyMap<number | string, number>>>

export interface Counted {
  readonly choices: ChoiceCounts
  /** Posts that fulfil all criteria. */
  readonly total: number
}

const groupOf = (criterion: Criterion): Group => (criterion === 'matchdays' ? 'tags' : criterion)

/** Counts the posts behind each choice, all other criteria applied. `visible` holds for all of them. */
export async function countChoices(
  db: Db,
  { visible, criteria }: { visible: SQL; criteria: Criteria },
): Promise<Counted> {
  const set = CRITERIA.filter((criterion) => criteria[criterion] !== null)
  const free = CRITERIA.filter((criterion) => criteria[criterion] === null)
  const count = (groups: readonly Group[], others: Criteria) =>
    countSets(db, { groups, condition: and(visible, fulfilsAll(others)) })

  // What is not set is counted in one go, since the same posts are behind it all. There is always something: where all
  // five are set, the languages are counted twice.
  const freeGroups = free.length > 0 ? [...new Set(free.map(groupOf))] : (['locales'] as const)
  const [ofFree, ...ofSet] = await Promise.all([
    count(freeGroups, criteria),
    ...set.map((criterion) => count([groupOf(criterion)], { ...criteria, [criterion]: null })),
  ])
  const [first = 'locales'] = freeGroups
  const countsOf = (criterion: Criterion) => {
    const index = set.indexOf(criterion)
    return spread(groupOf(criterion), (index === -1 ? ofFree : ofSet[index]) ?? [])
  }
  return {
    choices: {
      teams: countsOf('teams'),
      categories: countsOf('categories'),
      tags: countsOf('tags'),
      matchdays: countsOf('matchdays'),
      locales: countsOf('locales'),
    },
    // Every post has exactly one set of choices in each group, were it an empty one.
    total: ofFree.reduce((sum, row) => (row[first] ? sum + row.count : sum), 0),
  }
}

/** From sets of choices to single ones. */
function spread(group: Group, rows: readonly SetRow[]): Map<number | string, number> {
  const counts = new Map<number | string, number>()
  for (const row of rows) {
    for (const choice of row[group] ?? []) counts.set(choice, (counts.get(choice) ?? 0) + row.count)
  }
  return counts
}
