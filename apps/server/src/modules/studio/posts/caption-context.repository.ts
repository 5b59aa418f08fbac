import { and, asc, desc, eq } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { matchdays, squadMembers, tags, teams } from '../../../platform/database/schema/library.ts'

export type CaptionTeamRow = Awaited<ReturnType<typeof listCaptionTeams>>[number]

export function listCaptionTeams(db: Db, ids: readonly number[]) {
  return db
    .select({ id: teams.id, name: teams.name, shortName: teams.shortName, stadium: teams.stadium })
    .from(teams)
    .where(anyOf(teams.id, ids))
    .orderBy(asc(teams.id))
}

export async function findSeasonOfMatchday(db: Db, matchdayId: number): Promise<string | null> {
  const [row] = await db.select({ season: matchdays.season }).from(matchdays).where(eq(matchdays.tagId, matchdayId))
  return row?.season ?? null
}

export async function findLatestSeason(db: Db): Promise<string | null> {
  const [row] = await db.select({ season: matchdays.season }).from(matchdays).orderBy(desc(matchdays.season)).limit(1)
  return row?.season ?? null
}

interface Squads {
  readonly season: string
  readonly teamIds: readonly number[]
}

/** The squads of these teams in one season, by shirt number. */
export function listSquads(db: Db, { season, teamIds }: Squads) {
  return db
    .select({
      playerId: squadMembers.playerTagId,
      teamId: squadMembers.teamId,
      shirtNumber: squadMembers.number,
      names: tags.names,
    })
    .from(squadMembers)
    .innerJoin(tags, eq(tags.id, squadMembers.playerTagId))
    .where(and(anyOf(squadMembers.teamId, teamIds), eq(squadMembers.season, season)))
    .orderBy(asc(squadMembers.teamId), asc(squadMembers.number), asc(squadMembers.playerTagId))
}
