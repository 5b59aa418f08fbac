import { aFixture, aMatchday, aMatchdayTag, type FixtureData, type MatchdayData } from '@mixed-zone/test-data/matchdays'
import type { Db } from '../src/platform/database/database.ts'
import { fixtures, matchdays } from '../src/platform/database/schema/library.ts'
import { insertTag, insertTeam } from './insert-posts.ts'

/** A matchday with its tag, around `BUILT_AT`. */
export async function insertMatchday(db: Db, day: Partial<MatchdayData> = {}): Promise<{ id: number; textId: string }> {
  const tag = await insertTag(db, aMatchdayTag())
  await db.insert(matchdays).values(aMatchday({ tagId: tag.id, ...day }))
  return tag
}

/** A fixture of two new clubs. */
export async function insertFixture(db: Db, matchdayId: number, fixture: Partial<FixtureData> = {}): Promise<number> {
  const home = fixture.homeTeamId ?? (await insertTeam(db)).id
  const away = fixture.awayTeamId ?? (await insertTeam(db)).id
  const [row] = await db
    .insert(fixtures)
    .values(aFixture({ matchdayId, homeTeamId: home, awayTeamId: away, ...fixture }))
    .returning({ id: fixtures.id })
  if (!row) throw new Error('nothing was stored')
  return row.id
}
