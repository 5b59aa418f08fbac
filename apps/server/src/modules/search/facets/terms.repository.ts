import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { categories, matchdays, tags, teams } from '../../../platform/database/schema/library.ts'
import { anyOf } from '../../library/library.ts'

type Ids = readonly number[]

export function listTeams(db: Db, ids: Ids) {
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
    .where(anyOf(teams.id, ids))
}

export function listCategories(db: Db, ids: Ids) {
  return db
    .select({ id: categories.id, textId: categories.textId, names: categories.names })
    .from(categories)
    .where(anyOf(categories.id, ids))
}

/** Tags of any kind. Players say whom they play for. */
export function listTags(db: Db, ids: Ids) {
  return db
    .select({ id: tags.id, textId: tags.textId, kind: tags.kind, names: tags.names, team: teams.textId })
    .from(tags)
    .leftJoin(teams, eq(teams.id, tags.teamId))
    .where(anyOf(tags.id, ids))
}

/** Matchdays, the latest first. */
export function listMatchdays(db: Db, ids: Ids) {
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
    .where(anyOf(tags.id, ids))
    .orderBy(desc(matchdays.startsOn), asc(tags.id))
}
