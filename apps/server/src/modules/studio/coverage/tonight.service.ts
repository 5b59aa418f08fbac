import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { createDelivery, listDeliveries } from '@mixed-zone/contract/endpoints/studio/coverage'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { BoardFixture, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { eq } from 'drizzle-orm'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FixtureRow, findFixtureRow, findMatchdayRow, listFixtureRows } from '../matchdays/matchdays.repository.ts'
import { presentFixture, presentMatchday } from '../matchdays/matchdays.presenter.ts'
import type { CreatePostService } from '../posts/create-post.service.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import { countCells, countLatePublications, deriveCell, type PromiseTerms } from './cells.ts'
import { findPromiseRow, listPromiseRows, lockPromise } from './promises.repository.ts'
import { presentPromise } from './promises.service.ts'
import {
  type BoardDay,
  findDraftOf,
  findMatchdayBefore,
  listCoveragePosts,
  prepareBoardFixtures,
  prepareBoardMatchday,
  prepareFirstKickOff,
} from './tonight.repository.ts'

interface TonightDeps extends Pick<Platform, 'db' | 'changes' | 'clock' | 'getTimeZone'> {
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
  readonly creation: Pick<CreatePostService, 'createIn'>
}

/** A night lasts until two in the morning, and begins three hours before the first match. */
const NIGHT_END_MS = 2 * HOUR_MS
const NIGHT_START_MS = 3 * HOUR_MS

/** On a quiet day, of the next matchday. */
const MAX_QUIET_FIXTURES = 5

export type TonightService = ReturnType<typeof createTonightService>

/** The coverage board. Nothing of it is stored: every cell is derived from posts at each read. */
export function createTonightService({ db, changes, clock, getTimeZone, draftIndex, creation }: TonightDeps) {
  const boardMatchday = prepareBoardMatchday(db)
  const boardFixtures = prepareBoardFixtures(db)
  const firstKickOff = prepareFirstKickOff(db)

  function boardDay(now: Date): BoardDay & Record<string, unknown> {
    const timeZone = getTimeZone()
    return { day: leagueDay(new Date(now.getTime() - NIGHT_END_MS), timeZone), timeZone }
  }

  async function loadCells(rows: readonly FixtureRow[], promises: readonly PromiseTerms[], locale: Locale) {
    const now = clock.now()
    const posts = await listCoveragePosts(db, { fixtureIds: rows.map(({ id }) => id), now })
    const byCell = new Map(posts.map((post) => [`${post.fixtureId}/${post.categoryId}`, post]))
    return rows.map((match) =>
      promises.map((promise) => {
        const post = byCell.get(`${match.id}/${promise.categoryId}`) ?? null
        return deriveCell({ promise, match, post, now, locale })
      }),
    )
  }

  const isNight = (kickOff: Date | null | undefined, now: Date) =>
    kickOff != null && kickOff.getTime() - NIGHT_START_MS <= now.getTime()

  async function loadPrevious(day: BoardDay, promises: readonly PromiseTerms[], locale: Locale) {
    const id = await findMatchdayBefore(db, day)
    const matchday = id === null ? undefined : await findMatchdayRow(db, id)
    if (!matchday) return null
    const cells = (
      await loadCells(await listFixtureRows(db, eq(fixtures.matchdayId, matchday.id)), promises, locale)
    ).flat()
    return {
      id: String(matchday.id),
      name: matchday.names[locale],
      startsOn: matchday.startsOn,
      endsOn: matchday.endsOn,
      counts: countCells(cells),
      late: countLatePublications(cells),
    }
  }

  return {
    /** For the name of the screen. */
    async isTonight(): Promise<boolean> {
      const now = clock.now()
      const [first] = await firstKickOff.execute(boardDay(now))
      return isNight(first?.kickOff, now)
    },

    async get(locale: Locale): Promise<Tonight> {
      const now = clock.now()
      const day = boardDay(now)
      const [promises, [board], all] = await Promise.all([
        listPromiseRows(db),
        boardMatchday.execute(day),
        boardFixtures.execute(day),
        draftIndex.refresh(),
      ])
      const { isQuiet, matchday } = board ?? { isQuiet: true }
      const isToday = ({ kickOff: at }: FixtureRow) => leagueDay(at, day.timeZone) === day.day
      const rows = isQuiet
        ? all.slice(0, MAX_QUIET_FIXTURES)
        : [...all.filter(isToday), ...all.filter((row) => !isToday(row))]
      const cells = await loadCells(rows, promises, locale)
      return {
        day: day.day,
        isTonight: isNight(board?.firstKickOff, now),
        isQuiet,
        matchday: matchday ? presentMatchday(matchday, locale) : null,
        promises: promises.map((row) => presentPromise(row, locale)),
        fixtures: rows.map(
          (row, index): BoardFixture => ({ ...presentFixture(row), isToday: isToday(row), cells: cells[index] ?? [] }),
        ),
        counts: countCells(cells.flat()),
        previous: isQuiet ? await loadPrevious(day, promises, locale) : null,
      }
    },

    async listDeliveries(id: string, locale: Locale): Promise<AnswerOf<typeof listDeliveries>> {
      const fixture = await findFixtureRow(db, requireRowId(id))
      if (!fixture) throw new ApiError('not-found')
      await draftIndex.refresh()
      const promises = await listPromiseRows(db)
      const [cells = []] = await loadCells([fixture], promises, locale)
      return { deliveries: cells.map((cell, index) => ({ ...cell, name: promises[index]?.names[locale] ?? '' })) }
    },

    async create(actor: Actor, body: BodyOf<typeof createDelivery>, locale: Locale): Promise<{ id: string }> {
      const [promiseId, fixtureId] = [rowId(body.promiseId), rowId(body.fixtureId)]
      const promise = promiseId === null ? undefined : await findPromiseRow(db, promiseId)
      const fixture = fixtureId === null ? undefined : await findFixtureRow(db, fixtureId)
      if (!promise || !fixture) {
        throw wrongFields(locale, {
          promiseId: promise ? undefined : 'format',
          fixtureId: fixture ? undefined : 'format',
        })
      }
      await draftIndex.refresh()
      const [[cell] = []] = await loadCells([fixture], [promise], locale)
      if (cell?.post) return { id: cell.post.id }
      const matchday = await findMatchdayRow(db, fixture.matchdayId)
      const values = {
        home: fixture.home.shortName,
        away: fixture.away.shortName,
        matchday: String(matchday?.number ?? ''),
      }
      const fields = {
        title: fillTitle(promise.titles[locale], values),
        sectionId: promise.sectionId ?? undefined,
        categoryId: String(promise.categoryId),
        fixtureId: String(fixture.id),
        contactId: promise.pressContactId === null ? undefined : String(promise.pressContactId),
      }
      return changes.commit(async (tx) => {
        // Two editors may press Enter at the same time: the lock makes the second one wait and find the post of the first.
        await lockPromise(tx, promise.id)
        const existing = await findDraftOf(tx, fields)
        return existing === null ? creation.createIn(tx, actor, { fields, locale }) : { id: String(existing) }
      })
    },
  }
}

/** Unknown words in braces stay as they are. */
export function fillTitle(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
