import {
  embargo,
  move,
  type Publication,
  publication,
  type RestingState,
  restoration,
} from '../src/modules/library/publishing/post-moves.ts'
import type { KnownPost, PostDraft } from '../src/modules/library/publishing/publishing.repository.ts'
import type { Editor, PostStep, Publishing } from '../src/modules/library/publishing/publishing.service.ts'
import type { AuditAction } from '../src/modules/audit/audit.ts'
import type { Changes } from '../src/platform/changes/changes.ts'

const MOVE_ACTIONS = {
  draft: 'post.drafted',
  review: 'post.sent-to-review',
  archived: 'post.archived',
  trash: 'post.trashed',
} as const satisfies Record<RestingState, AuditAction>

interface TestPublishingDeps {
  readonly changes: Changes
  readonly publishing: Publishing
}

export type TestPublishing = ReturnType<typeof createTestPublishing>

/** Writes and publishes posts by the steps that the studio is made of, but with the content given and without its ten seconds. */
export function createTestPublishing({ changes, publishing }: TestPublishingDeps) {
  const run = (editor: Editor, post: KnownPost, step: PostStep) =>
    changes.commit((tx, affect) => publishing.changeIn({ tx, affect, editor }, post, step))

  const moveTo = (state: RestingState) => (editor: Editor, post: KnownPost) =>
    run(editor, post, { action: MOVE_ACTIONS[state], apply: (found, now) => move(found, state, now) })

  return {
    ...publishing,

    create: (editor: Editor, draft: PostDraft) => changes.commit((tx) => publishing.createIn({ tx, editor }, draft)),

    publish: (editor: Editor, post: KnownPost, request: Publication = {}) =>
      run(editor, post, { action: 'post.published', apply: (found, now) => publication(found, request, now) }),

    setEmbargo: (editor: Editor, post: KnownPost, until: Date | null) =>
      run(editor, post, { action: 'post.embargo-changed', apply: (found, now) => embargo(found, until, now) }),

    sendToReview: moveTo('review'),
    returnToDraft: moveTo('draft'),
    archive: moveTo('archived'),
    trash: moveTo('trash'),

    restore: (editor: Editor, post: KnownPost) => run(editor, post, { action: 'post.restored', apply: restoration }),
  }
}
