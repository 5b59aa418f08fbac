import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { publishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Change,
  type Correction,
  type Editor,
  type IndexPosts,
  isReleased,
  isVisible,
  type LockedPost,
  lockPost,
  type PostChange,
  publication,
  type Publishing,
  requireAsset,
  writeContent,
  writeCorrection,
} from '../../library/library.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { type BlockingCheck, findBlocking } from './checklist.ts'
import { addAuthor } from './drafts.repository.ts'
import { overwriteEmbargoFact, restoreEmbargoFact } from './embargo-fact.ts'
import { keepInheritedRights, markFactsPublished, markFactsUnpublished } from './facts.repository.ts'
import { markLateUploads, publishFinishedUploads, returnLateUploadsToDraft, unmarkLateUploads } from './late-uploads.ts'
import {
  deletePending,
  findPending,
  markDocumentPublished,
  type Pending,
  savePending,
  type StateBefore,
} from './pending.repository.ts'
import { contentOf, type LoadedSnapshot, loadPublishedSnapshot, loadSnapshot } from './snapshot.ts'
import {
  deleteVersion,
  findLastVersion,
  findPublishedVersion,
  findVersion,
  listWritersSince,
  type PostSnapshot,
  recordVersionRow,
} from './versions.repository.ts'

const QUEUE: QueueOptions = {
  name: 'post-updates',
  concurrency: 1,
  // The post is to be there within 15 seconds.
  pollSeconds: 2,
  timeoutSeconds: 30,
  retry: { limit: 1_000, delaySeconds: 1, maxDelaySeconds: 30 },
  onePerKey: 'queued',
}

interface UpdateJob {
  readonly postId: number
  /** When it is due. Names the publication: numbers of versions that were undone are given again. */
  readonly at: string
}

interface PublishDeps extends Pick<Platform, 'changes' | 'jobs' | 'getTimeZone'> {
  readonly publishing: Pick<Publishing, 'changeIn'>
  readonly indexPosts: IndexPosts
  readonly backgroundDb: Db
}

type Publication = BodyOf<typeof publishPost>

interface Published {
  readonly loaded: LoadedSnapshot
  readonly now: Date
}

/** Says what of the checklist prevents a publication. */
export class PublicationBlocked extends ApiError {
  readonly kind: BlockingCheck

  constructor(kind: BlockingCheck) {
    super('validation')
    this.kind = kind
  }
}

export type PublishService = ReturnType<typeof createPublishService>

/**
 * Publishes drafts. A post that nobody sees yet gets its content at once and a date ten seconds ahead: visibility is a comparison with the
 * clock. A post that somebody sees keeps its content for these ten seconds; a job then replaces it.
 */
export function createPublishService(deps: PublishDeps) {
  const { changes, jobs, getTimeZone, publishing, indexPosts, backgroundDb } = deps
  const queue = jobs.queue<UpdateJob>(QUEUE)

  const apply = (tx: Db, { id, sectionId }: LockedPost, snapshot: PostSnapshot) =>
    writeContent(tx, id, contentOf(snapshot, sectionId))

  async function applyUpdate(tx: Db, post: LockedPost, { versionNumber, correction, at }: Pending): Promise<void> {
    const { id } = post
    const version = await findVersion(tx, id, versionNumber)
    if (version) await apply(tx, post, version.snapshot)
    await publishFinishedUploads(tx, id, indexPosts)
    if (correction !== null) await writeCorrection(tx, { postId: id, at }, correction)
    await deletePending(tx, id)
  }

  /** What can no longer be undone is published, although its job has not run yet. */
  async function applyDueUpdate(tx: Db, post: LockedPost, now: Date): Promise<void> {
    const pending = await findPending(tx, post.id)
    if (pending?.kind === 'update' && pending.undoUntil <= now) await applyUpdate(tx, post, pending)
  }

  /** What a post of other means than the studio shows, so that it can be compared and put back. */
  async function keepPublished(tx: Db, post: LockedPost, { loaded, now }: Published) {
    const hasBeenOut = isReleased(post) || post.state === 'archived'
    if (!hasBeenOut || (await findPublishedVersion(tx, post.id))) return
    const snapshot = await loadPublishedSnapshot(tx, loaded.draft)
    await recordVersionRow(tx, { postId: post.id, reason: 'published', at: now, authorIds: [], snapshot })
  }

  /** Stores the draft as a version that goes out. One that could still be undone makes room for it: nobody has seen it. */
  async function storeVersion(tx: Db, editor: Editor, { loaded, now }: Published) {
    const postId = loaded.draft.post.id
    const last = await findPending(tx, postId)
    const replaced = last && last.undoUntil > now ? last : null
    if (replaced) await deleteVersion(tx, postId, replaced.versionNumber)
    const lastVersion = await findLastVersion(tx, postId)
    const writers = await listWritersSince(tx, postId, lastVersion?.at ?? null)
    const versionNumber = await recordVersionRow(tx, {
      postId,
      reason: 'published',
      at: now,
      authorIds: [...new Set([...writers, editor.personId])],
      snapshot: loaded.snapshot,
    })
    await markDocumentPublished(tx, { postId, number: loaded.documentNumber, at: now })
    await keepInheritedRights(tx, loaded.draft, now)
    await markFactsPublished(tx, loaded.draft)
    await addAuthor(tx, { postId, personId: editor.personId, at: now })
    return { versionNumber, replaced }
  }

  async function publishIn(change: Change, post: { id: number } & Publication) {
    const { editor } = change
    const { id, version, at, embargoUntil, seenEmbargo } = post
    const correction = post.correction ? correctionOf(post.correction) : null
    await publishing.changeIn(
      change,
      { id, version },
      {
        action: (found, now) => (isVisible(found, now) ? 'post.updated' : 'post.published'),
        details: { at, embargoUntil, correction: correction ?? undefined },
        async apply(found, now, tx): Promise<PostChange> {
          if (found.state === 'trash') throw new ApiError('validation')
          const isUpdate = isVisible(found, now)
          if (isUpdate && (at !== undefined || embargoUntil !== undefined)) throw new ApiError('validation')
          if (!isUpdate && correction !== null) throw new ApiError('validation')
          if (correction !== null) await requireAsset(tx, id, correction)
          await applyDueUpdate(tx, found, now)
          const loaded = await loadSnapshot(tx, id, { now, timeZone: getTimeZone() })
          if (seenEmbargo !== undefined && seenEmbargo !== loaded.snapshot.facts.embargo) {
            throw new ApiError('conflict', { version: found.version })
          }
          const [blocking] = findBlocking(loaded)
          if (blocking) throw new PublicationBlocked(blocking.kind)
          await keepPublished(tx, found, { loaded, now })
          const stored = await storeVersion(tx, editor, { loaded, now })
          await markLateUploads(tx, id)
          const undoUntil = new Date(now.getTime() + UNDO_MS)
          const pending = {
            postId: id,
            undoUntil,
            versionNumber: stored.versionNumber,
            requestedBy: editor.personId,
            correction,
          }
          if (isUpdate) {
            await savePending(tx, { ...pending, kind: 'update', at: undoUntil, before: stateOf(found) })
            await queue.send(tx, {
              data: { postId: id, at: undoUntil.toISOString() },
              key: `${id}:${undoUntil.toISOString()}`,
              startAfterSeconds: UNDO_MS / SECOND_MS,
            })
            return {}
          }
          const wanted = at === undefined ? undoUntil : new Date(at)
          const publishedAt = wanted > undoUntil ? wanted : undoUntil
          const embargo = embargoUntil === undefined ? loaded.snapshot.facts.embargo : embargoUntil
          await apply(tx, found, loaded.snapshot)
          const replaced = stored.replaced?.kind === 'publish' ? stored.replaced.before : null
          const embargoFact = await overwriteEmbargoFact(tx, loaded.draft, { embargo, at: now, replaced })
          const before = { ...(replaced ?? stateOf(found)), ...(embargoFact && { embargoFact }) }
          await savePending(tx, { ...pending, kind: 'publish', at: publishedAt, before })
          return {
            ...publication(found, { at: publishedAt, embargoUntil: embargo === null ? null : new Date(embargo) }, now),
            // "Now" is no schedule, although it is ten seconds away.
            state: publishedAt > undoUntil ? 'scheduled' : 'published',
          }
        },
      },
    )
  }

  queue.handle(async ({ postId, at }) => {
    await changes.commit(
      async (tx, affect) => {
        // Under the lock of the post: a second run, on whatever node, finds nothing to do.
        const post = await lockPost(tx, postId)
        const pending = post && (await findPending(tx, postId))
        if (!post || pending?.kind !== 'update' || pending.at.toISOString() !== at) return
        await applyUpdate(tx, post, pending)
        await indexPosts(tx, [postId])
        await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: postId })
        affect('posts')
      },
      { db: backgroundDb },
    )
  })

  return {
    publishIn,

    publish: (editor: Editor, post: { id: number } & Publication) =>
      changes.commit((tx, affect) => publishIn({ tx, affect, editor }, post)),

    /** Puts back what was there before. Rejects with `conflict` once the ten seconds are over. */
    undo: (editor: Editor, post: { id: number; version: number }) =>
      changes.commit((tx, affect) =>
        publishing.changeIn({ tx, affect, editor }, post, {
          action: 'post.publication-undone',
          async apply(found, now): Promise<PostChange> {
            const { id } = found
            const pending = await findPending(tx, id)
            if (!pending || pending.undoUntil <= now) throw new ApiError('conflict', { version: found.version })
            await deletePending(tx, id)
            await returnLateUploadsToDraft(tx, id)
            await deleteVersion(tx, id, pending.versionNumber)
            await markDocumentPublished(tx, { postId: id, number: null, at: now })
            await markFactsUnpublished(tx, id)
            if (pending.kind === 'update') return {}
            await restoreEmbargoFact(tx, pending, now)
            const previous = await findPublishedVersion(tx, id, { before: pending.versionNumber })
            if (previous) await apply(tx, found, previous.snapshot)
            return restoredState(pending.before)
          },
        }),
      ),

    /** For states in which nothing goes out any more. */
    async cancelPending(tx: Db, post: LockedPost, now: Date): Promise<void> {
      const { id } = post
      await applyDueUpdate(tx, post, now)
      await unmarkLateUploads(tx, id)
      const pending = await findPending(tx, id)
      if (!pending) return
      if (pending.kind === 'update') {
        await deleteVersion(tx, id, pending.versionNumber)
        await markDocumentPublished(tx, { postId: id, number: null, at: now })
        await markFactsUnpublished(tx, id)
      }
      await deletePending(tx, id)
    },
  }
}

function correctionOf({ texts, assetId, notify }: NonNullable<Publication['correction']>): Correction {
  return { texts, notify, assetId: assetId === undefined ? null : requireRowId(assetId) }
}

function stateOf({ state, publishedAt, embargoUntil, outAt }: LockedPost): StateBefore {
  return {
    state,
    publishedAt: publishedAt?.toISOString() ?? null,
    embargoUntil: embargoUntil?.toISOString() ?? null,
    outAt: outAt?.toISOString() ?? null,
  }
}

function restoredState({ state, publishedAt, embargoUntil, outAt }: StateBefore): PostChange {
  const toDate = (time: string | null) => (time === null ? null : new Date(time))
  return {
    state,
    publishedAt: toDate(publishedAt),
    embargoUntil: toDate(embargoUntil),
    // Otherwise a post that returns from the archive would be announced again.
    ...(outAt !== undefined && { outAt: toDate(outAt) }),
  }
}
