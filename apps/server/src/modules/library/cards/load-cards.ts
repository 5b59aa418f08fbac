import type { Card } from '@mixed-zone/contract/schemas/post'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import { inBatches } from '../../../platform/cache/in-batches.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import { type ReadContext, visibleTo } from '../rules.ts'
import { presentCard } from './card.presenter.ts'
import { type CardRow, listCardRows } from './card-rows.repository.ts'

/** The cards of posts, in the order of the ids. Posts that the viewer may not see are left out. */
export type LoadCards = (ids: readonly number[], context: ReadContext) => Promise<Card[]>

interface LoadCardsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly postIndex: PostIndex
}

/** About 3 kB each. */
const MAX_ROWS = 6_000

/** The newest posts are in most lists, of which few are equal: the rows of cards are cached for all lists together, per kind of viewer. */
export function createLoadCards({ db, clock, changes, postIndex }: LoadCardsDeps): LoadCards {
  const cache: Cache<CardRow | null> = createCache({ clock, changes, most: MAX_ROWS })

  return async (ids, context) => {
    const { viewer, today } = context
    const readRow = inBatches(async (missing: readonly number[]) => {
      // Evaluated after the cache entry's start, so that nothing becomes visible in between unnoticed.
      const condition = visibleTo(viewer, clock.now())
      const rows = await listCardRows(db, { ids: missing, today, condition })
      return new Map(rows.map((row) => [row.id, row]))
    })
    const rows = await Promise.all(
      ids.map((id) =>
        cache.get(`${viewer.seesEmbargoed} ${today} ${id}`, async (now) => {
          const [row, until] = await Promise.all([readRow(id), postIndex.nextVisibilityChange(now)])
          return { value: row ?? null, until }
        }),
      ),
    )
    return rows.flatMap((row) => (row && presentCard(row, context)) ?? [])
  }
}
