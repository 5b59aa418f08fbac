import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { visibleTo } from '../library/rules.ts'
import { isVisibleTarget, lockUsageOf, recordUsage, wasUsedSince } from './usage.repository.ts'

/** Repeated events within this time count once: a retried request, or a page open in two windows. */
const DEDUPLICATION_MS = MINUTE_MS

type UpdatePostDataDeps = Pick<Platform, 'db' | 'clock'>

export type UpdatePostData = ReturnType<typeof createUpdatePostData>

export function createUpdatePostData({ db, clock }: UpdatePostDataDeps) {
  return async (actor: Actor, { id, event, assetId }: BodyOf<typeof updatePostData>): Promise<void> => {
    const now = clock.now()
    const post = rowId(id)
    const asset = assetId === undefined ? null : rowId(assetId)
    if (post === null || (assetId !== undefined && asset === null)) throw new ApiError('not-found')
    const target = { visible: visibleTo(actor, now), postId: post, assetId: asset }
    if (!(await isVisibleTarget(db, target))) throw new ApiError('not-found')
    // Downloads are counted when the server sends them.
    if (event === 'download') return
    const { personId } = actor
    const since = new Date(now.getTime() - DEDUPLICATION_MS)
    await db.transaction(async (tx) => {
      await lockUsageOf(tx, personId)
      if (await wasUsedSince(tx, { personId, event, postId: post, since })) return
      await recordUsage(tx, { personId, at: now, events: [{ event, postId: post, assetId: asset }] })
    })
  }
}
