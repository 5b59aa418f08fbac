import type { FixturePage, MatchdayPage } from '@mixed-zone/contract/schemas/browse'
import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/page-sizes'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { listFixtures } from '../cards/fixtures.repository.ts'
import type { LoadCards } from '../cards/load-cards.ts'
import { presentFixture } from '../cards/taxonomy.presenter.ts'
import type { Reading } from '../reading.ts'
import { visibleTo } from '../visibility.ts'
import { isAboutFixture, isAboutMatchday } from './about.ts'
import { presentMatchdayTerm } from './matchday.presenter.ts'
import { findMatchdayByTextId, findMatchdayOfFixture, findMatchdaysAround } from './matchdays.repository.ts'
import { countPostsAbout, listPostsAbout, measurePack } from './posts-about.repository.ts'

interface Parts {
  readonly db: Db
  readonly loadCards: LoadCards
}

interface Wanted {
  readonly about: SQL
  readonly page: number
}

/** A page of what the reader may see about something, and the size of all of it. */
async function loadAbout({ db, loadCards }: Parts, { about, page }: Wanted, reading: Reading) {
  const pageSize = LIST_PAGE_SIZE.default
  const visible = visibleTo(reading.viewer, reading.now)
  const [ids, total, pack] = await Promise.all([
    listPostsAbout(db, { about, visible, page, pageSize }),
    countPostsAbout(db, { about, visible }),
    measurePack(db, { about, visible, today: reading.today }),
  ])
  return { posts: await loadCards(ids, reading), total, page, pageSize, pack }
}

interface MatchdayWanted {
  readonly textId: string
  readonly page?: number | undefined
}

export async function getMatchday(
  parts: Parts,
  { textId, page = 1 }: MatchdayWanted,
  reading: Reading,
): Promise<MatchdayPage> {
  const { db } = parts
  const row = await findMatchdayByTextId(db, textId)
  if (!row) throw new ApiError('not-found')
  const { locale } = reading
  const [matches, around, posts] = await Promise.all([
    listFixtures(db, eq(fixtures.matchdayId, row.tagId)),
    findMatchdaysAround(db, row),
    loadAbout(parts, { about: isAboutMatchday(row.tagId), page }, reading),
  ])
  return {
    matchday: {
      ...presentMatchdayTerm(row, locale),
      fixtures: matches.map((match) => presentFixture(match, locale)),
    },
    previous: around.previous ? presentMatchdayTerm(around.previous, locale) : null,
    next: around.next ? presentMatchdayTerm(around.next, locale) : null,
    ...posts,
  }
}

interface FixtureWanted {
  readonly id: string
  readonly page?: number | undefined
}

export async function getFixture(
  parts: Parts,
  { id, page = 1 }: FixtureWanted,
  reading: Reading,
): Promise<FixturePage> {
  const { db } = parts
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
    ...(await loadAbout(parts, { about: isAboutFixture(fixtureId), page }, reading)),
  }
}
