import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { AssetKind, Picture } from '@mixed-zone/contract/schemas/asset'
import type { Card, CardDocument } from '@mixed-zone/contract/schemas/post'
import type { Fixture, Team, Term } from '@mixed-zone/contract/schemas/taxonomy'
import type { CardRow } from './cards.repository.ts'

export interface Title {
  readonly locale: Locale
  readonly title: string
  readonly summary: string
}

/** Everything that belongs to one card, found by the id of its post. */
export interface CardParts {
  readonly titles: readonly Title[]
  readonly sectionNames: Localised | undefined
  readonly teams: readonly Team[]
  readonly categories: readonly Term[]
  readonly tags: readonly Term[]
  readonly image: Picture | null
  readonly counts: Readonly<Partial<Record<AssetKind, number>>>
  readonly fixture: Fixture | null
  readonly documents: readonly CardDocument[]
}

/** The caller's language where the post has it, else the first that it has. */
export function pickTranslation<T extends { readonly locale: Locale }>(
  rows: readonly T[],
  locale: Locale,
): T | undefined {
  return [locale, ...LOCALES]
    .map((wanted) => rows.find((row) => row.locale === wanted))
    .find((row) => row !== undefined)
}

interface Circumstances {
  readonly locale: Locale
  readonly now: Date
}

/** Null for a row that has no title or no date: visibility lets none of them through. */
export function presentCard(row: CardRow, parts: CardParts, { locale, now }: Circumstances): Card | null {
  const translation = pickTranslation(parts.titles, locale)
  if (!translation || !row.publishedAt) return null
  const { counts } = parts
  return {
    id: String(row.id),
    slug: slug(translation.title),
    title: translation.title,
    summary: translation.summary,
    locale: translation.locale,
    locales: LOCALES.filter((wanted) => parts.titles.some((title) => title.locale === wanted)),
    section: { textId: row.sectionId, name: parts.sectionNames?.[locale] ?? row.sectionId },
    publishedAt: row.publishedAt.toISOString(),
    teams: [...parts.teams],
    categories: [...parts.categories],
    tags: [...parts.tags],
    image: parts.image,
    counts: {
      images: counts.image ?? 0,
      videos: counts.video ?? 0,
      texts: counts.text ?? 0,
      files: counts.file ?? 0,
    },
    fixture: parts.fixture,
    documents: [...parts.documents],
    ...(row.embargoUntil && row.embargoUntil > now && { embargoUntil: row.embargoUntil.toISOString() }),
  }
}
