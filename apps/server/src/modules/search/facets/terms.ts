import type { Locale } from '@mixed-zone/contract/locales'
import type { FilterData } from '@mixed-zone/contract/schemas/browse'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { presentMatchdayTerm, presentTeam, presentTerm } from '../../library/rules.ts'
import { listCategories, listMatchdays, listTags, listTeams } from './terms.repository.ts'

/** Something to choose, without the number of posts behind it. */
interface Term<Shown> {
  readonly id: number
  readonly shown: Omit<Shown, 'count'>
}

type Shown<Kind extends keyof FilterData> = FilterData[Kind][number]

/** All that posts can be filtered by, with its names, in the order in which people look for it. */
export interface Terms {
  readonly teams: readonly Term<Shown<'teams'>>[]
  readonly categories: readonly Term<Shown<'categories'>>[]
  readonly tags: readonly Term<Shown<'tags'>>[]
  readonly matchdays: readonly Term<Shown<'matchdays'>>[]
}

export type LoadTerms = (locale: Locale) => Promise<Terms>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
}

/** There are few of them, every list needs some, and they seldom change: they are read and put in order once for each language. */
export function createTerms({ db, clock, changes }: Parts): LoadTerms {
  const cache: Cache<Terms> = createCache({ clock, changes, most: 3 })
  return (locale) => cache.get(locale, async () => ({ value: await readTerms(db, locale), until: null }))
}

async function readTerms(db: Db, locale: Locale): Promise<Terms> {
  const [teams, categories, tags, matchdays] = await Promise.all([
    listTeams(db),
    listCategories(db),
    listTags(db),
    listMatchdays(db),
  ])
  const byName = new Intl.Collator(locale, { numeric: true }).compare
  const sorted = <T extends { readonly shown: { readonly name: string } }>(terms: T[]) =>
    terms.sort((one, other) => byName(one.shown.name, other.shown.name))
  return {
    teams: sorted(teams.map((row) => ({ id: row.id, shown: presentTeam(row) }))),
    categories: sorted(categories.map((row) => ({ id: row.id, shown: presentTerm(row, locale) }))),
    tags: sorted(
      tags.flatMap(({ id, kind, team, ...row }) =>
        kind === 'matchday' ? [] : [{ id, shown: { ...presentTerm(row, locale), kind, team } }],
      ),
    ),
    matchdays: matchdays.map((row) => ({ id: row.id, shown: presentMatchdayTerm(row, locale) })),
  }
}
