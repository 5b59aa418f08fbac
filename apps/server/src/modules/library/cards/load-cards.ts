import type { Card } from '@mixed-zone/contract/schemas/post'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import { inBatches } from '../../../platform/cache/in-batches.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { NextBoundary } from '../remembered/next-boundary.ts'
import { type Reading, visibleTo } from '../rules.ts'
import { type CardRow, listCardRows } from './card-rows.repository.ts'
import { presentCard } from './card.presenter.ts'

/** The cards of posts in the order of their numbers. One that the reader may not see is left out. */
export type LoadCards = (ids: readonly number[], reading: Reading) => Promise<Card[]>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly nextBoundary: NextBoundary
}

/** Some three kilobytes each. */
const MOST_ROWS = 6_000

/**
 * The newest posts stand in most lists, of which few are alike: what their cards are made of is remembered for all lists together, apart for
 * those who may see other posts than the rest.
 */
export function createLoadCards({ db, clock, changes, nextBoundary }: Parts): LoadCards {
  const remembered: Cache<CardRow | null> = createCache({ clock, changes, most: MOST_ROWS })

  return async (ids, reading) => {
    const { viewer, today } = reading
    const readRow = inBatches(async (missing: readonly number[]) => {
      // Later than the moment from which any of them is remembered: none can become visible unseen between the two.
      const condition = visibleTo(viewer, clock.now())
      const rows = await listCardRows(db, { ids: missing, today, condition })
      return new Map(rows.map((row) => [row.id, row]))
    })
    const rows = await Promise.all(
      ids.map((id) =>
        remembered.get(`${viewer.seesEmbargoed} ${today} ${id}`, async (now) => {
          const [row, until] = await Promise.all([readRow(id), nextBoundary(now)])
          return { value: row ?? null, until }
        }),
      ),
    )
    return rows.flatMap((row) => (row && presentCard(row, reading)) ?? [])
  }
}
