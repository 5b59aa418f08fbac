import { and } from 'drizzle-orm'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findNextBoundary, type Viewer, visibleTo } from '../../library/library.ts'
import { fulfilsAll } from '../filter/conditions.ts'
import type { Criteria } from '../filter/criteria.ts'
import { countPosts } from '../filter/filter.repository.ts'
import { hasWords } from '../filter/ranking.repository.ts'
import type { TextQuery } from '../words/text-query.ts'
import { type Counted, countChoices, type GroupCounts, spreadSets } from './count-choices.ts'
import { countSets, type Group } from './facets.repository.ts'

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
}

/** Each is a few kilobytes. Who looks through teams or categories meets the same counts again and again. */
const MOST_REMEMBERED = 1_000

/** Counting goes with the number of posts: what is counted without a text is remembered until one changes, or the clock does it. */
export function createCounter({ db, clock, changes }: Parts): Counter {
  const totals: Cache<number> = createCache({ clock, changes, most: MOST_REMEMBERED })
  const counts: Cache<GroupCounts> = createCache({ clock, changes, most: MOST_REMEMBERED })

  async function remember<T>(
    cache: Cache<T>,
    key: unknown,
    { scope, count }: { scope: Scope; count: (scope: Scope) => Promise<T> },
  ) {
    if (scope.query) return count(scope)
    const { seesEmbargoed } = scope.viewer
    return cache.get(JSON.stringify([seesEmbargoed, key]), async (now) => {
      const [value, until] = await Promise.all([count({ ...scope, now }), findNextBoundary(db, now)])
      return { value, until }
    })
  }

  return {
    countPosts: (scope, criteria) =>
      remember(totals, criteria, { scope, count: (at) => countPosts(db, hits(at), fulfilsAll(criteria)) }),
    countChoices: (scope, criteria) =>
      countChoices(
        (groups: readonly Group[], others) =>
          remember(counts, [groups, others], {
            scope,
            count: async (at) =>
              spreadSets(groups, await countSets(db, { groups, condition: and(hits(at), fulfilsAll(others)) })),
          }),
        criteria,
      ),
  }
}

function hits({ viewer, now, query }: Scope) {
  return and(visibleTo(viewer, now), query ? hasWords(query) : undefined)
}
