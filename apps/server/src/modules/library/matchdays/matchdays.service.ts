import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/page-sizes'
import type { FixturePage, MatchdayPage } from '@mixed-zone/contract/schemas/browse'
import type { Matchday } from '@mixed-zone/contract/schemas/taxonomy'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { presentFixture } from '../cards/fixture.presenter.ts'
import { listFixtures } from '../cards/fixtures.repository.ts'
import type { LoadCards } from '../cards/load-cards.ts'
import { isAboutFixture, isAboutMatchday, presentMatchdayTerm, type Reading, visibleTo } from '../rules.ts'
import {
  findMatchdayByTextId,
  findMatchdayNearest,
  findMatchdayOfFixture,
  findMatchdaysAround,
  findSeasonDays,
  type MatchdayRow,
} from './matchdays.repository.ts'
import { countPostsAbout, listPostsAbout, measurePack } from './posts-about.repository.ts'

export interface MatchPagesDeps {
  readonly db: Db
  readonly loadCards: LoadCards
}

/** Days of the league's calendar, both included. */
interface Period {
  readonly startsOn: string
  readonly endsOn: string
}

async function loadMatchday(db: Db, row: MatchdayRow, { locale }: Reading): Promise<Matchday> {
  const matches = await listFixtures(db, eq(fixtures.matchdayId, row.tagId))
  return { ...presentMatchdayTerm(row, locale), fixtures: matches.map((match) => presentFixture(match, locale)) }
}

/** The matchday nearest to today, with its fixtures; null if there is none yet. */
export async function getCurrentMatchday(db: Db, reading: Reading): Promise<Matchday | null> {
  const row = await findMatchdayNearest(db, reading.today)
  return row ? loadMatchday(db, row, reading) : null
}

/** The days of the current matchday and of its season; null if there is no matchday yet. */
export async function getCurrentPeriods(db: Db, today: string): Promise<{ matchday: Period; season: Period } | null> {
  const matchday = await findMatchdayNearest(db, today)
  const season = matchday && (await findSeasonDays(db, matchday.season))
  if (!matchday || !season) return null
  const { startsOn, endsOn } = matchday
  return { matchday: { startsOn, endsOn }, season }
}

/** A page of the visible posts about something, and the size of all their files. */
async function loadPostsAbout(
  { db, loadCards }: MatchPagesDeps,
  { about, page }: { readonly about: SQL; readonly page: number },
  reading: Reading,
) {
  const pageSize = LIST_PAGE_SIZE.default
  const visible = visibleTo(reading.viewer, reading.now)
  const [ids, total, pack] = await Promise.all([
    listPostsAbout(db, { about, visible, page, pageSize }),
    countPostsAbout(db, { about, visible }),
    measurePack(db, { about, visible, today: reading.today }),
  ])
  return { posts: await loadCards(ids, reading), total, page, pageSize, pack }
}

interface MatchdayRequest {
  readonly textId: string
  readonly page?: number | undefined
}

export async function getMatchdayPage(
  deps: MatchPagesDeps,
  { textId, page = 1 }: MatchdayRequest,
  reading: Reading,
): Promise<MatchdayPage> {
  const { db } = deps
  const row = await findMatchdayByTextId(db, textId)
  if (!row) throw new ApiError('not-found')
  const { locale } = reading
  const [matchday, around, posts] = await Promise.all([
    loadMatchday(db, row, reading),
    findMatchdaysAround(db, row),
    loadPostsAbout(deps, { about: isAboutMatchday(row.tagId), page }, reading),
  ])
  return {
    matchday,
    previous: around.previous ? presentMatchdayTerm(around.previous, locale) : null,
    next: around.next ? presentMatchdayTerm(around.next, locale) : null,
    ...posts,
  }
}

interface FixtureRequest {
  readonly id: string
  readonly page?: number | undefined
}

export async function getFixturePage(
  deps: MatchPagesDeps,
  { id, page = 1 }: FixtureRequest,
  reading: Reading,
): Promise<FixturePage> {
  const { db } = deps
  const fixtureId = rowId(id)
  if (fixtureId === null) throw new ApiError('not-found')
  const [[match], matchday] = await Promise.all([
    listFixtures(db, eq(fixtures.id, fixtureId)),
    findMatchdayOfFixture(db, fixtureId),
  ])
  if (!match || !matchday) throw new ApiError('not-found')
  return {
    fixture: presentFixture(match, reading.locale),
    matchday: presentMatchdayTerm(matchday, reading.locale),
    ...(await loadPostsAbout(deps, { about: isAboutFixture(fixtureId), page }, reading)),
  }
}
