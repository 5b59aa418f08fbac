import type { Locale } from '@mixed-zone/contract/locales'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { posts, postTranslations, sections } from '../../platform/database/schema/library.ts'
import { type Viewer, visibleTo } from '../library/rules.ts'

interface Wanted {
  readonly viewer: Viewer
  readonly now: Date
  /** Became visible later than this. */
  readonly after: Date
}

/** Nobody reads more news at once; of more, the newest are told. */
const MOST_NEWS = 500

/** The posts that became visible to a viewer lately and are visible now, in that order. */
export async function listNews(db: Db, { viewer, now, after }: Wanted) {
  const seenAt = viewer.seesEmbargoed
    ? sql`greatest(${posts.outAt}, ${posts.publishedAt})`.mapWith(posts.announceAt)
    : sql`${posts.announceAt}`.mapWith(posts.announceAt)
  const news = await db
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
    // The first never comes before the second, and has the index.
    .where(and(gt(posts.announceAt, after), sql`${seenAt} > ${after}`, visibleTo(viewer, now)))
    .orderBy(desc(seenAt), desc(posts.id))
    .limit(MOST_NEWS)
  return news.toReversed()
}

export type NewsRow = Awaited<ReturnType<typeof listNews>>[number]
