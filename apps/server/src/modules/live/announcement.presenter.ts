import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Announcement } from '@mixed-zone/contract/schemas/live'
import type { AnnouncementRow } from './announcements.repository.ts'

/** Empty for a row without title or date, which visibility excludes. */
export function presentAnnouncement(
  { id, sectionId, sectionNames, newAt, titles }: AnnouncementRow,
  locale: Locale,
): Announcement[] {
  const language = [locale, ...LOCALES].find((one) => titles[one] !== undefined)
  const title = language && titles[language]
  if (!language || !title || !newAt) return []
  return [
    {
      id: String(id),
      slug: slug(title),
      title,
      locale: language,
      section: { textId: sectionId, name: sectionNames[locale] },
      newAt: newAt.toISOString(),
    },
  ]
}
