import type { PostViewState, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { isReleased } from '../../shared/publish/publish-steps.ts'

export const BULK_ACTIONS = ['section', 'tags', 'trash', 'publish', 'archive'] as const

export type BulkAction = (typeof BULK_ACTIONS)[number]

/** Why an action is not possible for all that are selected: a text of `bulk`. */
export type BulkRefusal = 'cannotPublish' | 'cannotArchive' | 'cannotTrash' | 'needsPublish'

export type BulkPost = Pick<StudioPost, 'state' | 'hasChanges'>

const REFUSALS: Readonly<Record<BulkAction, (post: BulkPost) => BulkRefusal | null>> = {
  publish: (post) => (post.state === 'trash' || (isReleased(post) && !post.hasChanges) ? 'cannotPublish' : null),
  archive: (post) => (isReleased(post) ? null : 'cannotArchive'),
  trash: ({ state }) => (state === 'trash' ? 'cannotTrash' : null),
  tags: ({ state }) => (state === 'trash' ? 'cannotTrash' : null),
  section: ({ state }) => (state === 'trash' ? 'cannotTrash' : null),
}

/** Null if all selected posts allow the action. What readers see changes only by those who may publish. */
export function bulkRefusal(
  action: BulkAction,
  posts: readonly BulkPost[],
  { canPublish }: { readonly canPublish: boolean },
): BulkRefusal | null {
  const isForPublishers = action === 'publish' || action === 'archive' || posts.some(isReleased)
  if (!canPublish && isForPublishers) return 'needsPublish'
  return posts.map(REFUSALS[action]).find((refusal) => refusal !== null) ?? null
}

/** The state that all of them have; null if they differ or there are none. */
export function commonState(posts: readonly BulkPost[]): PostViewState | null {
  const [first, ...others] = new Set(posts.map(({ state }) => state))
  return first !== undefined && others.length === 0 ? first : null
}
