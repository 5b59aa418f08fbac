import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/limits'
import type { FixturePage, MatchdayPage } from '@mixed-zone/contract/schemas/lists'
import type { Matchday } from '@mixed-zone/contract/schemas/taxonomy'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { presentFixture } from '../cards/card.presenter.ts'
import { listFixtures } from '../cards/cards.repository.ts'
import type { LoadCards } from '../cards/load-cards.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import type { Criteria } from '../post-index/post-query.ts'
import { isAboutFixture, isAboutMatchday, presentMatchdayTerm, type ReadContext, visibleTo } from '../rules.ts'
import {
  findMatchdayByTextId,
  findMatchdayNearest,
  findMatchdayOfFixture,
  findMatchdaysAround,
  findSeasonDays,
  type MatchdayRow,
  measurePack,
} from './matchdays.repository.ts'

export interface MatchPagesDeps {
  readonly db: Db
  readonly postIndex: PostIndex
  readonly loadCards: LoadCards
}

/** Calendar days of the league, inclusive. */
interface Period {
  readonly startsOn: string
  readonly endsOn: string
}

async function loadMatchday(db: Db, row: MatchdayRow, { locale }: ReadContext): Promise<Matchday> {
  const matches = await listFixtures(db, eq(fixtures.matchdayId, row.tagId))
  return { ...presentMatchdayTerm(row, locale), fixtures: matches.map((match) => presentFixture(match, locale)) }
}

export async function getCurrentMatchday(db: Db, context: ReadContext): Promise<Matchday | null> {
  const row = await findMatchdayNearest(db, context.today)
  return row ? loadMatchday(db, row, context) : null
}

/** Null if there is no matchday yet. */
export async function getCurrentPeriods(db: Db, today: string): Promise<{ matchday: Period; season: Period } | null> {
  const matchday = await findMatchdayNearest(db, today)
  const season = matchday && (await findSeasonDays(db, matchday.season))
  if (!matchday || !season) return null
  const { startsOn, endsOn } = matchday
  return { matchday: { startsOn, endsOn }, season }
}

interface PostsRequest {
  readonly criteria: Criteria
  readonly condition: SQL
  readonly page: number
}

async function loadPostsAbout(
  { db, postIndex, loadCards }: MatchPagesDeps,
  { criteria, condition, page }: PostsRequest,
  context: ReadContext,
) {
  const { viewer, now, today } = context
  const pageSize = LIST_PAGE_SIZE.default
  const [{ ids, total }, pack] = await Promise.all([
    postIndex.find({ viewer, now, criteria, page: { offset: (page - 1) * pageSize, limit: pageSize } }),
    measurePack(db, { condition, visible: visibleTo(viewer, now), today }),
  ])
  return { posts: await loadCards(ids, context), total, page, pageSize, pack }
}

export async function getMatchdayPage(
  deps: MatchPagesDeps,
  { textId, page = 1 }: { textId: string; page?: number | undefined },
  context: ReadContext,
): Promise<MatchdayPage> {
  const { db } = deps
  const row = await findMatchdayByTextId(db, textId)
  if (!row) throw new ApiError('not-found')
  const { locale } = context
  const [matchday, around, posts] = await Promise.all([
    loadMatchday(db, row, context),
    findMatchdaysAround(db, row),
    loadPostsAbout(
      deps,
      { criteria: { matchdays: [row.tagId] }, condition: isAboutMatchday(row.tagId), page },
      context,
    ),
  ])
  return {
    matchday,
    previous: around.previous ? presentMatchdayTerm(around.previous, locale) : null,
    next: around.next ? presentMatchdayTerm(around.next, locale) : null,
    ...posts,
  }
}

export async function getFixturePage(
  deps: MatchPagesDeps,
  { id, page = 1 }: { id: string; page?: number | undefined },
  context: ReadContext,
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
    fixture: presentFixture(match, context.locale),
    matchday: presentMatchdayTerm(matchday, context.locale),
    ...(await loadPostsAbout(
      deps,
      { criteria: { fixtures: [fixtureId] }, condition: isAboutFixture(fixtureId), page },
      context,
    )),
  }
}
