import type { Localised } from '@mixed-zone/contract/locales'
import type { Db } from '../../platform/database/database.ts'
import { categories, fixtures, matchdays, pressContacts, tags, teams } from '../../platform/database/schema/library.ts'
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '@mixed-zone/demo-league/content/categories'
import { CLUBS, type ClubId } from '@mixed-zone/demo-league/content/clubs'
import { CONTACT_KEYS, type ContactKey, contactOf } from '@mixed-zone/demo-league/content/contacts'
import { PLAYER_KEYS, playerOf } from '@mixed-zone/demo-league/content/players'
import { TAG_KEYS, TAGS } from '@mixed-zone/demo-league/content/tags'
import { derbyNames } from '@mixed-zone/demo-league/league/derbies'
import type { Season } from '@mixed-zone/demo-league/league/season'
import { inBatches, required } from './in-batches.ts'
import type { StoredArt } from './store-art.ts'

/** Where each thing of the league is stored, for the posts that name it. */
export interface StoredLeague {
  readonly teams: ReadonlyMap<ClubId, number>
  readonly categories: ReadonlyMap<CategoryKey, number>
  /** Topics and players by their keys. */
  readonly tags: ReadonlyMap<string, number>
  readonly matchdays: ReadonlyMap<number, number>
  /** By `fixtureKey`. */
  readonly fixtures: ReadonlyMap<string, { readonly id: number; readonly matchday: number }>
  readonly contacts: ReadonlyMap<ContactKey, number>
}

export function fixtureKey(home: ClubId, away: ClubId): string {
  return `${home} ${away}`
}

function inAll(text: string): Localised {
  return { es: text, en: text, pt: text }
}

async function insertTeams(db: Db, art: StoredArt): Promise<Map<ClubId, number>> {
  const rows = await db
    .insert(teams)
    .values(
      CLUBS.map(({ id, name, shortName, main, second }) => ({
        textId: id,
        name,
        shortName,
        mainColour: main,
        secondColour: second,
        crestFileId: required(art.crests, id).id,
      })),
    )
    .returning({ id: teams.id, textId: teams.textId })
  const ids = new Map(rows.map((row) => [row.textId, row.id]))
  return new Map(CLUBS.map(({ id }) => [id, required(ids, id)]))
}

async function insertCategories(db: Db): Promise<Map<CategoryKey, number>> {
  const rows = await db
    .insert(categories)
    .values(CATEGORY_KEYS.map((key) => ({ textId: key, names: CATEGORIES[key] })))
    .returning({ id: categories.id, textId: categories.textId })
  const ids = new Map(rows.map((row) => [row.textId, row.id]))
  return new Map(CATEGORY_KEYS.map((key) => [key, required(ids, key)]))
}

function matchdayTextId(number: number, season: string): string {
  return `matchday-${number}-${season}`
}

async function insertTags(db: Db, season: Season, teamIds: ReadonlyMap<ClubId, number>): Promise<Map<string, number>> {
  const topics = TAG_KEYS.map((key) => ({ textId: key, kind: 'topic' as const, names: TAGS[key], teamId: null }))
  const players = PLAYER_KEYS.map((key) => {
    const { name, club } = playerOf(key)
    return { textId: key, kind: 'player' as const, names: inAll(name), teamId: required(teamIds, club) }
  })
  const days = season.matchdays.map(({ number }) => ({
    textId: matchdayTextId(number, season.name),
    kind: 'matchday' as const,
    names: { es: `Jornada ${number}`, en: `Matchday ${number}`, pt: `Jornada ${number}` },
    teamId: null,
  }))
  const rows = await inBatches([...topics, ...players, ...days], (batch) =>
    db.insert(tags).values(batch).returning({ id: tags.id, textId: tags.textId }),
  )
  return new Map(rows.map((row) => [row.textId, row.id]))
}

async function insertMatchdays(db: Db, season: Season, tagIds: ReadonlyMap<string, number>) {
  const ids = new Map(
    season.matchdays.map(({ number }) => [number, required(tagIds, matchdayTextId(number, season.name))]),
  )
  await db.insert(matchdays).values(
    season.matchdays.map(({ number, startsOn, endsOn }) => ({
      tagId: required(ids, number),
      season: season.name,
      number,
      startsOn,
      endsOn,
    })),
  )
  return ids
}

interface Drawn {
  readonly season: Season
  readonly teamIds: ReadonlyMap<ClubId, number>
  readonly matchdayIds: ReadonlyMap<number, number>
}

async function insertFixtures(db: Db, { season, teamIds, matchdayIds }: Drawn) {
  const planned = season.matchdays.flatMap((matchday) => matchday.fixtures)
  const rows = await inBatches(planned, (batch) =>
    db
      .insert(fixtures)
      .values(
        batch.map(({ matchday, home, away, kickOff, state, score }) => ({
          matchdayId: required(matchdayIds, matchday),
          homeTeamId: required(teamIds, home),
          awayTeamId: required(teamIds, away),
          names: derbyNames(home, away),
          kickOff,
          state,
          homeGoals: score?.home ?? null,
          awayGoals: score?.away ?? null,
        })),
      )
      .returning({ id: fixtures.id, home: fixtures.homeTeamId, away: fixtures.awayTeamId }),
  )
  const ids = new Map(rows.map(({ id, home, away }) => [`${home} ${away}`, id]))
  return new Map(
    planned.map(({ home, away, matchday }) => {
      const id = required(ids, `${required(teamIds, home)} ${required(teamIds, away)}`)
      return [fixtureKey(home, away), { id, matchday }]
    }),
  )
}

async function insertContacts(db: Db): Promise<Map<ContactKey, number>> {
  const rows = await db
    .insert(pressContacts)
    .values(CONTACT_KEYS.map((key) => contactOf(key)))
    .returning({ id: pressContacts.id, email: pressContacts.email })
  const ids = new Map(rows.map((row) => [row.email, row.id]))
  return new Map(CONTACT_KEYS.map((key) => [key, required(ids, contactOf(key).email)]))
}

export async function insertLeague(db: Db, season: Season, art: StoredArt): Promise<StoredLeague> {
  const teamIds = await insertTeams(db, art)
  const tagIds = await insertTags(db, season, teamIds)
  const matchdayIds = await insertMatchdays(db, season, tagIds)
  return {
    teams: teamIds,
    categories: await insertCategories(db),
    tags: tagIds,
    matchdays: matchdayIds,
    fixtures: await insertFixtures(db, { season, teamIds, matchdayIds }),
    contacts: await insertContacts(db),
  }
}
