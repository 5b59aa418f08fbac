import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { type FilterCriteria, parseFilterValue } from '@mixed-zone/contract/rules/filter-path'
import type { Terms } from '../facets/terms.ts'

/** A criterion that is set: any of these matches. None of them exists where it is empty, and then nothing matches. */
type AnyOf<T> = readonly T[]

/** What posts have to match, by the numbers of rows. A criterion that is not set is null. */
export interface Criteria {
  readonly teams: AnyOf<number> | null
  readonly categories: AnyOf<number> | null
  /** Matchdays and other tags stand in one segment of the path, and are two criteria. */
  readonly tags: AnyOf<number> | null
  readonly matchdays: AnyOf<number> | null
  readonly locales: AnyOf<Locale> | null
}

/** The criteria that choices are counted for, each without itself. */
export const CRITERIA = ['teams', 'categories', 'tags', 'matchdays', 'locales'] as const

export type Criterion = (typeof CRITERIA)[number]

export const NOTHING_SET: Criteria = { teams: null, categories: null, tags: null, matchdays: null, locales: null }

/** What a call sends: comma-separated text ids. */
export type SentCriteria = Partial<Record<keyof Omit<FilterCriteria, 'text'>, string | undefined>>

/** Finds what the text ids name. One that names nothing matches nothing. */
export function resolveCriteria(terms: Terms, sent: SentCriteria): Criteria {
  const team = parseFilterValue(sent.team)
  const category = parseFilterValue(sent.category)
  const tag = parseFilterValue(sent.tag)
  const locale = parseFilterValue(sent.locale)
  const matchdays = idsOf(terms.matchdays, tag)
  return {
    teams: team.length > 0 ? idsOf(terms.teams, team) : null,
    categories: category.length > 0 ? idsOf(terms.categories, category) : null,
    tags: tag.length > matchdays.length ? idsOf(terms.tags, tag) : null,
    matchdays: matchdays.length > 0 ? matchdays : null,
    locales: locale.length > 0 ? locale.filter(isLocale) : null,
  }
}

function idsOf(terms: readonly NamedTerm[], textIds: readonly string[]): number[] {
  if (textIds.length === 0) return []
  const wanted = new Set(textIds)
  return terms.flatMap(({ id, shown }) => (wanted.has(shown.textId) ? id : []))
}

interface NamedTerm {
  readonly id: number
  readonly shown: { readonly textId: string }
}

/** How many criteria are set. */
export function countSet(criteria: Criteria): number {
  return CRITERIA.filter((criterion) => criteria[criterion] !== null).length
}
