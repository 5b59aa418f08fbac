import type { Locale } from '@mixed-zone/contract/locales'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { quickLinks } from '../../platform/database/schema/library.ts'

/** Paths of our own are stored without a language; the reader's is prepended. */
export async function listQuickLinks(db: Db, locale: Locale): Promise<Home['quickLinks']> {
  const rows = await db
    .select({ titles: quickLinks.titles, url: quickLinks.url, icon: quickLinks.icon })
    .from(quickLinks)
    .orderBy(asc(quickLinks.position), asc(quickLinks.id))
  return rows.map(({ titles, url, icon }) => ({
    title: titles[locale],
    url: url.startsWith('/') ? `/${locale}${url}` : url,
    icon,
  }))
}
