import { ApiError } from '../../../platform/errors/api-error.ts'
import type { LockedPost, PostChange } from './publishing.repository.ts'

const DAY_MS = 24 * 3_600_000

/** For so long a post can be brought back from the trash. */
const TRASH_MS = 30 * DAY_MS

/** Its time may be still to come: what is scheduled is out as soon as the clock says so. */
export function isLetOut({ state }: Pick<LockedPost, 'state'>): boolean {
  return state === 'scheduled' || state === 'published'
}

/** Whether somebody sees it now, if only those who see embargoed posts. */
function isSeen(post: LockedPost, now: Date): boolean {
  return isLetOut(post) && post.publishedAt !== null && post.publishedAt <= now
}

/** An embargo that is over, or was never there, is none. */
function futureOf(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment > now ? moment : null
}

export interface Publication {
  /** Now, where it is left out. A later time schedules it, an earlier one dates it back. */
  readonly at?: Date
  /** As it is, where it is left out. */
  readonly embargoUntil?: Date | null
}

export function publication(post: LockedPost, { at, embargoUntil }: Publication, now: Date): PostChange {
  if (post.state === 'trash' || !post.hasTitle) throw new ApiError('validation')
  const publishedAt = at ?? now
  return {
    state: publishedAt > now ? 'scheduled' : 'published',
    publishedAt,
    embargoUntil: embargoUntil === undefined ? post.embargoUntil : futureOf(embargoUntil, now),
    trashedAt: null,
    // News from now on, whatever its date says.
    ...(!isSeen(post, now) && { outAt: now }),
  }
}

/** An embargo that is lifted ends now: from now on the post is new. */
export function embargo(post: LockedPost, until: Date | null, now: Date): PostChange {
  const wanted = futureOf(until, now)
  if (wanted !== null) return { embargoUntil: wanted }
  const isUnderEmbargo = futureOf(post.embargoUntil, now) !== null
  if (!isUnderEmbargo) return {}
  return { embargoUntil: isSeen(post, now) ? now : null }
}

/** Where a post can be put without being let out, and from where. */
const MOVES = {
  draft: ['review', 'scheduled', 'archived'],
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

/** Back from the trash, as a draft. */
export function restoration(post: LockedPost, now: Date): PostChange {
  const isLate = post.trashedAt === null || now.getTime() - post.trashedAt.getTime() > TRASH_MS
  if (post.state !== 'trash' || isLate) throw new ApiError('not-found')
  return { state: 'draft', trashedAt: null }
}
