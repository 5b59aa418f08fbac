import { isLocale, type Locale } from '../locales.ts'
import { decodeSegment, encodeSegment, splitPath } from './path-segment.ts'

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

export interface FilterPath {
  /** The language of the interface. */
  readonly locale: Locale
  readonly criteria: FilterCriteria
}

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

function encodeValue(textIds: readonly string[] | undefined): string {
  // The comma is legal in a path, and an address that people share stays readable with it.
  return encodeSegment(buildFilterValue(textIds)).replaceAll('%2C', ',')
}

/** The path of the filtered posts. What is missing becomes `all`; the text, where there is one, is the last segment. */
export function buildFilterPath(locale: Locale, criteria: Partial<FilterCriteria>): string {
  const path = [
    `/${locale}/filter-posts`,
    `teams/${encodeValue(criteria.team)}`,
    `categories/${encodeValue(criteria.category)}`,
    `tags/${encodeValue(criteria.tag)}`,
    `locale/${encodeValue(criteria.locale)}`,
  ].join('/')
  const text = encodeSegment(criteria.text ?? '')
  return text === '' ? path : `${path}/${text}`
}

const TYPE_WORDS = ['teams', 'categories', 'tags', 'locale'] as const

/** What a path filters by, or null where it is no such path: a wrong type word, or a segment too many or too few. */
export function parseFilterPath(pathname: string): FilterPath | null {
  const [locale, screen, ...rest] = splitPath(pathname) ?? []
  if (!isLocale(locale) || screen !== 'filter-posts') return null
  if (rest.length < 8 || rest.length > 9) return null
  if (TYPE_WORDS.some((word, index) => rest[index * 2] !== word)) return null
  const valueAt = (index: number) => parseFilterValue(decodeSegment(rest[index] ?? ''))
  return {
    locale,
    criteria: {
      team: valueAt(1),
      category: valueAt(3),
      tag: valueAt(5),
      locale: valueAt(7),
      text: decodeSegment(rest[8] ?? ''),
    },
  }
}
