import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import type { Reading } from '../reading.ts'
import { visibleTo } from '../visibility.ts'
import { presentCard } from './card.presenter.ts'
import { listCardRows } from './card-rows.repository.ts'

/** The cards of posts in the order of their numbers. One that the reader may not see is left out. */
export async function loadCards(db: Db, ids: readonly number[], reading: Reading): Promise<Card[]> {
  if (ids.length === 0) return []
  const condition = visibleTo(reading.viewer, reading.now)
  const rows = await listCardRows(db, { ids, today: reading.today, condition })
  return rows.flatMap((row) => presentCard(row, reading) ?? [])
}
