import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FilterData } from '@mixed-zone/contract/schemas/browse'
import type { Db } from '../../../platform/database/database.ts'
import { presentMatchdayTerm, presentTeam, presentTerm } from '../../library/library.ts'
import type { Criteria, Criterion } from '../filter/criteria.ts'
import type { ChoiceCounts } from './count-choices.ts'
import { listCategories, listMatchdays, listTags, listTeams } from './terms.repository.ts'

interface Wanted {
  readonly choices: ChoiceCounts
  /** What is chosen is offered too, were there nothing behind it: otherwise nobody could take it back. */
  readonly criteria: Criteria
}

/**
 * The choices behind which there are posts, with their names, in the order in which people look for them. A choice without
 * any is not offered: it would lead nowhere, and a name alone can tell of a post that nobody may know of yet.
 */
export async function loadFacets(db: Db, { choices, criteria }: Wanted, locale: Locale): Promise<FilterData> {
  const idsOf = (criterion: Exclude<Criterion, 'locales'>) => [
    ...new Set([...numbers(choices[criterion].keys()), ...(criteria[criterion] ?? [])]),
  ]
  const [teams, categories, tags, matchdays] = await Promise.all([
    listTeams(db, idsOf('teams')),
    listCategories(db, idsOf('categories')),
    listTags(db, idsOf('tags')),
    listMatchdays(db, idsOf('matchdays')),
  ])
  const countOf = (criterion: Criterion, choice: number | Locale) => choices[criterion].get(choice) ?? 0
  const byName = new Intl.Collator(locale, { numeric: true }).compare

  return {
    teams: teams
      .map((row) => ({ ...presentTeam(row), count: countOf('teams', row.id) }))
      .sort((one, other) => byName(one.name, other.name)),
    categories: categories
      .map((row) => ({ ...presentTerm(row, locale), count: countOf('categories', row.id) }))
      .sort((one, other) => byName(one.name, other.name)),
    tags: tags
      .flatMap(({ kind, team, ...row }) =>
        kind === 'matchday' ? [] : { ...presentTerm(row, locale), kind, team, count: countOf('tags', row.id) },
      )
      .sort((one, other) => byName(one.name, other.name)),
    matchdays: matchdays.map((row) => ({ ...presentMatchdayTerm(row, locale), count: countOf('matchdays', row.id) })),
    locales: LOCALES.filter((one) => countOf('locales', one) > 0 || criteria.locales?.includes(one)).map((one) => ({
      textId: one,
      name: LOCALE_NAMES[locale][one],
      count: countOf('locales', one),
    })),
  }
}

function numbers(choices: Iterable<number | string>): number[] {
  return [...choices].filter((choice) => typeof choice === 'number')
}
