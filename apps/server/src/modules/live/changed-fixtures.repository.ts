import type { FixtureChange } from '@mixed-zone/contract/schemas/taxonomy'
import { asc, desc, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { fixtures } from '../../platform/database/schema/library.ts'

/** More than a matchday: an import of a season, whose readers reload by themselves. */
const MAX_FIXTURES = 50

/** Those that readers were shown anew after a time, oldest first. */
export async function listChangedFixtures(db: Db, after: Date) {
  const rows = await db
    .select({
      id: fixtures.id,
      version: fixtures.version,
      kickOff: fixtures.kickOff,
      state: fixtures.state,
      homeGoals: fixtures.homeGoals,
      awayGoals: fixtures.awayGoals,
    })
    .from(fixtures)
    .where(gt(fixtures.changedAt, after))
    .orderBy(desc(fixtures.changedAt), asc(fixtures.id))
    .limit(MAX_FIXTURES)
  return rows.toReversed()
}

export type ChangedFixtureRow = Awaited<ReturnType<typeof listChangedFixtures>>[number]

export function presentFixtureChange({ id, kickOff, state, homeGoals, awayGoals }: ChangedFixtureRow): FixtureChange {
  return {
    id: String(id),
    kickOff: kickOff.toISOString(),
    state,
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
  }
}
