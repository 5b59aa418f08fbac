import { and, count, desc, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'

export interface PageOf {
  readonly offset: number
  readonly limit: number
}

/** The numbers of the posts that fulfil a condition, newest first. */
export async function listNewestIds(db: Db, condition: SQL | undefined, { offset, limit }: PageOf): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(condition)
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

export async function countPosts(db: Db, ...conditions: (SQL | undefined)[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(posts)
    .where(and(...conditions))
  return row?.count ?? 0
}
