import type { Localised } from '@mixed-zone/contract/locales'
import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import {
  type FixtureLiveState,
  fixtures,
  matchdays,
  posts,
  tags,
  teams,
} from '../../../platform/database/schema/library.ts'
import { findFreeTextId } from '../terms/text-ids.ts'

const home = alias(teams, 'home')
const away = alias(teams, 'away')

const clubOf = (team: typeof home | typeof away) => ({
  id: team.id,
  textId: team.textId,
  name: team.name,
  shortName: team.shortName,
})

const selectFixtures = (db: Db, condition: SQL) =>
  db
    .select({
      id: fixtures.id,
      matchdayId: fixtures.matchdayId,
      home: clubOf(home),
      away: clubOf(away),
      stadium: home.stadium,
      names: fixtures.names,
      kickOff: fixtures.kickOff,
      state: fixtures.state,
      homeGoals: fixtures.homeGoals,
      awayGoals: fixtures.awayGoals,
      startedAt: fixtures.startedAt,
      halfTimeAt: fixtures.halfTimeAt,
      finishedAt: fixtures.finishedAt,
      changedAt: fixtures.changedAt,
      version: fixtures.version,
      posts:
        sql`(select count(*) from ${posts} where ${posts.fixtureId} = ${fixtures.id} and ${posts.state} <> 'trash')`.mapWith(
          Number,
        ),
    })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeTeamId))
    .innerJoin(away, eq(away.id, fixtures.awayTeamId))
    .where(condition)
    .orderBy(asc(fixtures.kickOff), asc(fixtures.id))

export async function listFixtureRows(db: Db, condition: SQL) {
  return selectFixtures(db, condition)
}

/** Built once, for a condition with placeholders. */
export const prepareFixtureRows = (db: Db, condition: SQL) => selectFixtures(db, condition).prepare('fixtures')

export type FixtureRow = Awaited<ReturnType<typeof listFixtureRows>>[number]

export async function findFixtureRow(db: Db, id: number): Promise<FixtureRow | undefined> {
  const [row] = await listFixtureRows(db, eq(fixtures.id, id))
  return row
}

/** Locks the fixture until the transaction ends. */
export async function lockFixture(tx: Db, id: number) {
  const [row] = await tx.select().from(fixtures).where(eq(fixtures.id, id)).for('no key update')
  return row
}

export type LockedFixture = NonNullable<Awaited<ReturnType<typeof lockFixture>>>

type FixtureValues = Pick<
  typeof fixtures.$inferInsert,
  'matchdayId' | 'homeTeamId' | 'awayTeamId' | 'kickOff' | 'names'
>

export async function insertFixture(tx: Db, values: FixtureValues, at: Date): Promise<number> {
  const [row] = await tx
    .insert(fixtures)
    .values({ ...values, changedAt: at })
    .returning({ id: fixtures.id })
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

interface FixtureChange extends Partial<FixtureValues> {
  readonly changedAt: Date
}

/** Editing takes away what could be undone. */
export async function updateFixtureRow(tx: Db, id: number, change: FixtureChange): Promise<void> {
  await tx
    .update(fixtures)
    .set({ ...change, version: sql`${fixtures.version} + 1`, undo: null, undoUntil: null })
    .where(eq(fixtures.id, id))
}

interface LiveChange {
  readonly live: FixtureLiveState
  readonly at: Date
  /** Null after an undo, which cannot be undone itself. */
  readonly undo: { readonly live: FixtureLiveState; readonly until: Date } | null
}

export async function saveLiveState(tx: Db, id: number, { live, at, undo }: LiveChange): Promise<void> {
  const moment = (time: string | null) => (time === null ? null : new Date(time))
  await tx
    .update(fixtures)
    .set({
      ...live,
      startedAt: moment(live.startedAt),
      halfTimeAt: moment(live.halfTimeAt),
      finishedAt: moment(live.finishedAt),
      changedAt: at,
      version: sql`${fixtures.version} + 1`,
      undo: undo?.live ?? null,
      undoUntil: undo?.until ?? null,
    })
    .where(eq(fixtures.id, id))
}

export async function deleteFixtureRow(tx: Db, id: number): Promise<void> {
  await tx.delete(fixtures).where(eq(fixtures.id, id))
}

/** Whether another fixture of the matchday has the same clubs in the same order. */
export async function hasPairing(
  tx: Db,
  { id, matchdayId, homeTeamId, awayTeamId }: FixtureValues & { readonly id: number | null },
): Promise<boolean> {
  const same = and(
    eq(fixtures.matchdayId, matchdayId),
    eq(fixtures.homeTeamId, homeTeamId),
    eq(fixtures.awayTeamId, awayTeamId),
    id === null ? undefined : ne(fixtures.id, id),
  )
  return (await tx.$count(fixtures, same)) > 0
}

export async function listPostsOfFixture(tx: Db, fixtureId: number): Promise<number[]> {
  const rows = await tx.select({ id: posts.id }).from(posts).where(eq(posts.fixtureId, fixtureId))
  return rows.map(({ id }) => id)
}

/** Also those that only a draft names, and those in the trash, which can be restored. */
export async function isFixtureUsed(tx: Db, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isUsed: boolean }>(sql`
    select exists (select from posts where fixture_id = ${id})
      or exists (select from post_facts where field = 'fixture' and value = to_jsonb(${String(id)}::text)) as "isUsed"`)
  return rows[0]?.isUsed ?? false
}

export const MATCHDAY_COLUMNS = {
  id: matchdays.tagId,
  textId: tags.textId,
  names: tags.names,
  season: matchdays.season,
  number: matchdays.number,
  startsOn: matchdays.startsOn,
  endsOn: matchdays.endsOn,
  version: matchdays.version,
  fixtures: count(fixtures.id),
  finished: sql`count(*) filter (where ${fixtures.state} = 'finished')`.mapWith(Number),
}

export async function listMatchdayRows(db: Db, condition: SQL | undefined) {
  return db
    .select(MATCHDAY_COLUMNS)
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .leftJoin(fixtures, eq(fixtures.matchdayId, matchdays.tagId))
    .where(condition)
    .groupBy(matchdays.tagId, tags.id)
    .orderBy(asc(matchdays.number), asc(matchdays.tagId))
}

export type MatchdayRow = Awaited<ReturnType<typeof listMatchdayRows>>[number]

export async function findMatchdayRow(db: Db, id: number): Promise<MatchdayRow | undefined> {
  const [row] = await listMatchdayRows(db, eq(matchdays.tagId, id))
  return row
}

/** The latest first. */
export async function listSeasons(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ season: matchdays.season }).from(matchdays)
  return rows.map(({ season }) => season).sort((one, other) => other.localeCompare(one))
}

/** The season and id of the matchday of a day, else of the nearest; of two equally near, the later. */
export async function findCurrentMatchday(db: Db, day: string) {
  const daysAway = sql`greatest(${matchdays.startsOn} - ${day}::date, ${day}::date - ${matchdays.endsOn}, 0)`
  const [row] = await db
    .select({ id: matchdays.tagId, season: matchdays.season })
    .from(matchdays)
    .orderBy(daysAway, sql`${matchdays.startsOn} desc`, asc(matchdays.tagId))
    .limit(1)
  return row
}

export async function listClubs(db: Db) {
  return db
    .select({ id: teams.id, textId: teams.textId, name: teams.name, shortName: teams.shortName })
    .from(teams)
    .orderBy(asc(teams.name))
}

type MatchdayValues = Pick<typeof matchdays.$inferInsert, 'season' | 'number' | 'startsOn' | 'endsOn'>

/** Null if the season has a matchday of that number. */
export async function insertMatchday(
  tx: Db,
  { names, ...values }: MatchdayValues & { readonly names: Localised },
): Promise<number | null> {
  // A matchday whose number was corrected keeps its text id, which readers may have saved.
  const textId = await findFreeTextId(tx, 'tag', `matchday-${values.number}-${values.season}`)
  const [tag] = await tx
    .insert(tags)
    .values({ textId, kind: 'matchday', names })
    .onConflictDoNothing()
    .returning({ id: tags.id })
  if (!tag) return null
  const [row] = await tx
    .insert(matchdays)
    .values({ tagId: tag.id, ...values })
    .onConflictDoNothing()
    .returning({ id: matchdays.tagId })
  return row?.id ?? null
}

export async function lockMatchday(tx: Db, id: number) {
  const [row] = await tx.select().from(matchdays).where(eq(matchdays.tagId, id)).for('no key update')
  return row
}

export async function hasMatchday(
  tx: Db,
  { id, season, number }: Pick<MatchdayValues, 'season' | 'number'> & { readonly id: number },
): Promise<boolean> {
  const same = and(eq(matchdays.season, season), eq(matchdays.number, number), ne(matchdays.tagId, id))
  return (await tx.$count(matchdays, same)) > 0
}

export async function updateMatchdayRow(
  tx: Db,
  id: number,
  { names, ...values }: MatchdayValues & { readonly names: Localised },
): Promise<void> {
  await tx
    .update(matchdays)
    .set({ ...values, version: sql`${matchdays.version} + 1` })
    .where(eq(matchdays.tagId, id))
  await tx.update(tags).set({ names }).where(eq(tags.id, id))
}
