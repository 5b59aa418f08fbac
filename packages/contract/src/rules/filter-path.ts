import type { Locale } from '../locales.ts'
import { paths, type ScreenParams } from '../screens.ts'

/** Stands in a path for a criterion that is not set. No text id may be called so. */
export const NO_FILTER = 'all'

/** Longer texts are refused by the API. */
export const FILTER_TEXT_MAX_CHARACTERS = 200

/** What the posts are filtered by. Several text ids in one criterion: any of them matches. */
export interface FilterCriteria {
  readonly team: readonly string[]
  readonly category: readonly string[]
  readonly tag: readonly string[]
  /** Content languages. */
  readonly locale: readonly string[]
  readonly text: string
}

export const NO_CRITERIA: FilterCriteria = { team: [], category: [], tag: [], locale: [], text: '' }

/** The criterion that a comma-joined value names. `all`, also among others, an empty one and a missing one set none. */
export function parseFilterValue(value: string | undefined): string[] {
  const textIds = (value ?? '').split(',').map((textId) => textId.trim())
  if (textIds.includes(NO_FILTER)) return []
  return [...new Set(textIds.filter((textId) => textId !== ''))]
}

/** The inverse of `parseFilterValue`, as the path and the API carry it. */
export function buildFilterValue(textIds: readonly string[] | undefined): string {
  const named = parseFilterValue((textIds ?? []).join(','))
  return named.length === 0 ? NO_FILTER : named.join(',')
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
