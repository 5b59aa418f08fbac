import { isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { posts } from '../../platform/database/schema/library.ts'

/** What of a person decides what they see. */
export interface Viewer {
  /** Has `embargo`, and has accepted its terms. */
  readonly seesEmbargoed: boolean
}

/**
 * The one rule of what a person may see, as a condition on `posts`. Lists, counts, a post, its files and thumbnails all
 * ask it, at every read: publication and the end of an embargo are a comparison with the clock, never a job that might
 * be late. It is the same for editors: drafts are seen in the studio alone.
 */
export function visibleTo(viewer: Viewer, now: Date): SQL {
  // In so many words, as the indexes of such posts say it: a plan made for any parameters knows that they serve.
  const isOut = sql`${posts.state} in ('scheduled', 'published')`
  const isPublished = lte(posts.publishedAt, now)
  const isFree = viewer.seesEmbargoed ? sql`true` : or(isNull(posts.embargoUntil), lte(posts.embargoUntil, now))
  // A post exists in a language only if it has a title there; without any it exists for nobody.
  const hasTitle = sql`${posts.locales} <> '{}'`
  return sql`(${isOut} and ${isPublished} and ${isFree} and ${hasTitle})`
}
