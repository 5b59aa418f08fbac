import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts, type teams } from '../../../platform/database/schema/library.ts'

export type TeamRow = Pick<typeof teams.$inferSelect, 'textId' | 'name' | 'shortName' | 'mainColour' | 'secondColour'>

/** The newest post of a section that has a picture. */
export async function findNewestWithImage(
  db: Db,
  { visible, sectionId }: { visible: SQL; sectionId: string },
): Promise<number | null> {
  const hasImage = sql`exists (
    select 1 from ${assets}
    where ${assets.postId} = ${posts.id} and ${assets.kind} = 'image'
      and ${assets.fileId} is not null and ${assets.recalledAt} is null
  )`
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.sectionId, sectionId), visible, hasImage))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(1)
  return row?.id ?? null
}
