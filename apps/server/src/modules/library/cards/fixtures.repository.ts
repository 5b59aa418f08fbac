import { asc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { fixtures, teams } from '../../../platform/database/schema/library.ts'
import type { TeamRow } from './cards.repository.ts'

const home = alias(teams, 'home')
const away = alias(teams, 'away')

const columnsOf = (team: typeof home | typeof away) => ({
  textId: team.textId,
  name: team.name,
  shortName: team.shortName,
  mainColour: team.mainColour,
  secondColour: team.secondColour,
})

export type FixtureRow = Omit<typeof fixtures.$inferSelect, 'matchdayId' | 'homeTeamId' | 'awayTeamId'> & {
  readonly home: TeamRow
  readonly away: TeamRow
}

export async function listFixtures(db: Db, condition: SQL): Promise<FixtureRow[]> {
  return db
    .select({
      id: fixtures.id,
      names: fixtures.names,
      kickOff: fixtures.kickOff,
      state: fixtures.state,
      homeGoals: fixtures.homeGoals,
      awayGoals: fixtures.awayGoals,
      home: columnsOf(home),
      away: columnsOf(away),
    })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeTeamId))
    .innerJoin(away, eq(away.id, fixtures.awayTeamId))
    .where(condition)
    .orderBy(asc(fixtures.kickOff), asc(fixtures.id))
}
