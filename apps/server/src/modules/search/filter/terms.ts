import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FilterData } from '@mixed-zone/contract/schemas/lists'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { presentMatchdayTerm, presentTeam, presentTerm } from '../../library/rules.ts'
import { listCategories, listMatchdays, listTags, listTeams } from './terms.repository.ts'

/** A value that posts can be filtered by, without its count. */
interface Term<Shown> {
  readonly id: number
  readonly shown: Omit<Shown, 'count'>
}

type Shown<Kind extends keyof FilterData> = FilterData[Kind][number]

/** All values that posts can be filtered by, with their names, in alphabetical order (matchdays: latest first). */
export interface Terms {
  readonly teams: readonly Term<Shown<'teams'>>[]
  readonly categories: readonly Term<Shown<'categories'>>[]
  readonly tags: readonly Term<Shown<'tags'>>[]
  readonly matchdays: readonly Term<Shown<'matchdays'>>[]
}

export type LoadTerms = (locale: Locale) => Promise<Terms>

interface TermsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
}

/** Few, needed by every list, and rarely changed: loaded and sorted once per language. */
export function createTerms({ db, clock, changes }: TermsDeps): LoadTerms {
  const cache: Cache<Terms> = createCache({ clock, changes, maxSize: LOCALES.length })
  return (locale) => cache.get(locale, async () => ({ value: await listTerms(db, locale), until: null }))
}

async function listTerms(db: Db, locale: Locale): Promise<Terms> {
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
