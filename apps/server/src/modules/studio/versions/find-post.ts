import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { lockPost } from '../../library/library.ts'

/** The id of a post of any state; `not-found` if there is none. */
export async function requirePost(db: Db, id: string): Promise<number> {
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.id, rowId(id) ?? 0))
  if (!post) throw new ApiError('not-found')
  return post.id
}

/** Locks the post, so that changes of what belongs to it, and publishing, wait for each other. Readers do not wait. */
export async function lockExistingPost(tx: Db, id: string): Promise<number> {
  const post = await lockPost(tx, requireRowId(id))
  if (!post) throw new ApiError('not-found')
  return post.id
}
