import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { deleteInboxFiles, listInbox, moveInboxFiles } from '@mixed-zone/contract/endpoints/studio/files'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowIds } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { HousekeepingTask } from '../../../platform/jobs/housekeeping.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { rangeOf } from '../list-page.ts'
import type { CreatePostService } from '../posts/create-post.service.ts'
import { lockDraftRow, touchDraft } from '../posts/drafts.repository.ts'
import { assetOfInbox } from '../posts/load-draft.ts'
import type { PresentAsset } from '../posts/post-detail.presenter.ts'
import { INBOX_SUBJECT } from '../uploads/add-file.ts'
import {
  countInboxFiles,
  deleteExpiredFiles,
  deleteFromInbox,
  hasOpenPost,
  listInboxFiles,
  moveFromInbox,
} from './inbox.repository.ts'

/** How long a file waits for a post, and how long one that was removed from a post can be brought back. */
export const INBOX_RETENTION_MS = 30 * DAY_MS

interface InboxDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  readonly backgroundDb: Db
  readonly presentAssetFor: (actor: Actor) => PresentAsset
  readonly creation: Pick<CreatePostService, 'createEmptyIn'>
}

const recordInboxChange = (tx: Db) =>
  recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: INBOX_SUBJECT })

export type InboxService = ReturnType<typeof createInboxService>

/** Files that were uploaded before somebody decided which post they belong to. */
export function createInboxService({ db, backgroundDb, clock, changes, presentAssetFor, creation }: InboxDeps) {
  const deleteExpired: HousekeepingTask = {
    name: 'delete files without a post',
    run: () =>
      backgroundDb.transaction(async (tx) => {
        const deleted = await deleteExpiredFiles(tx, new Date(clock.now().getTime() - INBOX_RETENTION_MS))
        if (deleted > 0) await recordInboxChange(tx)
      }),
  }

  return {
    deleteExpired,

    async list(
      actor: Actor,
      { page, pageSize, sort, direction, ...filter }: QueryOf<typeof listInbox>,
    ): Promise<AnswerOf<typeof listInbox>> {
      const wanted = { ...filter, personId: actor.personId }
      const [rows, total] = await Promise.all([
        listInboxFiles(db, wanted, { order: { sort, direction }, range: rangeOf({ page, pageSize }) }),
        countInboxFiles(db, wanted),
      ])
      const present = presentAssetFor(actor)
      const items = rows.map((row) => ({
        ...present(assetOfInbox(row)),
        uploadedAt: row.createdAt.toISOString(),
        expiresAt: new Date(row.createdAt.getTime() + INBOX_RETENTION_MS).toISOString(),
      }))
      return { items, total, page, pageSize }
    },

    /** All of them or none: what a colleague has moved or deleted meanwhile is `not-found`. */
    async move(actor: Actor, { ids, postId }: BodyOf<typeof moveInboxFiles>): Promise<AnswerOf<typeof moveInboxFiles>> {
      const assetIds = [...new Set(rowIds(ids))]
      return changes.commit(async (tx) => {
        const id = postId === undefined ? await creation.createEmptyIn(tx, actor) : requireRowId(postId)
        await lockDraftRow(tx, id)
        if (!(await hasOpenPost(tx, id))) throw new ApiError('not-found')
        const moved = await moveFromInbox(tx, id, assetIds)
        if (moved < new Set(ids).size) throw new ApiError('not-found')
        await touchDraft(tx, { postId: id, personId: actor.personId, at: clock.now() })
        await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: id })
        return { postId: String(id), moved }
      })
    },

    async delete(actor: Actor, { ids }: BodyOf<typeof deleteInboxFiles>): Promise<AnswerOf<typeof deleteInboxFiles>> {
      return db.transaction(async (tx) => {
        const deleted = await deleteFromInbox(tx, rowIds(ids))
        if (deleted.length === 0) throw new ApiError('not-found')
        for (const { id, name } of deleted) {
          await recordAudit(tx, {
            at: clock.now(),
            actor: { personId: actor.personId },
            action: 'asset.deleted',
            subject: { kind: 'asset', id },
            details: { fileName: name },
          })
        }
        await recordInboxChange(tx)
        return { deleted: deleted.length }
      })
    },
  }
}
