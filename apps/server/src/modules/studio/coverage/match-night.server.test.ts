import { getMatchday } from '@mixed-zone/contract/endpoints/library'
import { createDelivery, createPromise, getTonight } from '@mixed-zone/contract/endpoints/studio/coverage'
import { setMatchPhase, setScore } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { getPostDetail, publishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { MatchPhase } from '@mixed-zone/contract/schemas/studio/matchdays'
import { BUILT_AT } from '@mixed-zone/test-data/moment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCategory } from '../../../../test/insert-posts.ts'
import { listenTo } from '../../../../test/live-reader.ts'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { TEST_TIMEOUTS } from '../../../../test/test-database.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'

let here: TestApp
let there: TestApp
let editor: SignedIn
let media: SignedIn
let round: { id: number; textId: string }
let fixtureId: string

beforeAll(async () => {
  here = await startTestApp({ usesCaches: true })
  const { dataDir, databaseUrl } = here.database
  const own = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  // Removing it is for the first node to do.
  const database = { ...own, dataDir, databaseUrl, remove: () => own.close() }
  there = await startTestApp({ restartOf: { database, clock: here.clock }, usesCaches: true })
  round = await insertMatchday(here.db)
  const kickOff = new Date(BUILT_AT.getTime() + 3 * HOUR_MS)
  fixtureId = String(await insertFixture(here.db, round.id, { kickOff }))
  await signIn()
  const titles = { es: '{home}–{away}', en: '{home}–{away}', pt: '{home}–{away}' }
  for (const [anchor, minutes] of [['kick-off', -60] as const, ['whistle', 30] as const]) {
    const categoryId = String((await insertCategory(here.db)).id)
    const body = { categoryId, anchor, minutes, locales: ['en' as const], sectionId: 'breaking-news', contactId: null }
    ;(await here.call(createPromise, { token: editor.token, body: { ...body, titles } })).answer()
  }
})

afterAll(async () => {
  here.clock.reset()
  await there.remove()
  await here.remove()
})

/** Sessions end while the clock moves. */
async function signIn(): Promise<void> {
  editor = await here.signIn({ role: 'editor' })
  media = await here.signIn()
}

async function moveTo(minutesFromKickOff: number): Promise<void> {
  here.clock.reset()
  here.clock.advance(3 * HOUR_MS + minutesFromKickOff * MINUTE_MS)
  await signIn()
}

const readBoard = async (node: TestApp) => (await node.call(getTonight, { token: editor.token, locale: 'en' })).answer()

/** The states of the two deliveries, which both nodes agree about. */
async function states(): Promise<(string | undefined)[]> {
  const [one, other] = [await readBoard(here), await readBoard(there)]
  expect(other).toEqual(one)
  return one.fixtures.flatMap(({ cells }) => cells.map(({ state }) => state))
}

const tap = (node: TestApp, phase: MatchPhase) =>
  node.call(setMatchPhase, { token: editor.token, params: { id: fixtureId }, body: { phase } })

/** Two seconds are promised; a busy machine gets more. */
const WITHIN = { timeout: 10_000 }

describe('a match night on two nodes', () => {
  it('shows line-ups as due, late and published on both', async () => {
    await moveTo(-120)
    expect(await states()).toEqual(['due', 'upcoming'])
    await moveTo(-50)
    expect(await states()).toEqual(['late', 'upcoming'])
    const { promises } = await readBoard(here)
    const body = { promiseId: promises[0]?.id ?? '', fixtureId }
    const create = (node: TestApp) => node.call(createDelivery, { token: editor.token, body, locale: 'en' })
    const [one, other] = await Promise.all([create(here), create(there)])
    const { id } = one.answer()
    expect(other.answer().id).toBe(id)
    expect(await states()).toEqual(['working', 'upcoming'])
    const post = { token: editor.token, params: { id } }
    const { version } = (await there.call(getPostDetail, post)).answer()
    ;(await there.call(publishPost, { ...post, body: { version } })).answer()
    here.clock.advance(10 * SECOND_MS)
    expect(await states()).toEqual(['published', 'upcoming'])
  })

  it('counts goals once, and shows them to readers of the other node', async () => {
    await moveTo(0)
    const reader = await listenTo(await there.listen(), { token: media.token })
    await tap(here, 'kick-off')
    await expect.poll(() => reader.fixtureChanges.at(-1), WITHIN).toMatchObject({ id: fixtureId, state: 'live' })
    const goal = (node: TestApp) =>
      node.call(setScore, {
        token: editor.token,
        params: { id: fixtureId },
        body: { expected: { home: 0, away: 0 }, score: { home: 1, away: 0 } },
      })
    const taps = await Promise.all([goal(here), goal(there)])
    expect(taps.map((answer) => answer.answer().score)).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 0 },
    ])
    await expect.poll(() => reader.fixtureChanges.at(-1)?.score, WITHIN).toEqual({ home: 1, away: 0 })
    await reader.close()
    const strip = async () => {
      const page = await there.call(getMatchday, { token: media.token, params: { textId: round.textId } })
      return page.answer().matchday.fixtures.map(({ state, score }) => ({ state, score }))
    }
    const [shown] = (await readBoard(here)).fixtures
    await expect.poll(strip, WITHIN).toEqual([{ state: shown?.state, score: shown?.score }])
    expect(shown).toMatchObject({ state: 'live', score: { home: 1, away: 0 } })
  })

  it('starts the clock of the other delivery with the final whistle', async () => {
    await moveTo(112)
    await tap(there, 'full-time')
    expect(await states()).toEqual(['published', 'due'])
    await moveTo(143)
    expect(await states()).toEqual(['published', 'late'])
  })
})
