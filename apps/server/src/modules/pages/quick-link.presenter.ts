import type { Locale } from '@mixed-zone/contract/locales'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { listQuickLinks } from './quick-links.repository.ts'

type QuickLinkRow = Awaited<ReturnType<typeof listQuickLinks>>[number]

/** A path of our own is kept without its language, which is the reader's. */
export function presentQuickLink({ titles, url, icon }: QuickLinkRow, locale: Locale): Home['quickLinks'][number] {
  return { title: titles[locale], url: url.startsWith('/') ? `/${locale}${url}` : url, icon }
}
