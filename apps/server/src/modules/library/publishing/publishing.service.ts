import type { Localised } from '@mixed-zone/contract/locales'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { NoticeAudience } from '@mixed-zone/contract/schemas/studio/versions'
import type { Affect } from '../../../platform/changes/changes.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { notifyRecipients } from '../../notices/notices.ts'
import { isReleased, move } from './post-moves.ts'
import {
  hasAsset,
  insertCorrection,
  insertDraft,
  type KnownPost,
  type LockedPost,
  lockCopies,
  lockPost,
  lockPostsOfCopies,
  markRecalled,
  type PostChange,
  type PostDraft,
  updatePost,
} from './publishing.repository.ts'

/** Updates the search index of posts, in the transaction that changes them. */
export type IndexPosts = (tx: Db, postIds: readonly number[]) => Promise<void>

interface PublishingDeps extends Pick<Platform, 'changes' | 'clock'> {
  readonly indexPosts: IndexPosts
}

export type Editor = Pick<Actor, 'personId' | 'permissions'>

export interface PostStep {
  readonly action: AuditAction | ((post: LockedPost, now: Date) => AuditAction)
  /** Locks this post together with others. Afterwards it would be too late to lock them in one order. */
  readonly lockFirst?: (tx: Db) => Promise<void>
  /** Returns the change of the post's row. May write other rows in the transaction. */
  readonly apply: (post: LockedPost, now: Date, tx: Db) => PostChange | Promise<PostChange>
  readonly details?: Readonly<Record<string, unknown>>
  /** Also changes posts that others may see. */
  readonly affectsOthers?: boolean
}

export interface Withdrawal {
  readonly reasons: Localised
  readonly notify?: boolean
}

export interface Correction {
  readonly texts: Localised
  /** Default: null, the whole post. */
  readonly assetId?: number | null
  /** Default: nobody. */
  readonly notify?: NoticeAudience
}

interface CorrectionStep extends Correction {
  /** Writes what belongs to it, in the same transaction. */
  readonly recordIn?: (tx: Db, postId: number) => Promise<unknown>
}

export interface Recall extends Withdrawal {
  readonly assetId: number
  readonly copyIds?: readonly number[]
}

interface NoticedPost extends KnownPost {
  /** How many people got a notice. */
  readonly notified: number
}

/** A transaction, what says that readers see it, and who changes something. */
export interface Change {
  readonly tx: Db
  readonly affect: Affect
  readonly editor: Editor
}

export type Publishing = ReturnType<typeof createPublishing>

/** What the audit log compares before and after. */
function auditedFields({ state, publishedAt, embargoUntil }: Pick<LockedPost, 'state'> & Partial<LockedPost>) {
  return {
    state,
    publishedAt: publishedAt?.toISOString() ?? null,
    embargoUntil: embargoUntil?.toISOString() ?? null,
  }
}

/**
 * The only way to write, publish and withdraw posts. Each step is one transaction with its audit entry and search
 * index. Only what readers can see counts as a change for the caches of all nodes.
 */
export function createPublishing({ changes, clock, indexPosts }: PublishingDeps) {
  function requirePermission(editor: Editor, permission: Permission): void {
    if (!editor.permissions.has(permission)) throw new ApiError('permission')
  }

  async function changeIn(
    { tx, affect, editor }: Change,
    { id, version }: KnownPost,
    step: PostStep,
  ): Promise<KnownPost> {
    requirePermission(editor, 'posts')
    await step.lockFirst?.(tx)
    const post = await lockPost(tx, id)
    if (!post) throw new ApiError('not-found')
    if (post.version !== version) throw new ApiError('conflict', { version: post.version })
    const now = clock.now()
    const change = await step.apply(post, now, tx)
    // Releasing a post, and changing a released one, requires the publish permission.
    if (isReleased(post) || isReleased({ ...post, ...change }) || step.affectsOthers) {
      requirePermission(editor, 'publish')
      affect('posts')
    }
    await updatePost(tx, post, { ...change, updatedAt: now })
    await recordAudit(tx, {
      at: now,
      actor: { personId: editor.personId },
      action: typeof step.action === 'string' ? step.action : step.action(post, now),
      subject: { kind: 'post', id },
      details: step.details ?? {},
      changes: changesBetween(auditedFields(post), auditedFields({ ...post, ...change })),
    })
    await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: id })
    await indexPosts(tx, [id])
    return { id, version: version + 1 }
  }

  async function createIn(
    { tx, editor }: Pick<Change, 'tx' | 'editor'>,
    draft: PostDraft,
    action: AuditAction = 'post.created',
  ): Promise<KnownPost> {
    requirePermission(editor, 'posts')
    const now = clock.now()
    const id = await insertDraft(tx, draft, now)
    await recordAudit(tx, { at: now, actor: { personId: editor.personId }, action, subject: { kind: 'post', id } })
    await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: id })
    await indexPosts(tx, [id])
    return { id, version: 1 }
  }

  const run = (editor: Editor, post: KnownPost, step: PostStep) =>
    changes.commit((tx, affect) => changeIn({ tx, affect, editor }, post, step))

  /** A step that tells people who have downloaded the post. Needs `publish` in every state. */
  async function runAndNotify(
    editor: Editor,
    post: KnownPost,
    createStep: (notifiedIds: number[]) => PostStep,
  ): Promise<NoticedPost> {
    requirePermission(editor, 'publish')
    const notifiedIds: number[] = []
    const changed = await run(editor, post, createStep(notifiedIds))
    return { ...changed, notified: notifiedIds.length }
  }

  return {
    /** One step of the studio, with its audit entry, event and search index, in a transaction of the caller. */
    changeIn,

    createIn,

    /** Archives the post and stores the reason as a correction, which is shown if it is published again. */
    withdraw: (editor: Editor, post: KnownPost, { reasons, notify = false }: Withdrawal) =>
      runAndNotify(editor, post, (notifiedIds) => ({
        action: 'post.withdrawn',
        async apply(found, now, tx) {
          await insertCorrection(tx, { postId: found.id, assetId: null, at: now, texts: reasons })
          const notice = { kind: 'withdrawal', postId: found.id, assetId: null, at: now, texts: reasons } as const
          if (notify) notifiedIds.push(...(await notifyRecipients(tx, notice)))
          return move(found, 'archived', now)
        },
        details: { reasons },
      })),

    correct: (editor: Editor, post: KnownPost, { recordIn, ...correction }: CorrectionStep) =>
      runAndNotify(editor, post, (notifiedIds) => ({
        action: 'post.corrected',
        async apply(found, now, tx) {
          if (!isReleased(found)) throw new ApiError('validation')
          await requireAsset(tx, found.id, correction)
          notifiedIds.push(...(await writeCorrection(tx, { postId: found.id, at: now }, correction)))
          await recordIn?.(tx, found.id)
          return {}
        },
        details: { assetId: correction.assetId ?? null, texts: correction.texts },
      })),

    /** The file can no longer be downloaded; its URLs return the reason. Copies have the same bytes. */
    recallAsset: (editor: Editor, post: KnownPost, { assetId, copyIds = [], reasons, notify = false }: Recall) =>
      runAndNotify(editor, post, (notifiedIds) => ({
        action: 'asset.recalled',
        lockFirst: (tx) => lockPostsOfCopies(tx, { postId: post.id, copyIds }),
        async apply(found, now, tx) {
          const locked = await lockCopies(tx, { postId: found.id, assetId, copyIds })
          if (!locked) throw new ApiError('not-found')
          const { asset, copies } = locked
          const recalled = [asset, ...copies]
          // Somebody else may just have recalled it, as a copy of another file too.
          if (recalled.some(({ recalledAt }) => recalledAt !== null)) {
            throw new ApiError('conflict', { version: found.version })
          }
          for (const copy of recalled) {
            await markRecalled(tx, { assetId: copy.id, at: now, reasons })
            await insertCorrection(tx, { postId: copy.postId, assetId: copy.id, at: now, texts: reasons })
            if (!notify) continue
            const file = { postId: copy.postId, assetId: copy.id, assetIds: [copy.id] }
            const notice = { kind: 'recall', ...file, at: now, texts: reasons, exceptPersonIds: notifiedIds } as const
            notifiedIds.push(...(await notifyRecipients(tx, notice)))
          }
          const others = [...new Set(copies.map(({ postId }) => postId))].filter((id) => id !== found.id)
          for (const id of others) {
            const actor = { personId: editor.personId }
            const subject = { kind: 'post', id } as const
            await recordAudit(tx, { at: now, actor, action: 'asset.recalled', subject, details: { reasons } })
          }
          await indexPosts(tx, others)
          return {}
        },
        details: { assetId, copyIds, reasons },
        affectsOthers: copyIds.length > 0,
      })),
  }
}

/** Rejects with `not-found` if a correction is about a file that the post does not have. */
export async function requireAsset(tx: Db, postId: number, { assetId = null }: Correction): Promise<void> {
  if (assetId !== null && !(await hasAsset(tx, { postId, assetId }))) throw new ApiError('not-found')
}

/** Adds the note to the post and notifies those who have downloaded it. Returns their ids. */
export async function writeCorrection(
  tx: Db,
  { postId, at }: { postId: number; at: Date },
  { texts, assetId = null, notify = 'nobody' }: Correction,
): Promise<number[]> {
  await insertCorrection(tx, { postId, assetId, at, texts })
  if (notify === 'nobody') return []
  const assetIds = notify === 'changed' && assetId !== null ? [assetId] : undefined
  return notifyRecipients(tx, { kind: 'correction', postId, at, texts, assetId, assetIds })
}
