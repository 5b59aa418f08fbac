import type { Localised } from '@mixed-zone/contract/locales'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import {
  embargo,
  isReleased,
  move,
  type Publication,
  publication,
  type RestingState,
  restoration,
} from './post-moves.ts'
import {
  hasAsset,
  insertCorrection,
  insertDraft,
  type KnownPost,
  type LockedPost,
  lockPost,
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

interface Step {
  readonly action: AuditAction
  /** Returns the change of the post's row. May write other rows in the transaction. */
  readonly apply: (post: LockedPost, now: Date, tx: Db) => PostChange | Promise<PostChange>
  readonly details?: Readonly<Record<string, unknown>>
}

const MOVE_ACTIONS = {
  draft: 'post.drafted',
  review: 'post.sent-to-review',
  archived: 'post.archived',
  trash: 'post.trashed',
} as const satisfies Record<RestingState, AuditAction>

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

  async function run(editor: Editor, { id, version }: KnownPost, step: Step): Promise<KnownPost> {
    requirePermission(editor, 'posts')
    return changes.commit(async (tx, affect) => {
      const post = await lockPost(tx, id)
      if (!post) throw new ApiError('not-found')
      if (post.version !== version) throw new ApiError('conflict')
      const now = clock.now()
      const change = await step.apply(post, now, tx)
      // Releasing a post, and changing a released one, requires the publish permission.
      if (isReleased(post) || isReleased({ ...post, ...change })) {
        requirePermission(editor, 'publish')
        affect('posts')
      }
      await updatePost(tx, post, { ...change, updatedAt: now })
      await recordAudit(tx, {
        at: now,
        actor: { personId: editor.personId },
        action: step.action,
        subject: { kind: 'post', id },
        details: step.details ?? {},
        changes: changesBetween(auditedFields(post), auditedFields({ ...post, ...change })),
      })
      await indexPosts(tx, [id])
      return { id, version: version + 1 }
    })
  }

  const moveTo = (editor: Editor, post: KnownPost, state: RestingState) =>
    run(editor, post, { action: MOVE_ACTIONS[state], apply: (found, now) => move(found, state, now) })

  return {
    async create(editor: Editor, draft: PostDraft): Promise<KnownPost> {
      requirePermission(editor, 'posts')
      return changes.commit(async (tx) => {
        const now = clock.now()
        const id = await insertDraft(tx, draft, now)
        const actor = { personId: editor.personId }
        await recordAudit(tx, { at: now, actor, action: 'post.created', subject: { kind: 'post', id } })
        await indexPosts(tx, [id])
        return { id, version: 1 }
      })
    },

    publish: (editor: Editor, post: KnownPost, request: Publication = {}) =>
      run(editor, post, {
        action: 'post.published',
        apply: (found, now) => publication(found, request, now),
        details: { at: request.at?.toISOString(), embargoUntil: request.embargoUntil?.toISOString() },
      }),

    setEmbargo: (editor: Editor, post: KnownPost, until: Date | null) =>
      run(editor, post, {
        action: 'post.embargo-changed',
        apply: (found, now) => embargo(found, until, now),
        details: { until: until?.toISOString() ?? null },
      }),

    sendToReview: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'review'),
    returnToDraft: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'draft'),
    archive: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'archived'),
    trash: (editor: Editor, post: KnownPost) => moveTo(editor, post, 'trash'),

    restore: (editor: Editor, post: KnownPost) => run(editor, post, { action: 'post.restored', apply: restoration }),

    /** Archives the post and stores the reason as a correction, which is shown if it is published again. */
    withdraw: (editor: Editor, post: KnownPost, reasons: Localised) =>
      run(editor, post, {
        action: 'post.withdrawn',
        async apply(found, now, tx) {
          await insertCorrection(tx, { postId: found.id, assetId: null, at: now, texts: reasons })
          return move(found, 'archived', now)
        },
        details: { reasons },
      }),

    correct: (
      editor: Editor,
      post: KnownPost,
      { texts, assetId = null }: { texts: Localised; assetId?: number | null },
    ) =>
      run(editor, post, {
        action: 'post.corrected',
        async apply(found, now, tx) {
          if (assetId !== null && !(await hasAsset(tx, { postId: found.id, assetId }))) throw new ApiError('not-found')
          await insertCorrection(tx, { postId: found.id, assetId, at: now, texts })
          return {}
        },
        details: { assetId, texts },
      }),

    /** The file can no longer be downloaded; its URLs return the reason. */
    recallAsset: (editor: Editor, post: KnownPost, { assetId, reasons }: { assetId: number; reasons: Localised }) =>
      run(editor, post, {
        action: 'asset.recalled',
        async apply(found, now, tx) {
          const isRecalled = await markRecalled(tx, { postId: found.id, assetId, at: now, reasons })
          if (!isRecalled) throw new ApiError('not-found')
          await insertCorrection(tx, { postId: found.id, assetId, at: now, texts: reasons })
          return {}
        },
        details: { assetId, reasons },
      }),
  }
}
