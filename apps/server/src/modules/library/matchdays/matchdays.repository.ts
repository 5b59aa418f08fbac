import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { matchdays, tags } from '../../../platform/database/schema/library.ts'

/** The matchday that is being played on the day, else the nearest one; of two equally near, the coming one. */
export async function findMatchdayNearest(db: Db, day: string) {
  const daysAway = sql`greatest(${matchdays.startsOn} - ${day}::date, ${day}::date - ${matchdays.endsOn}, 0)`
  const [row] = await db
    .select({
      tagId: matchdays.tagId,
      textId: tags.textId,
      names: tags.names,
      season: matchdays.season,
      number: matchdays.number,
      startsOn: matchdays.startsOn,
      endsOn: matchdays.endsOn,
    })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .orderBy(daysAway, sql`${matchdays.startsOn} desc`, asc(matchdays.tagId))
    .limit(1)
  return row
}
