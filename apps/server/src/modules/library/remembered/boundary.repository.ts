import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'

/** The next moment at which the clock alone changes what somebody sees: a schedule's or an embargo's end. Null for none. */
export async function findNextBoundary(db: Db, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({
      next: sql`least(
        min(${posts.publishedAt}) filter (where ${gt(posts.publishedAt, now)}),
        min(${posts.embargoUntil}) filter (where ${gt(posts.embargoUntil, now)})
      )`.mapWith(posts.newAt),
    })
    .from(posts)
    // Both are at most as late as this, which has an index.
    .where(and(inArray(posts.state, ['scheduled', 'published']), gt(posts.newAt, now)))
  return row?.next ?? null
}
