import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { quickLinks } from '../../platform/database/schema/library.ts'

export function listQuickLinks(db: Db) {
  return db
    .select({ titles: quickLinks.titles, url: quickLinks.url, icon: quickLinks.icon })
    .from(quickLinks)
    .orderBy(asc(quickLinks.position), asc(quickLinks.id))
}
