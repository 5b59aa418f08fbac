import type { Matchday } from '@mixed-zone/contract/schemas/taxonomy'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { listFixtures } from '../cards/fixtures.repository.ts'
import { presentFixture } from '../cards/taxonomy.presenter.ts'
import type { Reading } from '../reading.ts'
import { presentMatchdayTerm } from './matchday.presenter.ts'
import { findMatchdayNearest } from './matchdays.repository.ts'

/** The matchday that the league is in, with its fixtures; null before there is any. */
export async function getCurrentMatchday(db: Db, { today, locale }: Reading): Promise<Matchday | null> {
  const row = await findMatchdayNearest(db, today)
  if (!row) return null
  const matches = await listFixtures(db, eq(fixtures.matchdayId, row.tagId))
  return { ...presentMatchdayTerm(row, locale), fixtures: matches.map((match) => presentFixture(match, locale)) }
}
