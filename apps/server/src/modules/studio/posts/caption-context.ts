import { LANGUAGE_TAGS, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import { and, asc, desc, eq } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import { matchdays, squadMembers, tags, teams } from '../../../platform/database/schema/library.ts'
import { type FixtureRow, listFixturesById, listTagsById } from './choices.repository.ts'
import type { Draft } from './load-draft.ts'

/** What the variables of captions stand for in a draft. */
export async function loadCaptionContext(db: Db, draft: Draft, timeZone: string): Promise<CaptionContext> {
  const { facts, assets, removed } = draft
  const [fixture] = await listFixturesById(db, rowIds([facts.fixture.value ?? '']))
  const teamIds = fixture ? [fixture.homeTeamId, fixture.awayTeamId] : rowIds(facts.teams.value)
  const named = rowIds([...new Set([...assets, ...removed].flatMap(({ details }) => details.value.players))])
  const squad = await listSquad(db, teamIds)
  const players = await listTagsById(db, named)
  const clubs = await listClubs(db, [...teamIds, ...players.flatMap(({ teamId }) => teamId ?? [])])
  return {
    squad: squad.map(({ playerId, teamId, names, number }) => ({
      playerId: String(playerId),
      // Names of people are the same in all languages.
      name: names.es,
      teamId: String(teamId),
      number,
    })),
    players: players.map(({ id, names, teamId }) => ({
      id: String(id),
      name: names.es,
      teamId: teamId === null ? null : String(teamId),
    })),
    teams: clubs.map(({ id, name }) => ({ id: String(id), name })),
    match: fixture ? matchOf(fixture, clubs, timeZone) : null,
  }
}

interface Club {
  readonly id: number
  readonly name: string
  readonly shortName: string
  readonly stadium: string
}

function matchOf(fixture: FixtureRow, clubs: readonly Club[], timeZone: string): CaptionContext['match'] {
  const home = clubs.find(({ id }) => id === fixture.homeTeamId)
  const away = clubs.find(({ id }) => id === fixture.awayTeamId)
  if (!home || !away) return null
  const dash = `${home.shortName}–${away.shortName}`
  return {
    homeTeamId: String(home.id),
    awayTeamId: String(away.id),
    names: { es: dash, en: `${home.shortName} v ${away.shortName}`, pt: dash },
    stadium: home.stadium || null,
    dates: datesOf(fixture.kickOff, timeZone),
  }
}

function datesOf(at: Date, timeZone: string): Localised {
  const entries = LOCALES.map((locale) => {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone })
    return [locale, format.format(at)]
  })
  // Every language is there.
  return Object.fromEntries(entries) as Localised
}

function listClubs(db: Db, ids: readonly number[]): Promise<Club[]> {
  return db
    .select({ id: teams.id, name: teams.name, shortName: teams.shortName, stadium: teams.stadium })
    .from(teams)
    .where(anyOf(teams.id, ids))
    .orderBy(asc(teams.id))
}

/** Of the latest season, by shirt number. */
async function listSquad(db: Db, teamIds: readonly number[]) {
  const [latest] = await db
    .select({ season: matchdays.season })
    .from(matchdays)
    .orderBy(desc(matchdays.season))
    .limit(1)
  if (!latest) return []
  return db
    .select({
      playerId: squadMembers.playerTagId,
      teamId: squadMembers.teamId,
      number: squadMembers.number,
      names: tags.names,
    })
    .from(squadMembers)
    .innerJoin(tags, eq(tags.id, squadMembers.playerTagId))
    .where(and(anyOf(squadMembers.teamId, teamIds), eq(squadMembers.season, latest.season)))
    .orderBy(asc(squadMembers.teamId), asc(squadMembers.number), asc(squadMembers.playerTagId))
}
