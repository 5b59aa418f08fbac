import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts, sections } from '../../../platform/database/schema/library.ts'

/** The sections in their order, with the number of posts that match the condition. */
export function listSectionsWithCounts(db: Db, visible: SQL) {
  return db
    .select({
      textId: sections.textId,
      kind: sections.kind,
      names: sections.names,
      descriptions: sections.descriptions,
      count: count(posts.id),
    })
    .from(sections)
    .leftJoin(posts, and(eq(posts.sectionId, sections.textId), visible))
    .groupBy(sections.textId)
    .orderBy(asc(sections.position))
}

export type SectionRow = Awaited<ReturnType<typeof listSectionsWithCounts>>[number]
