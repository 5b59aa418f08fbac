import type { Localised } from '@mixed-zone/contract/locales'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type AuditAction, recordAudit } from '../../audit/audit.ts'
import type { KnownPost, PostDraft } from './post-draft.ts'
import { embargo, isLetOut, move, type Publication, publication, type RestingState, restoration } from './post-moves.ts'
import {
  hasAsset,
  insertCorrection,
  insertDraft,
  type LockedPost,
  lockPost,
  markRecalled,
  type PostChange,
  updatePost,
} from './publishing.repository.ts'

/** Brings the search up to date with posts, in the transaction that changes them. */
export type IndexPosts = (tx: Db, postIds: readonly number[]) => Promise<void>

interface Parts {
  readonly changes: Changes
  readonly clock: Clock
  readonly indexPosts: IndexPosts
}

export type Editor = Pick<Actor, 'personId' | 'permissions'>

interface Step {
  readonly action: AuditAction
  /** What changes of the post's own row; it may do more within the transaction. */
  readonly decide: (post: LockedPost, now: Date, tx: Db) => PostChange | Promise<PostChange>
  readonly details?: Readonly<Record<string, unknown>>
}

const AUDIT_OF_MOVE = {
  draft: 'post.drafted',
  review: 'post.sent-to-review',
  archived: 'post.archived',
  trash: 'post.trashed',
} as const satisfies Record<RestingState, AuditAction>

export type Publishing = ReturnType<typeof createPublishing>

/**
 * The one way in which posts are written, let out and taken back. Each step is one transaction with its line in the audit
 * log and its entry in the search, and every node hears of it when it is kept.
 */
export function createPublishing({ changes, clock, indexPosts }: Parts) {
  function demand(editor: Editor, permission: Permission): void {
    if (!editor.permissions.has(permission)) throw new ApiError('permission')
  }

  async function take(editor: Editor, { id, version }: KnownPost, step: Step): Promise<KnownPost> {
    demand(editor, 'posts')
    return changes.commit(async (tx) => {
      const post = await lockPost(tx, id)
      if (!post) throw new ApiError('not-found')
      if (post.version !== version) throw new ApiError('conflict')
      const now = clock.now()
      const change = await step.decide(post, now, tx)
      // Letting out, and whatever people see of it afterwards, is for those who may publish.
      if (isLetOut(post) || isLetOut({ ...post, ...change })) demand(editor, 'publish')
      await updatePost(tx, post, { ...change, updatedAt: now })
      await recordAudit(tx, {
        at: now,
        actor: { personId: editor.personId },
        action: step.action,
        subject: { kind: 'post', id },
        details: { from: post.state, to: change.state ?? post.state, ...step.details },
      })
      await indexPosts(tx, [id])
      return { id, version: version + 1 }
    })
  }

  const moveTo = (editor: Editor, post: KnownPost, state: RestingState) =>
    take(editor, post, { action: AUDIT_OF_MOVE[state], decide: (found, now) => move(found, state, now) })

  return {
    /** A new draft. */
    async create(editor: Editor, draft: PostDraft): Promise<KnownPost> {
      demand(editor, 'posts')
      return changes.commit(async (tx) => {
        const now = clock.now()
        const id = await insertDraft(tx, draft, now)
        const actor = { personId: editor.personId }
        await recordAudit(tx, { at: now, actor, action: 'post.created', subject: { kind: 'post', id } })
        await indexPosts(tx, [id])
        return { id, version: 1 }
      })
    },

    publish: (editor: Editor, post: KnownPost, wanted: Publication = {}) =>
      take(editor, post, {
        action: 'post.published',
        decide: (found, now) => publication(found, wanted, now),
        details: { at: wanted.at?.toISOString(), embargoUntil: wanted.embargoUntil?.toISOString() },
      }),

    /** Null lifts it. */
    setEmbargo: (editor: Editor, post: KnownPost, until: Date | null) =>
      take(editor, post, {
        action: 'post.embargo-changed',
        decide: (found, now) => embargo(found, until, now),
        details: { until: until?.toISOString() ?? null },
      }),

    sendToReview: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'review'),
    takeBack: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'draft'),
    archive: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'archived'),
    trash: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'trash'),

    restore: (editor: Editor, post: KnownPost) => take(editor, post, { action: 'post.restored', decide: restoration }),

    /** Archives it, and keeps why: should it come back, it says what happened. */
    withdraw: (editor: Editor, post: KnownPost, reasons: Localised) =>
      take(editor, post, {
        action: 'post.withdrawn',
        async decide(found, now, tx) {
          await insertCorrection(tx, { postId: found.id, assetId: null, at: now, texts: reasons })
          return move(found, 'archived', now)
        },
        details: { reasons },
      }),

    /** The post says what changed and when, of itself or of one of its assets. */
    correct: (
      editor: Editor,
      post: KnownPost,
      { texts, assetId = null }: { texts: Localised; assetId?: number | null },
    ) =>
      take(editor, post, {
        action: 'post.corrected',
        async decide(found, now, tx) {
          if (assetId !== null && !(await hasAsset(tx, { postId: found.id, assetId }))) throw new ApiError('not-found')
          await insertCorrection(tx, { postId: found.id, assetId, at: now, texts })
          return {}
        },
        details: { assetId, texts },
      }),

    /** The file can no longer be had: its addresses answer why. */
    recallAsset: (editor: Editor, post: KnownPost, { assetId, reasons }: { assetId: number; reasons: Localised }) =>
      take(editor, post, {
        action: 'asset.recalled',
        async decide(found, now, tx) {
          const isRecalled = await markRecalled(tx, { postId: found.id, assetId, at: now, reasons })
          if (!isRecalled) throw new ApiError('not-found')
          await insertCorrection(tx, { postId: found.id, assetId, at: now, texts: reasons })
          return {}
        },
        details: { assetId, reasons },
      }),
  }
}
