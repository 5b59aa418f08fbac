import type { Locale } from '@mixed-zone/contract/locales'
import { nextNumber } from './counter.ts'
import { BUILT_AT, minutesLater } from './moment.ts'

export interface PostData {
  sectionId: string
  state: 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | 'trash'
  publishedAt: Date | null
  embargoUntil: Date | null
  matchdayId: number | null
  fixtureId: number | null
  pressContactId: number | null
  createdAt: Date
  updatedAt: Date
}

/** A post that is visible to everybody: published about an hour before `BUILT_AT`, each later than the one built before it. */
export function aPost(overrides: Partial<PostData> = {}): PostData {
  return {
    sectionId: 'breaking-news',
    state: 'published',
    publishedAt: new Date(minutesLater(-60).getTime() + nextNumber()),
    embargoUntil: null,
    matchdayId: null,
    fixtureId: null,
    pressContactId: null,
    createdAt: BUILT_AT,
    updatedAt: BUILT_AT,
    ...overrides,
  }
}

export interface TranslationData {
  locale: Locale
  title: string
  summary: string
  body: string
}

/** A post's texts in one language. */
export function aTranslation(overrides: Partial<TranslationData> = {}): TranslationData {
  const number = nextNumber()
  const locale = overrides.locale ?? 'es'
  return {
    locale,
    title: `Título ${number} (${locale})`,
    summary: `Resumen ${number} (${locale})`,
    body: `<p>Texto ${number} (${locale}).</p>`,
    ...overrides,
  }
}
