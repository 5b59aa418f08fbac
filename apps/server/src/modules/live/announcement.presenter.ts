import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Announcement } from '@mixed-zone/contract/schemas/live'
import type { NewsRow } from './news.repository.ts'

/** In the reader's language where the post has it, else in the first that it has. */
export function presentAnnouncement(
  { id, sectionId, sectionNames, newAt, titles }: NewsRow,
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
