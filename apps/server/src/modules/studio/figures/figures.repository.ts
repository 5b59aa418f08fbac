import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf, idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets, renditions } from '../../../platform/database/schema/files.ts'
import { fixtures, matchdays, posts, tags, teams } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { searchMisses } from '../../../platform/database/schema/search.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import type { AddressedAsset } from '../../../platform/signing/file-addresses.ts'
import { isNotMerged } from '../people/person-state.ts'

export function countAccounts(db: Db): Promise<number> {
  return db.$count(people, isNotMerged)
}

export interface FixtureName {
  readonly id: number
  readonly home: string
  readonly away: string
  /** The popular name, such as that of a derby. */
  readonly names: Localised | null
}

export function listFixtureNames(db: Db, ids: readonly number[]): Promise<FixtureName[]> {
  const [home, away] = [alias(teams, 'home'), alias(teams, 'away')]
  return db
    .select({ id: fixtures.id, home: home.name, away: away.name, names: fixtures.names })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeTeamId))
    .innerJoin(away, eq(away.id, fixtures.awayTeamId))
    .where(anyOf(fixtures.id, ids))
}

export function listTeamNames(db: Db, ids: readonly number[]) {
  return db.select({ id: teams.id, name: teams.name }).from(teams).where(anyOf(teams.id, ids))
}

/** In the reader's language if there is one. */
export async function listTitles(db: Db, ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select distinct on (post_id) post_id as id, title from post_translations
    where post_id = any(${idArray(ids)})
    order by post_id, locale = ${locale} desc, array_position(array['es', 'en', 'pt'], locale)`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The lead image of each post, else its first one, as far as readers see one. */
export async function mapPostPictures(db: Db, ids: readonly number[]): Promise<ReadonlyMap<string, AddressedAsset>> {
  const { rows } = await db.execute<AddressedAsset & { postId: number } & Record<string, unknown>>(sql`
    select distinct on (asset.post_id) asset.post_id as "postId", asset.id, asset.version, asset.name
    from ${assets} asset join ${posts} post on post.id = asset.post_id
    where asset.post_id = any(${idArray(ids)}) and asset.kind = 'image' and asset.recalled_at is null
      and exists (select from ${renditions} made where made.source_id = asset.file_id and made.name = 'thumb' and made.format = 'webp')
    order by asset.post_id, (asset.id is not distinct from post.lead_asset_id) desc, asset.position, asset.id`)
  return new Map(rows.map(({ postId, id, version, name }) => [String(postId), { id: Number(id), version, name }]))
}

export function listPersonNames(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: people.id,
      firstName: people.firstName,
      surnames: people.surnames,
      companyName: people.companyName,
      country: people.country,
    })
    .from(people)
    .where(anyOf(people.id, ids))
}

/** One row for each language, since there may be thousands of people. */
export async function mapPersonLocales(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Locale>> {
  const rows = await db
    .select({ locale: people.communicationsLocale, ids: sql<number[]>`json_agg(${people.id})` })
    .from(people)
    .where(anyOf(people.id, ids))
    .groupBy(people.communicationsLocale)
  return new Map(rows.flatMap(({ locale, ids: own }) => own.map((id) => [id, locale] as const)))
}

export function listFileNames(db: Db, ids: readonly number[]) {
  return db
    .select({ id: assets.id, name: assets.name, postId: assets.postId })
    .from(assets)
    .where(anyOf(assets.id, ids))
}

/** Those that end in the period, the latest last. */
export function listMatchdaysEnding(db: Db, { from, to }: { readonly from: string; readonly to: string }) {
  return db
    .select({ number: matchdays.number, endsOn: matchdays.endsOn, names: tags.names })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(and(gte(matchdays.endsOn, from), lte(matchdays.endsOn, to)))
    .orderBy(matchdays.endsOn, matchdays.number)
}

/** A matchday and the clubs that play on it, by name; null if there is none. */
export async function findMatchdayClubs(db: Db, textId: string) {
  const [matchday] = await db
    .select({ tagId: matchdays.tagId, startsOn: matchdays.startsOn, endsOn: matchdays.endsOn, names: tags.names })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(eq(tags.textId, textId))
  if (!matchday) return null
  const clubs = await db
    .selectDistinct({ id: teams.id, textId: teams.textId, name: teams.name })
    .from(fixtures)
    .innerJoin(teams, or(eq(teams.id, fixtures.homeTeamId), eq(teams.id, fixtures.awayTeamId)))
    .where(eq(fixtures.matchdayId, matchday.tagId))
    .orderBy(teams.name)
  return { ...matchday, clubs }
}

interface MissesQuery {
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly sort: 'times' | 'lastAt'
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export interface MissRow extends Record<string, unknown> {
  readonly words: string
  readonly locale: Locale
  readonly times: number
  readonly lastAt: Date
}

const inDays = ({ from, to, timeZone }: Pick<MissesQuery, 'from' | 'to' | 'timeZone'>): SQL => sql`
  ${searchMisses.at} >= ${startOfDay(from, timeZone)} and ${searchMisses.at} < ${startOfDay(to, timeZone, 1)}`

export async function listMisses(db: Db, query: MissesQuery): Promise<MissRow[]> {
  const { sort, direction, limit, offset } = query
  const [times, lastAt] = [sql`sum(${searchMisses.times})::int`, sql<Date>`max(${searchMisses.at})`]
  const by = sort === 'times' ? times : lastAt
  return db
    .select({
      words: searchMisses.words,
      locale: searchMisses.locale,
      times: times.mapWith(Number),
      lastAt: lastAt.mapWith(searchMisses.at),
    })
    .from(searchMisses)
    .where(inDays(query))
    .groupBy(searchMisses.words, searchMisses.locale)
    .orderBy(
      direction === 'asc' ? sql`${by} asc` : sql`${by} desc`,
      sql`${lastAt} desc`,
      searchMisses.words,
      searchMisses.locale,
    )
    .limit(limit)
    .offset(offset)
}

export async function countMisses(
  db: Db,
  query: Pick<MissesQuery, 'from' | 'to' | 'timeZone'>,
): Promise<{ total: number; times: number }> {
  const { rows } = await db.execute<{ total: number; times: number }>(sql`
    select count(distinct (${searchMisses.locale}, ${searchMisses.words}))::int as total,
      coalesce(sum(${searchMisses.times}), 0)::int as times
    from ${searchMisses} where ${inDays(query)}`)
  return rows[0] ?? { total: 0, times: 0 }
}

/** Names of teams, players and topics among some words, by the words as searches compare them. */
export async function mapNamesByPhrase(db: Db, phrases: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ phrase: string; name: string }>(sql`
    select distinct on (phrase) fold_text(name) as phrase, name from (
      select ${teams.name} as name from ${teams}
      union all select ${teams.shortName} from ${teams}
      union all select each_name.value from ${tags} cross join jsonb_each_text(${tags.names}) each_name
        where ${tags.kind} <> 'matchday'
    ) named where fold_text(name) = any(${sql.param(phrases)}::text[]) order by phrase, name`)
  return new Map(rows.map(({ phrase, name }) => [phrase, name]))
}
