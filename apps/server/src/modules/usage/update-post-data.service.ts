import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { visibleTo } from '../library/rules.ts'
import { isUsable, lockUsageOf, recordUsage, wasUsedSince } from './usage.repository.ts'

/**
 * The same person doing the same with the same post within this time did it once: a call that is sent again because its
 * answer was lost, a page opened in two windows. Somebody who comes back later has come twice.
 */
const SAME_VISIT_MS = 60_000

interface Parts {
  readonly db: Db
  readonly clock: Clock
}

export function createUpdatePostData({ db, clock }: Parts) {
  return async (actor: Actor, { id, event, assetId }: BodyOf<typeof updatePostData>): Promise<void> => {
    const now = clock.now()
    const post = rowId(id)
    const asset = assetId === undefined ? null : rowId(assetId)
    if (post === null || (assetId !== undefined && asset === null)) throw new ApiError('not-found')
    const wanted = { visible: visibleTo(actor, now), postId: post, assetId: asset }
    if (!(await isUsable(db, wanted))) throw new ApiError('not-found')
    // The server counts what it sends, when it sends it.
    if (event === 'download') return
    const { personId } = actor
    const since = new Date(now.getTime() - SAME_VISIT_MS)
    await db.transaction(async (tx) => {
      await lockUsageOf(tx, personId)
      if (await wasUsedSince(tx, { personId, event, postId: post, since })) return
      await recordUsage(tx, { personId, at: now, events: [{ event, postId: post, assetId: asset }] })
    })
  }
}
