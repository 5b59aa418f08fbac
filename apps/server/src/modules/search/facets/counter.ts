import { and } from 'drizzle-orm'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { NextBoundary } from '../../library/library.ts'
import { type Viewer, visibleTo } from '../../library/rules.ts'
import { fulfilsAll } from '../filter/conditions.ts'
import type { Criteria } from '../filter/criteria.ts'
import { countPosts } from '../filter/filter.repository.ts'
import { hasWords } from '../filter/ranking.repository.ts'
import type { CurrentIndex } from '../post-index/current-index.ts'
import { countInIndex } from '../post-index/find-in-index.ts'
import { type TextQuery, writeQuery } from '../words/text-query.ts'
import { type Counted, countChoices, type GroupCounts, gatherCounts } from './count-choices.ts'
import { countGroups, type Group } from './facets.repository.ts'

/** What is counted: posts that a reader may see, that have the words where there is a text. */
export interface Scope {
  readonly viewer: Viewer
  readonly now: Date
  readonly query: TextQuery | null
}

export interface Counter {
  countPosts(scope: Scope, criteria: Criteria): Promise<number>
  countChoices(scope: Scope, criteria: Criteria): Promise<Counted>
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly nextBoundary: NextBoundary
  readonly currentIndex: CurrentIndex
}

/** Who looks through teams or categories meets the same counts again and again; who types, the same beginnings. */
const MOST_TOTALS = 4_000

/** How many choices are remembered with their counts, some fifty bytes each. */
const MOST_CHOICES = 500_000

/**
 * What has no text is counted in the index. Otherwise counting goes with the number of hits, and what was counted is remembered until a post
 * changes, or the clock does it.
 */
export function createCounter({ db, clock, changes, nextBoundary, currentIndex }: Parts): Counter {
  const totals: Cache<number> = createCache({ clock, changes, most: MOST_TOTALS })
  // Apart, since there are more texts than filters.
  const totalsOfTexts: Cache<number> = createCache({ clock, changes, most: MOST_TOTALS })
  const counts: Cache<GroupCounts> = createCache({ clock, changes, most: MOST_CHOICES, weigh: countKept })

  async function remember<T>(
    cache: Cache<T>,
    key: unknown,
    { scope, count }: { scope: Scope; count: (scope: Scope) => Promise<T> },
  ) {
    const { viewer, query } = scope
    return cache.get(JSON.stringify([viewer.seesEmbargoed, query && writeQuery(query), key]), async (now) => {
      const [value, until] = await Promise.all([count({ ...scope, now }), nextBoundary(now)])
      return { value, until }
    })
  }

  return {
    countPosts: (scope, criteria) =>
      remember(scope.query ? totalsOfTexts : totals, criteria, {
        scope,
        count: (at) => countPosts(db, hits(at), fulfilsAll(criteria)),
      }),
    async countChoices(scope, criteria) {
      const index = scope.query === null ? await currentIndex() : null
      if (index) return countInIndex(index, { ...scope, criteria })
      return countChoices(
        (groups: readonly Group[], others) =>
          remember(counts, [groups, others], {
            scope,
            count: async (at) =>
              gatherCounts(groups, await countGroups(db, { groups, condition: and(hits(at), fulfilsAll(others)) })),
          }),
        criteria,
      )
    },
  }
}

function countKept({ groups }: GroupCounts): number {
  return Object.values(groups).reduce((sum, counted) => sum + counted.size, 0)
}

function hits({ viewer, now, query }: Scope) {
  return and(visibleTo(viewer, now), query ? hasWords(query) : undefined)
}
