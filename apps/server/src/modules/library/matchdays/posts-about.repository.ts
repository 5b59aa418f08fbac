import { and, count, desc, eq, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'

interface About {
  /** What the posts are about. */
  readonly about: SQL
  readonly visible: SQL
}

/** The numbers of a page of posts, newest first. */
export async function listPostsAbout(
  db: Db,
  { about, visible, page, pageSize }: About & { page: number; pageSize: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(about, visible))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map((row) => row.id)
}

export async function countPostsAbout(db: Db, { about, visible }: About): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(and(about, visible))
  return row?.total ?? 0
}

/** Bytes and number of the files that can be downloaded today, each as it was handed in, subtitles included. */
export async function measurePack(db: Db, { about, visible, today }: About & { today: string }) {
  const [row] = await db
    .select({ size: sum(files.sizeBytes).mapWith(Number), count: count() })
    .from(posts)
    .innerJoin(assets, eq(assets.postId, posts.id))
    .innerJoin(files, eq(files.id, assets.fileId))
    .where(
      and(
        about,
        visible,
        isNull(assets.recalledAt),
        sql`(${assets.rightsUntil} is null or ${assets.rightsUntil} >= ${today}::date)`,
      ),
    )
  return { size: row?.size ?? 0, count: row?.count ?? 0 }
}
