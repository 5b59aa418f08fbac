import { and, count, eq, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'

interface PackOptions {
  readonly condition: SQL
  readonly visible: SQL
  readonly today: string
}

/** Of the original files that can be downloaded today, including subtitles. */
export async function measurePack(db: Db, { condition, visible, today }: PackOptions) {
  const [row] = await db
    .select({ size: sum(files.sizeBytes).mapWith(Number), count: count() })
    .from(posts)
    .innerJoin(assets, eq(assets.postId, posts.id))
    .innerJoin(files, eq(files.id, assets.fileId))
    .where(
      and(
        condition,
        visible,
        isNull(assets.recalledAt),
        sql`(${assets.rightsUntil} is null or ${assets.rightsUntil} >= ${today}::date)`,
      ),
    )
  return { size: row?.size ?? 0, count: row?.count ?? 0 }
}
