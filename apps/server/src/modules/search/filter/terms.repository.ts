import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FilterData } from '@mixed-zone/contract/schemas/lists'
import { asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Cache } from '../../../platform/cache/cache.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  categories,
  matchdays,
  tags,
  teams,
  type TermTable,
  textIdAliases,
} from '../../../platform/database/schema/library.ts'
import type { Platform } from '../../../platform/platform.ts'
import { presentMatchdayTerm, presentTeam, presentTerm } from '../../library/rules.ts'

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
  /** Current text ids by former ones and by those of merged rows. Matchdays are among the tags. */
  readonly aliases: Readonly<Record<'teams' | 'categories' | 'tags', ReadonlyMap<string, string>>>
}

export type LoadTerms = (locale: Locale) => Promise<Terms>

/** Few, needed by every list, and rarely changed: loaded and sorted once per language. */
export function createTerms({ db, caches }: Pick<Platform, 'db' | 'caches'>): LoadTerms {
  const cache: Cache<Terms> = caches.create({
    name: 'terms',
    dependsOn: ['taxonomy'],
    maxSize: LOCALES.length,
  })
  return (locale) => cache.get(locale, async () => ({ value: await listTerms(db, locale), until: null }))
}

async function listTerms(db: Db, locale: Locale): Promise<Terms> {
  const [teamRows, categoryRows, tagRows, matchdayRows, aliases] = await Promise.all([
    listTeams(db),
    listCategories(db),
    listTags(db),
    listMatchdays(db),
    listAliases(db),
  ])
  const aliasesOf = (kind: TermTable) =>
    new Map(aliases.flatMap((row) => (row.kind === kind && row.current !== null ? [[row.textId, row.current]] : [])))
  const byName = new Intl.Collator(locale, { numeric: true }).compare
  const sorted = <T extends { readonly shown: { readonly name: string } }>(terms: T[]) =>
    terms.sort((one, other) => byName(one.shown.name, other.shown.name))
  return {
    teams: sorted(teamRows.map((row) => ({ id: row.id, shown: presentTeam(row) }))),
    categories: sorted(categoryRows.map((row) => ({ id: row.id, shown: presentTerm(row, locale) }))),
    tags: sorted(
      tagRows.flatMap(({ id, kind, team, ...row }) =>
        kind === 'matchday' ? [] : [{ id, shown: { ...presentTerm(row, locale), kind, team } }],
      ),
    ),
    matchdays: matchdayRows.map((row) => ({ id: row.id, shown: presentMatchdayTerm(row, locale) })),
    aliases: { teams: aliasesOf('team'), categories: aliasesOf('category'), tags: aliasesOf('tag') },
  }
}

function listTeams(db: Db) {
  return db
    .select({
      id: teams.id,
      textId: teams.textId,
      name: teams.name,
      shortName: teams.shortName,
      mainColour: teams.mainColour,
      secondColour: teams.secondColour,
    })
    .from(teams)
}

function listCategories(db: Db) {
  return db.select({ id: categories.id, textId: categories.textId, names: categories.names }).from(categories)
}

/** All tags except matchdays; of players with their team. */
function listTags(db: Db) {
  return db
    .select({ id: tags.id, textId: tags.textId, kind: tags.kind, names: tags.names, team: teams.textId })
    .from(tags)
    .leftJoin(teams, eq(teams.id, tags.teamId))
    .where(ne(tags.kind, 'matchday'))
}

/** Matchdays, the latest first. */
function listMatchdays(db: Db) {
  return db
    .select({
      id: tags.id,
      textId: tags.textId,
      names: tags.names,
      season: matchdays.season,
      number: matchdays.number,
      startsOn: matchdays.startsOn,
      endsOn: matchdays.endsOn,
    })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .orderBy(desc(matchdays.startsOn), asc(tags.id))
}

function listAliases(db: Db) {
  return db
    .select({
      kind: textIdAliases.kind,
      textId: textIdAliases.textId,
      current: sql<string | null>`coalesce(${teams.textId}, ${categories.textId}, ${tags.textId})`,
    })
    .from(textIdAliases)
    .leftJoin(teams, eq(teams.id, textIdAliases.teamId))
    .leftJoin(categories, eq(categories.id, textIdAliases.categoryId))
    .leftJoin(tags, eq(tags.id, textIdAliases.tagId))
}
