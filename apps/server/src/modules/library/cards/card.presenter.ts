import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Fixture } from '@mixed-zone/contract/schemas/taxonomy'
import { pickTranslation, presentTeam, presentTerm, type ReadContext } from '../rules.ts'
import type { CardRow, FixtureRow } from './cards.repository.ts'
import { presentPicture } from './picture.presenter.ts'

/** Null for a row without title or date, which visibility excludes. */
export function presentCard(row: CardRow, context: ReadContext): Card | null {
  const { locale, now } = context
  const titles = row.titles ?? []
  const translation = pickTranslation(titles, locale)
  if (!translation || !row.publishedAt) return null
  const counts = row.counts ?? {}
  return {
    id: String(row.id),
    slug: slug(translation.title),
    title: translation.title,
    summary: translation.summary,
    locale: translation.locale,
    locales: LOCALES.filter((wanted) => titles.some((title) => title.locale === wanted)),
    section: { textId: row.sectionId, name: row.sectionNames[locale] },
    publishedAt: row.publishedAt.toISOString(),
    teams: (row.teams ?? []).map(presentTeam),
    categories: (row.categories ?? []).map((term) => presentTerm(term, locale)),
    tags: (row.tags ?? []).map((term) => presentTerm(term, locale)),
    image: row.picture && presentPicture(row.picture, row.picture.renditions ?? [], context),
    counts: {
      images: counts.image ?? 0,
      videos: counts.video ?? 0,
      texts: counts.text ?? 0,
      files: counts.file ?? 0,
    },
    fixture: row.fixture && presentFixture({ ...row.fixture, kickOff: new Date(row.fixture.kickOff) }, locale),
    documents: (row.documents ?? []).map((document) => ({
      id: String(document.id),
      name: document.name,
      type: document.mediaType,
      size: document.sizeBytes,
      url: context.addresses.file(document, 'original'),
    })),
    ...(row.embargoUntil && row.embargoUntil > now && { embargoUntil: row.embargoUntil.toISOString() }),
  }
}

export function presentFixture(row: FixtureRow, locale: Locale): Fixture {
  const { homeGoals, awayGoals } = row
  return {
    id: String(row.id),
    name: row.names?.[locale] ?? null,
    home: presentTeam(row.home),
    away: presentTeam(row.away),
    kickOff: row.kickOff.toISOString(),
    state: row.state,
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
  }
}
