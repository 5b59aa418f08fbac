import { LANGUAGE_TAGS, type Localised } from '@mixed-zone/contract/locales'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import {
  type CaptionTeamRow,
  findLatestSeason,
  findSeasonOfMatchday,
  listCaptionTeams,
  listSquads,
} from './caption-context.repository.ts'
import { type FixtureRow, listFixturesById, listTagsById } from './choices.repository.ts'
import type { Draft } from './load-draft.ts'

/** Values for the variables in caption templates. */
export async function loadCaptionContext(db: Db, draft: Draft, timeZone: string): Promise<CaptionContext> {
  const { facts, assets, removed } = draft
  const fixtureId = facts.fixture.value
  const [fixture] = fixtureId === null ? [] : await listFixturesById(db, rowIds([fixtureId]))
  const teamIds = fixture ? [fixture.homeTeamId, fixture.awayTeamId] : rowIds(facts.teams.value)
  // Removed assets too: their captions must still resolve when they are put back.
  const captionedPlayerIds = new Set([...assets, ...removed].flatMap(({ details }) => details.value.players))
  const squads = await loadSquads(db, fixture, teamIds)
  const players = await listTagsById(db, rowIds([...captionedPlayerIds]))
  const teams = await listCaptionTeams(db, [...teamIds, ...players.flatMap(({ teamId }) => teamId ?? [])])
  return {
    squad: squads.map(({ playerId, teamId, names, shirtNumber }) => ({
      playerId: String(playerId),
      // Names of people are the same in all languages.
      name: names.es,
      teamId: String(teamId),
      number: shirtNumber,
    })),
    players: players.map(({ id, names, teamId }) => ({
      id: String(id),
      name: names.es,
      teamId: teamId === null ? null : String(teamId),
    })),
    teams: teams.map(({ id, name }) => ({ id: String(id), name })),
    match: fixture ? buildMatch(fixture, teams, timeZone) : null,
  }
}

/** A player's shirt number changes between seasons: a fixture has the squads of its own season, a post without one those of the latest. */
async function loadSquads(db: Db, fixture: FixtureRow | undefined, teamIds: readonly number[]) {
  const season = fixture ? await findSeasonOfMatchday(db, fixture.matchdayId) : await findLatestSeason(db)
  return season === null ? [] : listSquads(db, { season, teamIds })
}

function buildMatch(fixture: FixtureRow, teams: readonly CaptionTeamRow[], timeZone: string): CaptionContext['match'] {
  const home = teams.find(({ id }) => id === fixture.homeTeamId)
  const away = teams.find(({ id }) => id === fixture.awayTeamId)
  if (!home || !away) return null
  const dashedName = `${home.shortName}–${away.shortName}`
  return {
    homeTeamId: String(home.id),
    awayTeamId: String(away.id),
    names: { es: dashedName, en: `${home.shortName} v ${away.shortName}`, pt: dashedName },
    stadium: home.stadium || null,
    dates: formatDates(fixture.kickOff, timeZone),
  }
}

function formatDates(at: Date, timeZone: string): Localised {
  const format = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(at)
  return { es: format(LANGUAGE_TAGS.es), en: format(LANGUAGE_TAGS.en), pt: format(LANGUAGE_TAGS.pt) }
}
