import type { FrontPage } from '@mixed-zone/contract/schemas/studio/front-page'
import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { frontPage, quickLinks, sections } from '../../platform/database/schema/library.ts'

/** What editors have published about the home page. */
export async function loadPublishedFrontPage(db: Db): Promise<FrontPage> {
  const sectionRows = await db.select().from(sections).orderBy(asc(sections.frontPosition), asc(sections.position))
  const [lead] = await db.select({ postId: frontPage.leadPostId, until: frontPage.leadUntil }).from(frontPage)
  return {
    sections: sectionRows.map(({ textId, names, descriptions, layout, postLimit, isVisible }) => ({
      textId,
      names,
      descriptions,
      layout,
      limit: postLimit,
      isVisible,
    })),
    lead:
      lead?.postId == null || lead.until === null
        ? null
        : { postId: String(lead.postId), until: lead.until.toISOString() },
    quickLinks: await listQuickLinkRows(db),
  }
}

export function listQuickLinkRows(db: Db) {
  return db
    .select({ titles: quickLinks.titles, url: quickLinks.url, icon: quickLinks.icon })
    .from(quickLinks)
    .orderBy(asc(quickLinks.position), asc(quickLinks.id))
}

/** When the pinned story ends; null if there is none. The page changes then by itself. */
export async function findLeadEnd(db: Db, now: Date): Promise<Date | null> {
  const [row] = await db.select({ until: frontPage.leadUntil }).from(frontPage)
  return row?.until && row.until > now ? row.until : null
}
