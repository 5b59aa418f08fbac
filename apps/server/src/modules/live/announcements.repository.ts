import type { Locale } from '@mixed-zone/contract/locales'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { posts, postTranslations, sections } from '../../platform/database/schema/library.ts'
import { type Viewer, visibleTo } from '../library/rules.ts'

interface AnnouncementQuery {
  readonly viewer: Viewer
  readonly now: Date
  readonly after: Date
}

/** Of more than this, only the newest are announced. */
const MAX_ANNOUNCEMENTS = 500

/** Posts that became visible to the viewer after a time and still are, in that order. */
export async function listAnnouncements(db: Db, { viewer, now, after }: AnnouncementQuery) {
  const seenAt = viewer.seesEmbargoed
    ? sql`greatest(${posts.outAt}, ${posts.publishedAt})`.mapWith(posts.announceAt)
    : sql`${posts.announceAt}`.mapWith(posts.announceAt)
  const rows = await db
    .select({
      id: posts.id,
      sectionId: posts.sectionId,
      sectionNames: sections.names,
      newAt: posts.newAt,
      seenAt,
      titles: sql<Partial<Record<Locale, string>>>`(
        select json_object_agg(${postTranslations.locale}, ${postTranslations.title})
        from ${postTranslations} where ${postTranslations.postId} = ${posts.id})`,
    })
    .from(posts)
    .innerJoin(sections, eq(sections.textId, posts.sectionId))
    // `announceAt` is never earlier than `seenAt`, and has the index.
    .where(and(gt(posts.announceAt, after), sql`${seenAt} > ${after}`, visibleTo(viewer, now)))
    .orderBy(desc(seenAt), desc(posts.id))
    .limit(MAX_ANNOUNCEMENTS)
  return rows.toReversed()
}

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>[number]
