import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts, sections, type teams } from '../../../platform/database/schema/library.ts'

export type TeamRow = Pick<typeof teams.$inferSelect, 'textId' | 'name' | 'shortName' | 'mainColour' | 'secondColour'>

/** Which post a list names, and where it stands. */
interface ListedRow {
  readonly id: number
  readonly sectionId: string
}

/** The newest posts of every section, so many of each, in the order of sections and then newest first. */
export async function listNewestOfSections(
  db: Db,
  { visible, limit }: { visible: SQL; limit: number },
): Promise<ListedRow[]> {
  const newest = db
    .select({ id: posts.id, sectionId: posts.sectionId, newAt: posts.newAt })
    .from(posts)
    .where(and(eq(posts.sectionId, sections.textId), visible))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(limit)
    .as('newest')
  return db
    .select({ id: newest.id, sectionId: newest.sectionId })
    .from(sections)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(asc(sections.position), desc(newest.newAt), desc(newest.id))
}

/** The newest post of a section that has a picture to show. */
export async function findNewestWithPicture(
  db: Db,
  { visible, sectionId }: { visible: SQL; sectionId: string },
): Promise<ListedRow | undefined> {
  const hasPicture = sql`exists (
    select 1 from ${assets}
    where ${assets.postId} = ${posts.id} and ${assets.kind} = 'image'
      and ${assets.fileId} is not null and ${assets.recalledAt} is null
  )`
  const [row] = await db
    .select({ id: posts.id, sectionId: posts.sectionId })
    .from(posts)
    .where(and(eq(posts.sectionId, sectionId), visible, hasPicture))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(1)
  return row
}
