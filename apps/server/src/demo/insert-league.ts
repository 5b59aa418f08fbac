import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'
import { getRequired } from '@mixed-zone/demo-league/lookup'
import { findDerby, type SeasonFixture } from '@mixed-zone/demo-league/season'
import type { Db } from '../platform/database/database.ts'
import {
  categories,
  fixtures,
  matchdays,
  pressContacts,
  squadMembers,
  tags,
  teams,
} from '../platform/database/schema/library.ts'
import { coveragePromises } from '../platform/database/schema/studio.ts'
import { inBatches } from './in-batches.ts'
import type { StoredArt } from './store-art.ts'

type Ids = ReadonlyMap<string, number>

/** The database ids of the league's entries, for the posts that refer to them. */
export interface StoredLeague {
  readonly teams: Ids
  readonly categories: Ids
  /** Topics and players by their keys. */
  readonly tags: Ids
  readonly matchdays: ReadonlyMap<number, number>
  /** By `fixtureKey`. */
  readonly fixtures: ReadonlyMap<string, { readonly id: number; readonly matchday: number }>
  readonly contacts: Ids
}

export function fixtureKey(home: string, away: string): string {
  return `${home} ${away}`
}

function inEveryLanguage(text: string): Localised {
  return { es: text, en: text, pt: text }
}

/** The press officer of a club is the contact with its key. */
async function insertTeams(
  db: Db,
  { clubs }: DemoLeague,
  { art, contacts }: { art: StoredArt; contacts: Ids },
): Promise<Ids> {
  const rows = await db
    .insert(teams)
    .values(
      [...clubs].map(([textId, { main, second, ...club }]) => ({
        textId,
        ...club,
        mainColour: main,
        secondColour: second,
        crestFileId: getRequired(art.crests, textId).id,
        pressContactId: contacts.get(textId) ?? null,
      })),
    )
    .returning({ id: teams.id, textId: teams.textId })
  return new Map(rows.map((row) => [row.textId, row.id]))
}

async function insertCategories(db: Db, league: DemoLeague): Promise<Ids> {
  const rows = await db
    .insert(categories)
    .values([...league.categories].map(([textId, names]) => ({ textId, names })))
    .returning({ id: categories.id, textId: categories.textId })
  return new Map(rows.map((row) => [row.textId, row.id]))
}

function matchdayTextId(number: number, season: string): string {
  return `matchday-${number}-${season}`
}

async function insertTags(db: Db, league: DemoLeague, teamIds: Ids): Promise<Ids> {
  const topics = [...league.tags].map(([textId, names]) => ({ textId, kind: 'topic' as const, names, teamId: null }))
  const players = [...league.players].map(([textId, { name, club }]) => ({
    textId,
    kind: 'player' as const,
    names: inEveryLanguage(name),
    teamId: getRequired(teamIds, club),
  }))
  const days = league.season.matchdays.map(({ number }) => ({
    textId: matchdayTextId(number, league.season.name),
    kind: 'matchday' as const,
    names: { es: `Jornada ${number}`, en: `Matchday ${number}`, pt: `Jornada ${number}` },
    teamId: null,
  }))
  const rows = await inBatches([...topics, ...players, ...days], (batch) =>
    db.insert(tags).values(batch).returning({ id: tags.id, textId: tags.textId }),
  )
  return new Map(rows.map((row) => [row.textId, row.id]))
}

async function insertMatchdays(db: Db, { season }: DemoLeague, tagIds: Ids) {
  const ids = new Map(
    season.matchdays.map(({ number }) => [number, getRequired(tagIds, matchdayTextId(number, season.name))]),
  )
  await db.insert(matchdays).values(
    season.matchdays.map(({ number, startsOn, endsOn }) => ({
      tagId: getRequired(ids, number),
      season: season.name,
      number,
      startsOn,
      endsOn,
    })),
  )
  return ids
}

async function insertSquads(db: Db, { players, season }: DemoLeague, ids: { tagIds: Ids; teamIds: Ids }) {
  const rows = [...players].map(([key, { club, number, position }]) => ({
    season: season.name,
    teamId: getRequired(ids.teamIds, club),
    playerTagId: getRequired(ids.tagIds, key),
    number,
    position,
  }))
  await inBatches(rows, (batch) =>
    db.insert(squadMembers).values(batch).returning({ playerTagId: squadMembers.playerTagId }),
  )
}

interface FixtureIds {
  readonly teamIds: Ids
  readonly matchdayIds: ReadonlyMap<number, number>
  readonly now: Date
}

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS)

/** Minutes after kick-off. */
const HALF_TIME = 47
const WHISTLE = 111

/** As if somebody had tapped them. */
function playedTimes({ kickOff, state }: Pick<SeasonFixture, 'kickOff' | 'state'>, now: Date) {
  if (state !== 'live' && state !== 'finished') return {}
  const halfTimeAt = minutesAfter(kickOff, HALF_TIME)
  return {
    startedAt: kickOff,
    halfTimeAt: halfTimeAt < now ? halfTimeAt : null,
    finishedAt: state === 'finished' ? minutesAfter(kickOff, WHISTLE) : null,
  }
}

async function insertFixtures(db: Db, { season, derbies }: DemoLeague, { teamIds, matchdayIds, now }: FixtureIds) {
  const planned = season.matchdays.flatMap((matchday) => matchday.fixtures)
  const rows = await inBatches(planned, (batch) =>
    db
      .insert(fixtures)
      .values(
        batch.map(({ matchday, home, away, kickOff, state, score }) => ({
          matchdayId: getRequired(matchdayIds, matchday),
          homeTeamId: getRequired(teamIds, home),
          awayTeamId: getRequired(teamIds, away),
          names: findDerby(derbies, { home, away })?.names ?? null,
          kickOff,
          state,
          homeGoals: score?.home ?? null,
          awayGoals: score?.away ?? null,
          ...playedTimes({ kickOff, state }, now),
        })),
      )
      .returning({ id: fixtures.id, home: fixtures.homeTeamId, away: fixtures.awayTeamId }),
  )
  const ids = new Map(rows.map(({ id, home, away }) => [`${home} ${away}`, id]))
  return new Map(
    planned.map(({ home, away, matchday }) => {
      const id = getRequired(ids, `${getRequired(teamIds, home)} ${getRequired(teamIds, away)}`)
      return [fixtureKey(home, away), { id, matchday }]
    }),
  )
}

async function insertContacts(db: Db, { contacts }: DemoLeague): Promise<Ids> {
  const rows = await db
    .insert(pressContacts)
    .values([...contacts.values()])
    .returning({ id: pressContacts.id, email: pressContacts.email })
  const ids = new Map(rows.map((row) => [row.email, row.id]))
  return new Map([...contacts].map(([key, { email }]) => [key, getRequired(ids, email)]))
}

interface InsertOptions {
  readonly art: StoredArt
  readonly now: Date
}

async function insertPromises(
  db: Db,
  { promises }: DemoLeague,
  { categoryIds, contactIds }: { categoryIds: Ids; contactIds: Ids },
): Promise<void> {
  await db.insert(coveragePromises).values(
    promises.map(({ category, anchor, minutes, section, contact, titles }) => ({
      categoryId: getRequired(categoryIds, category),
      anchor,
      minutes,
      locales: [...LOCALES],
      sectionId: section,
      pressContactId: getRequired(contactIds, contact),
      titles,
    })),
  )
}

export async function insertLeague(db: Db, league: DemoLeague, { art, now }: InsertOptions): Promise<StoredLeague> {
  const contactIds = await insertContacts(db, league)
  const teamIds = await insertTeams(db, league, { art, contacts: contactIds })
  const tagIds = await insertTags(db, league, teamIds)
  await insertSquads(db, league, { tagIds, teamIds })
  const matchdayIds = await insertMatchdays(db, league, tagIds)
  const categoryIds = await insertCategories(db, league)
  await insertPromises(db, league, { categoryIds, contactIds })
  return {
    teams: teamIds,
    categories: categoryIds,
    tags: tagIds,
    matchdays: matchdayIds,
    fixtures: await insertFixtures(db, league, { teamIds, matchdayIds, now }),
    contacts: contactIds,
  }
}
