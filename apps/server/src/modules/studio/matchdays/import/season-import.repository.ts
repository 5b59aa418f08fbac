import { DEFAULT_CLUB_COLOURS } from '@mixed-zone/contract/schemas/studio/terms'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { fixtures, matchdays, teams, textIdAliases } from '../../../../platform/database/schema/library.ts'
import type { KnownTeam } from './find-club.ts'

/** Every fixture of a season with what an import can change. A team plays another at home once in a season. */
export async function listSeasonFixtures(db: Db, season: string) {
  return db
    .select({
      id: fixtures.id,
      matchdayId: fixtures.matchdayId,
      matchday: matchdays.number,
      homeTeamId: fixtures.homeTeamId,
      awayTeamId: fixtures.awayTeamId,
      names: fixtures.names,
      kickOff: fixtures.kickOff,
      state: fixtures.state,
      homeGoals: fixtures.homeGoals,
      awayGoals: fixtures.awayGoals,
    })
    .from(fixtures)
    .innerJoin(matchdays, eq(matchdays.tagId, fixtures.matchdayId))
    .where(eq(matchdays.season, season))
}

export type SeasonFixture = Awaited<ReturnType<typeof listSeasonFixtures>>[number]

/** Maps the number of a matchday to its id. */
export async function mapMatchdayIdsByNumber(db: Db, season: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: matchdays.tagId, number: matchdays.number })
    .from(matchdays)
    .where(eq(matchdays.season, season))
  return new Map(rows.map(({ id, number }) => [number, id]))
}

export async function listKnownTeams(db: Db): Promise<KnownTeam[]> {
  const rows = await db
    .select({ id: teams.id, textId: teams.textId, name: teams.name, shortName: teams.shortName })
    .from(teams)
    .orderBy(asc(teams.name))
  const aliases = Map.groupBy(
    await db.select().from(textIdAliases).where(eq(textIdAliases.kind, 'team')),
    ({ teamId }) => teamId,
  )
  return rows.map((row) => ({ ...row, aliases: (aliases.get(row.id) ?? []).map(({ textId }) => textId) }))
}

interface NewTeam {
  readonly textId: string
  readonly name: string
}

/** Null if another team has the text id. */
export async function insertTeam(tx: Db, { textId, name }: NewTeam): Promise<number | null> {
  const [row] = await tx
    .insert(teams)
    .values({ textId, name, shortName: name, ...DEFAULT_CLUB_COLOURS })
    .onConflictDoNothing({ target: teams.textId })
    .returning({ id: teams.id })
  return row?.id ?? null
}
