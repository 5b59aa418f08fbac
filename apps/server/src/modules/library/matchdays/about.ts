import { eq, type SQL, sql } from 'drizzle-orm'
import { posts, postTags } from '../../../platform/database/schema/library.ts'

/** Posts that were written for a matchday, or bear its tag: a condition on `posts`, which says nothing of who may see them. */
export function isAboutMatchday(tagId: number): SQL {
  // As a set rather than with `or`, so that both halves go by their index.
  return sql`${posts.id} in (
    select own.id from ${posts} as own where own.matchday_id = ${tagId}
    union select tagged.post_id from ${postTags} as tagged where tagged.tag_id = ${tagId}
  )`
}

/** Posts about one match. */
export function isAboutFixture(fixtureId: number): SQL {
  return eq(posts.fixtureId, fixtureId)
}
