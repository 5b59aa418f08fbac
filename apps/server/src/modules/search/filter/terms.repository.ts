import { asc, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { categories, matchdays, tags, teams } from '../../../platform/database/schema/library.ts'

export function listTeams(db: Db) {
  return db
    .select({
      id: teams.id,
      textId: teams.textId,
      name: teams.name,
      shortName: teams.shortName,
      mainColour: teams.mainColour,
      secondColour: teams.secondColour,
    })
    .from(teams)
}

export function listCategories(db: Db) {
  return db.select({ id: categories.id, textId: categories.textId, names: categories.names }).from(categories)
}

/** All tags except matchdays; of players with their team. */
export function listTags(db: Db) {
  return db
    .select({ id: tags.id, textId: tags.textId, kind: tags.kind, names: tags.names, team: teams.textId })
    .from(tags)
    .leftJoin(teams, eq(teams.id, tags.teamId))
    .where(ne(tags.kind, 'matchday'))
}

/** Matchdays, the latest first. */
export function listMatchdays(db: Db) {
  return db
    .select({
      id: tags.id,
      textId: tags.textId,
      names: tags.names,
      season: matchdays.season,
      number: matchdays.number,
      startsOn: matchdays.startsOn,
      endsOn: matchdays.endsOn,
    })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .orderBy(desc(matchdays.startsOn), asc(tags.id))
}
