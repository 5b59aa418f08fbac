import { and, eq, type SQL } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'

interface Wanted {
  readonly visible: SQL
  readonly ids: readonly number[]
}

/** What says of assets whether they can be had; those that the reader may not see are missing. */
export function listAvailability(db: Db, { visible, ids }: Wanted) {
  return db
    .select({
      id: assets.id,
      version: assets.version,
      rightsUntil: assets.rightsUntil,
      recalledAt: assets.recalledAt,
      recallReasons: assets.recallReasons,
    })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(and(anyOf(assets.id, ids), visible))
}

export async function listVisiblePosts(db: Db, { visible, ids }: Wanted): Promise<Set<number>> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(anyOf(posts.id, ids), visible))
  return new Set(rows.map(({ id }) => id))
}
