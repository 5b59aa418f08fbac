import type { Locale } from '../locales.ts'
import { paths, type ScreenParams } from '../screens.ts'

/** The path segment of a criterion that is not set. Not a valid text id. */
export const NO_FILTER = 'all'

/** The API rejects longer texts. */
export const MAX_FILTER_TEXT_CHARACTERS = 200

/** Text ids of one criterion are alternatives; criteria are combined. */
export interface FilterCriteria {
  readonly team: readonly string[]
  readonly category: readonly string[]
  readonly tag: readonly string[]
  /** Content languages. */
  readonly locale: readonly string[]
  readonly text: string
}

export const NO_CRITERIA: FilterCriteria = { team: [], category: [], tag: [], locale: [], text: '' }

/** Splits a comma-separated value. Empty if it is missing, empty or contains `all`. */
export function parseFilterValue(value: string | undefined): string[] {
  const textIds = (value ?? '').split(',').map((textId) => textId.trim())
  if (textIds.includes(NO_FILTER)) return []
  return [...new Set(textIds.filter((textId) => textId !== ''))]
}

/** The inverse of `parseFilterValue`. */
export function buildFilterValue(textIds: readonly string[] | undefined): string {
  const unique = parseFilterValue((textIds ?? []).join(','))
  return unique.length === 0 ? NO_FILTER : unique.join(',')
}

/** The path of the filtered posts. A missing criterion becomes `all`; a text, if any, is the last segment. */
export function buildFilterPath(locale: Locale, criteria: Partial<FilterCriteria> = {}): string {
  return paths.filterPosts({
    locale,
    team: buildFilterValue(criteria.team),
    category: buildFilterValue(criteria.category),
    tag: buildFilterValue(criteria.tag),
    contentLocale: buildFilterValue(criteria.locale),
    text: criteria.text ?? '',
  })
}

/** The criteria in a filter path's values. */
export function parseFilterParams(params: ScreenParams<'filterPosts'>): FilterCriteria {
  const { team, category, tag, contentLocale, text = '' } = params
  return {
    team: parseFilterValue(team),
    category: parseFilterValue(category),
    tag: parseFilterValue(tag),
    locale: parseFilterValue(contentLocale),
    text: text.trim(),
  }
}
