import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'

/** The id of a post of any state; `not-found` if there is none. */
export async function requirePost(db: Db, id: string): Promise<number> {
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.id, rowId(id) ?? 0))
  if (!post) throw new ApiError('not-found')
  return post.id
}

/** So that changes of what belongs to a post wait for each other. Readers and publishing do not wait. */
export async function lockExistingPost(tx: Db, id: string): Promise<number> {
  const [post] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.id, rowId(id) ?? 0))
    .for('no key update')
  if (!post) throw new ApiError('not-found')
  return post.id
}
