import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FilterData } from '@mixed-zone/contract/schemas/browse'
import type { Criteria, Criterion } from '../filter/criteria.ts'
import type { ChoiceCounts } from './count-choices.ts'
import type { Terms } from './terms.ts'

interface Counted {
  readonly choices: ChoiceCounts
  /** What is chosen is offered too, were there nothing behind it: otherwise nobody could take it back. */
  readonly criteria: Criteria
  readonly locale: Locale
}

/**
 * The choices behind which there are posts, with their names, in the order in which people look for them. A choice without
 * any is not offered: it would lead nowhere, and a name alone can tell of a post that nobody may know of yet.
 */
export function presentFacets(terms: Terms, { choices, criteria, locale }: Counted): FilterData {
  function offer<T extends object>(
    criterion: Exclude<Criterion, 'locales'>,
    all: readonly { readonly id: number; readonly shown: T }[],
  ): (T & { count: number })[] {
    const chosen = new Set(criteria[criterion])
    return all.flatMap(({ id, shown }) => {
      const count = choices[criterion].get(id) ?? 0
      return count > 0 || chosen.has(id) ? [{ ...shown, count }] : []
    })
  }
  return {
    teams: offer('teams', terms.teams),
    categories: offer('categories', terms.categories),
    tags: offer('tags', terms.tags),
    matchdays: offer('matchdays', terms.matchdays),
    locales: LOCALES.flatMap((textId) => {
      const count = choices.locales.get(textId) ?? 0
      return count > 0 || criteria.locales?.includes(textId)
        ? [{ textId, name: LOCALE_NAMES[locale][textId], count }]
        : []
    }),
  }
}
