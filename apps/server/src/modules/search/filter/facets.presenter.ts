import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FilterData } from '@mixed-zone/contract/schemas/lists'
import type { Criteria, FacetCounts } from '../../library/library.ts'
import type { Terms } from './terms.repository.ts'

export const FILTER_FACETS = ['teams', 'categories', 'tags', 'matchdays', 'locales'] as const

interface Facets {
  readonly counts: FacetCounts
  /** Selected values are offered even without posts, or nobody could deselect them. */
  readonly selected: Criteria
  readonly locale: Locale
}

/**
 * The values that have posts, with their names, in alphabetical order. A value without posts is not offered: it leads nowhere, and its name alone
 * can reveal a post that the reader may not know of yet.
 */
export function presentFacets(terms: Terms, { counts, selected, locale }: Facets): FilterData {
  function offer<T extends object>(
    criterion: 'teams' | 'categories' | 'tags' | 'matchdays',
    all: readonly { readonly id: number; readonly shown: T }[],
  ): (T & { count: number })[] {
    const selectedIds = new Set(selected[criterion])
    return all.flatMap(({ id, shown }) => {
      const count = counts[criterion]?.get(id) ?? 0
      return count > 0 || selectedIds.has(id) ? [{ ...shown, count }] : []
    })
  }
  return {
    teams: offer('teams', terms.teams),
    categories: offer('categories', terms.categories),
    tags: offer('tags', terms.tags),
    matchdays: offer('matchdays', terms.matchdays),
    locales: LOCALES.flatMap((textId) => {
      const count = counts.locales?.get(textId) ?? 0
      return count > 0 || selected.locales?.includes(textId)
        ? [{ textId, name: LOCALE_NAMES[locale][textId], count }]
        : []
    }),
  }
}
