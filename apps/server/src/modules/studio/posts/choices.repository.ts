import type { Localised } from '@mixed-zone/contract/locales'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import {
  categories,
  fixtures,
  matchdays,
  pressContacts,
  sections,
  tags,
  teams,
} from '../../../platform/database/schema/library.ts'
import { containing, containingWord } from '../matches-text.ts'

export function listSections(db: Db) {
  return db
    .select({ textId: sections.textId, names: sections.names, kind: sections.kind })
    .from(sections)
    .orderBy(asc(sections.position))
}

export function listTeams(db: Db) {
  return db
    .select({ id: teams.id, textId: teams.textId, name: teams.name, shortName: teams.shortName })
    .from(teams)
    .orderBy(asc(teams.name))
}

export function listCategories(db: Db) {
  return db.select().from(categories).orderBy(asc(categories.textId))
}

export function listContacts(db: Db) {
  return db
    .select({ id: pressContacts.id, name: pressContacts.name, roles: pressContacts.roles })
    .from(pressContacts)
    .orderBy(asc(pressContacts.name))
}

export type MatchdayRow = Awaited<ReturnType<typeof selectMatchdays>>[number]

function selectMatchdays(db: Db, { where, order, limit }: { where?: SQL; order: readonly SQL[]; limit: number }) {
  return db
    .select({
      id: matchdays.tagId,
      textId: tags.textId,
      names: tags.names,
      season: matchdays.season,
      number: matchdays.number,
      startsOn: matchdays.startsOn,
      endsOn: matchdays.endsOn,
    })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
}

/** Those nearest to a day, in their order. */
export async function listMatchdaysAround(db: Db, day: string, limit: number): Promise<MatchdayRow[]> {
  const daysAway = sql`greatest(${matchdays.startsOn} - ${day}::date, ${day}::date - ${matchdays.endsOn}, 0)`
  const rows = await selectMatchdays(db, { order: [daysAway, asc(matchdays.tagId)], limit })
  return rows.sort((one, other) => one.startsOn.localeCompare(other.startsOn) || one.number - other.number)
}

export async function listMatchdaysById(db: Db, ids: readonly number[]): Promise<MatchdayRow[]> {
  return selectMatchdays(db, { where: anyOf(matchdays.tagId, ids), order: [], limit: ids.length })
}

export async function listFixturesOf(db: Db, matchdayIds: readonly number[]) {
  return db
    .select()
    .from(fixtures)
    .where(anyOf(fixtures.matchdayId, matchdayIds))
    .orderBy(asc(fixtures.kickOff), asc(fixtures.id))
}

export async function listFixturesById(db: Db, ids: readonly number[]) {
  return db.select().from(fixtures).where(anyOf(fixtures.id, ids))
}

export type FixtureRow = typeof fixtures.$inferSelect

export async function listTagsById(db: Db, ids: readonly number[]) {
  return db.select().from(tags).where(anyOf(tags.id, ids))
}

export type TagRow = typeof tags.$inferSelect

const FOLDED_NAMES = sql`fold_text(concat_ws(' ', ${tags.names} ->> 'es', ${tags.names} ->> 'en', ${tags.names} ->> 'pt'))`

/** Topics and players whose names contain all words. Those that begin with the text come first. */
export async function findTagsByName(db: Db, words: readonly string[], limit: number): Promise<TagRow[]> {
  const contains = words.map((word) => sql`${FOLDED_NAMES} like ${containing(word)}`)
  const begins = words.map((word) => sql`(' ' || ${FOLDED_NAMES} like ${containingWord(word)})::int`)
  return db
    .select()
    .from(tags)
    .where(and(ne(tags.kind, 'matchday'), ...contains))
    .orderBy(
      ...(begins.length > 0 ? [sql`${sql.join(begins, sql` + `)} desc`] : []),
      sql`length(${FOLDED_NAMES})`,
      asc(tags.id),
    )
    .limit(limit)
}

/** Topics with one of these names in any language. */
export async function findTopicsNamed(db: Db, names: Localised): Promise<number[]> {
  const wanted = Object.values(names)
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(
      and(
        eq(tags.kind, 'topic'),
        sql`exists (select from jsonb_each_text(${tags.names}) as named
          where fold_text(named.value) in (${sql.join(
            wanted.map((name) => sql`fold_text(${name}::text)`),
            sql`, `,
          )}))`,
      ),
    )
    .orderBy(asc(tags.id))
  return rows.map(({ id }) => id)
}

export async function hasSection(db: Db, textId: string): Promise<boolean> {
  return (await db.$count(sections, eq(sections.textId, textId))) > 0
}

/** What a fact can name. */
const REFERENCES = {
  teams: (db: Db, ids: readonly number[]) => db.$count(teams, anyOf(teams.id, ids)),
  categories: (db: Db, ids: readonly number[]) => db.$count(categories, anyOf(categories.id, ids)),
  tags: (db: Db, ids: readonly number[]) => db.$count(tags, and(anyOf(tags.id, ids), ne(tags.kind, 'player'))),
  players: (db: Db, ids: readonly number[]) => db.$count(tags, and(anyOf(tags.id, ids), eq(tags.kind, 'player'))),
  matchday: (db: Db, ids: readonly number[]) => db.$count(matchdays, anyOf(matchdays.tagId, ids)),
  fixture: (db: Db, ids: readonly number[]) => db.$count(fixtures, anyOf(fixtures.id, ids)),
  contact: (db: Db, ids: readonly number[]) => db.$count(pressContacts, anyOf(pressContacts.id, ids)),
} as const

export type ReferenceField = keyof typeof REFERENCES

export const isReferenceField = (field: string): field is ReferenceField => Object.hasOwn(REFERENCES, field)

/** Whether all of these rows exist. Ids are unique. */
export async function haveAll(db: Db, field: ReferenceField, ids: readonly number[]): Promise<boolean> {
  return ids.length === 0 || (await REFERENCES[field](db, ids)) === ids.length
}

/** Splits tags and players. */
export async function splitTags(db: Db, ids: readonly number[]): Promise<{ tags: number[]; players: number[] }> {
  const rows = await db
    .select({ id: tags.id, kind: tags.kind })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
  const ofKind = (isPlayer: boolean) => rows.filter(({ kind }) => (kind === 'player') === isPlayer).map(({ id }) => id)
  return { tags: ofKind(false), players: ofKind(true) }
}

/** Whether all are topics or players that exist. */
export async function haveAllTags(db: Db, ids: readonly string[]): Promise<boolean> {
  const numbers = rowIds(ids)
  if (numbers.length !== ids.length) return false
  return (await db.$count(tags, and(anyOf(tags.id, numbers), ne(tags.kind, 'matchday')))) === ids.length
}
