import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Change,
  type Editor,
  embargo,
  type KnownPost,
  move,
  type PostStep,
  type Publishing,
  restoration,
} from '../../library/library.ts'
import { setPublishedFact } from './facts.repository.ts'
import { saveNote } from './pending.repository.ts'
import type { PublishService } from './publish.service.ts'

interface PostStatesDeps extends Pick<Platform, 'changes'> {
  readonly publishing: Pick<Publishing, 'changeIn'>
  readonly publish: Pick<PublishService, 'cancelPending'>
}

export type PostStatesService = ReturnType<typeof createPostStatesService>

/** Moves posts between states. What goes out later is cancelled where nothing goes out any more. */
export function createPostStatesService({ changes, publishing, publish }: PostStatesDeps) {
  const leave = (state: 'archived' | 'draft' | 'trash', action: PostStep['action']): PostStep => ({
    action,
    async apply(found, now, tx) {
      const change = move(found, state, now)
      await publish.cancelPending(tx, found, now)
      return change
    },
  })

  const run = (editor: Editor, post: KnownPost, step: PostStep) =>
    changes.commit((tx, affect) => publishing.changeIn({ tx, affect, editor }, post, step))

  return {
    archive: (editor: Editor, post: KnownPost) => run(editor, post, leave('archived', 'post.archived')),
    trash: (editor: Editor, post: KnownPost) => run(editor, post, leave('trash', 'post.trashed')),
    restore: (editor: Editor, post: KnownPost) => run(editor, post, { action: 'post.restored', apply: restoration }),

    /** From being published, scheduled or archived. */
    unpublish: (editor: Editor, post: KnownPost) =>
      run(editor, post, {
        ...leave('draft', 'post.drafted'),
        async apply(found, now, tx) {
          if (found.state === 'review') throw new ApiError('validation')
          return leave('draft', 'post.drafted').apply(found, now, tx)
        },
      }),

    setEmbargo: (editor: Editor, post: KnownPost, until: Date | null) =>
      run(editor, post, {
        action: 'post.embargo-changed',
        details: { until: until?.toISOString() ?? null },
        async apply(found, now, tx) {
          await setPublishedFact(tx, {
            postId: found.id,
            field: 'embargo',
            value: until?.toISOString() ?? null,
            at: now,
          })
          return embargo(found, until, now)
        },
      }),

    sendToReview: (editor: Editor, post: KnownPost, note: string | undefined) =>
      run(editor, post, {
        action: 'post.sent-to-review',
        async apply(found, now, tx) {
          if (found.state !== 'draft') throw new ApiError('validation')
          await saveNote(tx, { postId: found.id, note: note || null, by: editor.personId, at: now })
          return move(found, 'review', now)
        },
      }),

    askForChanges: (editor: Editor, post: KnownPost, note: string) =>
      run(editor, post, {
        action: 'post.changes-wanted',
        async apply(found, now, tx) {
          if (found.state !== 'review') throw new ApiError('validation')
          await saveNote(tx, { postId: found.id, note, by: editor.personId, at: now })
          return move(found, 'draft', now)
        },
      }),

    /** For rows of bulk jobs, in their transactions. */
    archiveIn: (change: Change, post: KnownPost) =>
      publishing.changeIn(change, post, leave('archived', 'post.archived')),
    trashIn: (change: Change, post: KnownPost) => publishing.changeIn(change, post, leave('trash', 'post.trashed')),
  }
}
