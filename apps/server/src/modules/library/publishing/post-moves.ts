import { ApiError } from '../../../platform/errors/api-error.ts'
import { TRASH_RETENTION_MS } from '../../../platform/jobs/retention.ts'
import type { LockedPost, PostChange } from './publishing.repository.ts'

/** Published, or published by the clock at a later time. */
export function isReleased({ state }: Pick<LockedPost, 'state'>): boolean {
  return state === 'scheduled' || state === 'published'
}

/** Whether anybody sees it now, if only those who see embargoed posts. */
export function isVisible(post: Pick<LockedPost, 'state' | 'publishedAt'>, now: Date): boolean {
  return isReleased(post) && post.publishedAt !== null && post.publishedAt <= now
}

function ifFuture(time: Date | null, now: Date): Date | null {
  return time !== null && time > now ? time : null
}

export interface Publication {
  /** Default: now. A later time schedules the post, an earlier one backdates it. */
  readonly at?: Date
  /** Default: unchanged. */
  readonly embargoUntil?: Date | null
}

export function publication(post: LockedPost, { at, embargoUntil }: Publication, now: Date): PostChange {
  if (post.state === 'trash') throw new ApiError('validation')
  const publishedAt = at ?? now
  return {
    state: publishedAt > now ? 'scheduled' : 'published',
    publishedAt,
    embargoUntil: embargoUntil === undefined ? post.embargoUntil : ifFuture(embargoUntil, now),
    trashedAt: null,
    // Announced as new from now on, whatever its date.
    ...(!isVisible(post, now) && { outAt: now }),
  }
}

/** Lifting an embargo ends it now, so that the post counts as new. */
export function embargo(post: LockedPost, until: Date | null, now: Date): PostChange {
  const embargoUntil = ifFuture(until, now)
  if (embargoUntil !== null) return { embargoUntil }
  const isUnderEmbargo = ifFuture(post.embargoUntil, now) !== null
  if (!isUnderEmbargo) return {}
  return { embargoUntil: isVisible(post, now) ? now : null }
}

/** States that need no publication, with the states from which they can be reached. */
const MOVES = {
  draft: ['review', 'scheduled', 'published', 'archived'],
  review: ['draft', 'scheduled'],
  archived: ['scheduled', 'published'],
  trash: ['draft', 'review', 'scheduled', 'published', 'archived'],
} as const satisfies Record<string, readonly LockedPost['state'][]>

export type RestingState = keyof typeof MOVES

export function move(post: LockedPost, state: RestingState, now: Date): PostChange {
  const from: readonly LockedPost['state'][] = MOVES[state]
  if (!from.includes(post.state)) throw new ApiError('validation')
  return { state, trashedAt: state === 'trash' ? now : null }
}

/** From the trash to a draft; from the archive to what it was, with its date, so that readers do not see it as new. */
export function restoration(post: LockedPost, now: Date): PostChange {
  if (post.state === 'archived' && post.publishedAt !== null) {
    return { state: post.publishedAt > now ? 'scheduled' : 'published' }
  }
  const isExpired = post.trashedAt === null || now.getTime() - post.trashedAt.getTime() > TRASH_RETENTION_MS
  if (post.state !== 'trash' || isExpired) throw new ApiError('not-found')
  return { state: 'draft', trashedAt: null }
}
