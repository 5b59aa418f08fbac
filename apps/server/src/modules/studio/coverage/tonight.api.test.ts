import { getMatchday } from '@mixed-zone/contract/endpoints/library'
import {
  createDelivery,
  createPromise,
  deletePromise,
  getTonight,
  listDeliveries,
  listPromises,
  updatePromise,
} from '@mixed-zone/contract/endpoints/studio/coverage'
import { setMatchPhase, setScore } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { getPostDetail, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { BUILT_AT } from '@mixed-zone/test-data/moment'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertCategory, insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { pressContacts } from '../../../platform/database/schema/library.ts'

let test: TestApp
let editor: SignedIn
let lineUps: { id: number }
let gallery: { id: number }
let contactId: number

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
  lineUps = await insertCategory(test.db)
  gallery = await insertCategory(test.db)
  const [contact] = await test.db
    .insert(pressContacts)
    .values({
      name: 'Marta Quiroga',
      roles: { es: 'Prensa', en: 'Press', pt: 'Imprensa' },
      email: 'desk@league.test',
      telephone: '+34 910 000 112',
    })
    .returning({ id: pressContacts.id })
  contactId = contact?.id ?? 0
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const asEditor = () => ({ token: editor.token, locale: 'en' as const })

const promiseOf = (categoryId: number, overrides: object = {}) => ({
  categoryId: String(categoryId),
  anchor: 'kick-off' as const,
  minutes: -60,
  locales: ['pt', 'es'] as ('es' | 'en' | 'pt')[],
  sectionId: 'breaking-news',
  contactId: String(contactId),
  titles: { es: 'Onces: {home}–{away}', en: 'Line-ups: {home} v {away} ({matchday})', pt: 'Onzes: {home}–{away}' },
  ...overrides,
})

const readBoard = async (): Promise<Tonight> => (await test.call(getTonight, asEditor())).answer()

async function cellOf(fixtureId: number, column: number) {
  const board = await readBoard()
  return board.fixtures.find(({ id }) => id === String(fixtureId))?.cells[column]
}

describe('studio/promises', () => {
  it('promises a category once, in the order of deadlines, and tells of conflicts', async () => {
    const later = (
      await test.call(createPromise, {
        ...asEditor(),
        body: promiseOf(gallery.id, { anchor: 'whistle', minutes: 30 }),
      })
    ).answer()
    const first = (await test.call(createPromise, { ...asEditor(), body: promiseOf(lineUps.id) })).answer()
    expect(first).toMatchObject({ minutes: -60, locales: ['es', 'pt'], version: 1 })
    const { promises } = (await test.call(listPromises, asEditor())).answer()
    expect(promises.map(({ id }) => id)).toEqual([first.id, later.id])
    const again = await test.call(createPromise, { ...asEditor(), body: promiseOf(lineUps.id) })
    expect(again.failure().type).toBe('conflict')
    const change = () =>
      test.call(updatePromise, {
        ...asEditor(),
        params: { id: first.id },
        body: { ...promiseOf(lineUps.id, { minutes: -45 }), version: 1 },
      })
    expect((await change()).answer()).toMatchObject({ minutes: -45, version: 2 })
    expect((await change()).failure()).toMatchObject({ type: 'conflict', version: 2 })
    for (const wrong of [{ categoryId: '999999' }, { sectionId: 'no-such' }, { contactId: 'x' }, { locales: [] }]) {
      const answer = await test.call(createPromise, { ...asEditor(), body: promiseOf(lineUps.id, wrong) })
      expect(answer.failure().type, JSON.stringify(wrong)).toBe('validation')
    }
    for (const { id } of promises) await test.call(deletePromise, { ...asEditor(), params: { id } })
    const gone = await test.call(deletePromise, { ...asEditor(), params: { id: first.id } })
    expect(gone.failure().type).toBe('not-found')
  })
})

describe('a match night', () => {
  let round: { id: number; textId: string }
  let fixtureId: number
  let home: { id: number; textId: string }

  beforeAll(async () => {
    round = await insertMatchday(test.db)
    home = await insertTeam(test.db, { shortName: 'Brisa' })
    const away = await insertTeam(test.db, { shortName: 'Roca Alta' })
    fixtureId = await insertFixture(test.db, round.id, {
      kickOff: new Date(BUILT_AT.getTime() + 3 * HOUR_MS),
      homeTeamId: home.id,
      awayTeamId: away.id,
    })
    await test.call(createPromise, { ...asEditor(), body: promiseOf(lineUps.id) })
    const after = promiseOf(gallery.id, { anchor: 'whistle', minutes: 30 })
    await test.call(createPromise, { ...asEditor(), body: after })
  })

  const clock = (minutesFromKickOff: number) => {
    test.clock.reset()
    test.clock.advance(3 * HOUR_MS + minutesFromKickOff * MINUTE_MS)
  }

  const signInAgain = async () => {
    editor = await test.signIn({ role: 'editor' })
  }

  it('goes from due to late to published, and derives everything from posts', async () => {
    clock(-120)
    await signInAgain()
    expect(await cellOf(fixtureId, 0)).toMatchObject({ state: 'due', post: null })
    clock(-50)
    expect(await cellOf(fixtureId, 0)).toMatchObject({ state: 'late' })
    const body = { promiseId: (await readBoard()).promises[0]?.id ?? '', fixtureId: String(fixtureId) }
    const create = async () => (await test.call(createDelivery, { ...asEditor(), body })).answer()
    const [created, atTheSameTime] = await Promise.all([create(), create()])
    expect(atTheSameTime).toEqual(created)
    const { facts } = (await test.call(getPostDetail, { ...asEditor(), params: { id: created.id } })).answer()
    expect(facts).toMatchObject({
      section: { value: 'breaking-news' },
      categories: { value: [String(lineUps.id)] },
      fixture: { value: String(fixtureId) },
      matchday: { value: String(round.id) },
      contact: { value: String(contactId) },
      players: { value: [] },
    })
    expect(facts.teams.value[0]).toBe(String(home.id))
    expect(await cellOf(fixtureId, 0)).toMatchObject({
      state: 'working',
      isOverdue: true,
      post: { id: created.id, title: expect.stringMatching(/^Line-ups: Brisa v Roca Alta/) },
    })
    expect(await create()).toEqual(created)
    const { deliveries } = (
      await test.call(listDeliveries, { ...asEditor(), params: { id: String(fixtureId) } })
    ).answer()
    expect(deliveries).toMatchObject([
      { state: 'working', post: { id: created.id } },
      { state: 'upcoming', post: null },
    ])
    await insertPost(test.db, {
      fixtureId,
      categoryIds: [lineUps.id],
      publishedAt: new Date(test.clock.now().getTime() - 8 * MINUTE_MS),
    })
    expect(await cellOf(fixtureId, 0)).toMatchObject({ state: 'published', post: { minutes: -58 } })
  })

  it('starts the clock of deliveries with the final whistle', async () => {
    clock(1)
    await signInAgain()
    const tap = (phase: 'kick-off' | 'full-time') =>
      test.call(setMatchPhase, { ...asEditor(), params: { id: String(fixtureId) }, body: { phase } })
    await tap('kick-off')
    expect(await cellOf(fixtureId, 1)).toMatchObject({ state: 'upcoming', isEstimated: true })
    const goal = () =>
      test.call(setScore, {
        ...asEditor(),
        params: { id: String(fixtureId) },
        body: { expected: { home: 0, away: 0 }, score: { home: 0, away: 1 } },
      })
    await Promise.all([goal(), goal()])
    const strip = (await test.call(getMatchday, { ...asEditor(), params: { textId: round.textId } })).answer()
    const [shown] = (await readBoard()).fixtures
    expect(shown).toMatchObject({ state: 'live', score: { home: 0, away: 1 } })
    expect(strip.matchday.fixtures).toMatchObject([{ state: shown?.state, score: shown?.score }])
    clock(113)
    await signInAgain()
    await tap('full-time')
    expect(await cellOf(fixtureId, 1)).toMatchObject({ state: 'due', isEstimated: false })
    clock(144)
    expect(await cellOf(fixtureId, 1)).toMatchObject({ state: 'late' })
    const board = await readBoard()
    expect(board).toMatchObject({ isQuiet: false, isTonight: true, counts: { promised: 2, published: 1, late: 1 } })
  })

  it('prepares the next matchday on a day without matches', async () => {
    const next = await insertMatchday(test.db, { startsOn: '2026-12-04', endsOn: '2026-12-06' })
    const fixtures: number[] = []
    for (let number = 0; number < 6; number += 1) {
      const kickOff = new Date(`2026-12-05T1${number}:00:00Z`)
      fixtures.push(await insertFixture(test.db, next.id, { kickOff }))
    }
    test.clock.advance(12 * DAY_MS)
    await signInAgain()
    const board = await readBoard()
    expect(board).toMatchObject({ isQuiet: true, isTonight: false, matchday: { id: String(next.id) } })
    expect(board.fixtures.map(({ id }) => Number(id))).toEqual(fixtures.slice(0, 5))
    expect(board.previous).toMatchObject({
      id: String(round.id),
      startsOn: '2026-11-13',
      endsOn: '2026-11-16',
      counts: { promised: 2, published: 1 },
    })
  })

  it('shows what is furthest: the first that is out, then what is scheduled, then the latest draft', async () => {
    await signInAgain()
    const past = await insertMatchday(test.db, { startsOn: '2026-05-01', endsOn: '2026-05-03' })
    const match = await insertFixture(test.db, past.id, { kickOff: new Date('2026-05-02T18:00:00Z') })
    const params = { id: String(match) }
    const shown = async () =>
      (await test.call(listDeliveries, { ...asEditor(), params })).answer().deliveries[0]?.post?.id
    const after = (minutes: number) => new Date(test.clock.now().getTime() + minutes * MINUTE_MS)
    const insert = async (post: Parameters<typeof insertPost>[1]) =>
      String((await insertPost(test.db, { fixtureId: match, categoryIds: [lineUps.id], ...post })).id)
    await insert({ categoryIds: [gallery.id], publishedAt: after(-9) })
    await insert({ state: 'archived', publishedAt: after(-9) })
    expect(await shown()).toBeUndefined()
    const lastChanged = await insert({ state: 'draft', updatedAt: after(-1) })
    await insert({ state: 'draft', updatedAt: after(-2) })
    expect(await shown()).toBe(lastChanged)
    const inReview = await insert({ state: 'review', updatedAt: after(-3) })
    expect(await shown()).toBe(inReview)
    const scheduled = await insert({ state: 'scheduled', publishedAt: after(10) })
    expect(await shown()).toBe(scheduled)
    const first = await insert({ publishedAt: after(-4) })
    await insert({ publishedAt: after(-3) })
    expect(await shown()).toBe(first)
    const embargoed = await insert({ publishedAt: after(-5), embargoUntil: after(60) })
    expect(await shown()).toBe(embargoed)
  })

  it('does not show a post whose draft is no longer about the match, and creates another', async () => {
    await signInAgain()
    const { id: matchdayId } = await insertMatchday(test.db, { startsOn: '2026-04-01', endsOn: '2026-04-03' })
    const fixtureId = String(await insertFixture(test.db, matchdayId, { kickOff: new Date('2026-04-02T18:00:00Z') }))
    const shown = async () =>
      (await test.call(listDeliveries, { ...asEditor(), params: { id: fixtureId } })).answer().deliveries[0]?.post?.id
    // Scheduled once, so that its row still names the match.
    const unscheduled = { state: 'draft', fixtureId: Number(fixtureId), categoryIds: [lineUps.id] } as const
    const id = String((await insertPost(test.db, unscheduled)).id)
    expect(await shown()).toBe(id)
    const params = { id, field: 'fixture' } as const
    ;(await test.call(saveFact, { ...asEditor(), params, body: { value: null, version: 0 } })).answer()
    expect(await shown()).toBeUndefined()
    const promiseId = (await readBoard()).promises[0]?.id ?? ''
    const created = (await test.call(createDelivery, { ...asEditor(), body: { promiseId, fixtureId } })).answer()
    expect(created.id).not.toBe(id)
    expect(await shown()).toBe(created.id)
  })
})
