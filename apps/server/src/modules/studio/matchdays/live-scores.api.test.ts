import { getFixture } from '@mixed-zone/contract/endpoints/library'
import { setMatchPhase, setScore, undoLiveChange } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { MatchPhase, Score } from '@mixed-zone/contract/schemas/studio/matchdays'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listenTo } from '../../../../test/live-reader.ts'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

let test: TestApp
let editor: SignedIn
let media: SignedIn
let origin: string
let id: string

beforeAll(async () => {
  test = await startTestApp({ usesCaches: true })
  editor = await test.signIn({ role: 'editor' })
  media = await test.signIn()
  origin = await test.listen()
})

beforeEach(async () => {
  const round = await insertMatchday(test.db)
  id = String(await insertFixture(test.db, round.id, { kickOff: test.clock.now() }))
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const asEditor = () => ({ token: editor.token, params: { id } })

const tap = (phase: MatchPhase) => test.call(setMatchPhase, { ...asEditor(), body: { phase } })

const score = (expected: Score, next: Score) => test.call(setScore, { ...asEditor(), body: { expected, score: next } })

const undo = (version: number) => test.call(undoLiveChange, { ...asEditor(), body: { version } })

const AT_0_0 = { home: 0, away: 0 }
const AT_1_0 = { home: 1, away: 0 }

/** Two seconds are promised; a busy machine gets three times that. */
const WITHIN = { timeout: 6_000 }

describe('PUT studio/live-scores/:id/score', () => {
  it('counts one goal for two taps that expect the same score', async () => {
    await tap('kick-off')
    const taps = await Promise.all([score(AT_0_0, AT_1_0), score(AT_0_0, AT_1_0)])
    expect(taps.map((answer) => answer.answer().score)).toEqual([AT_1_0, AT_1_0])
    expect(taps[0]?.answer().version).toBe(taps[1]?.answer().version)
  })

  it('rejects a goal that expects another score, and says which it is', async () => {
    await tap('kick-off')
    await score(AT_0_0, AT_1_0)
    const failure = (await score(AT_0_0, { home: 0, away: 1 })).failure()
    expect(failure).toMatchObject({ type: 'conflict', current: { id, score: AT_1_0 } })
  })

  it('takes goals back, and corrects a result after the whistle', async () => {
    await tap('kick-off')
    await score(AT_0_0, AT_1_0)
    expect((await score(AT_1_0, AT_0_0)).answer().score).toEqual(AT_0_0)
    await tap('full-time')
    expect((await score(AT_0_0, { home: 12, away: 3 })).answer()).toMatchObject({
      state: 'finished',
      score: { home: 12, away: 3 },
    })
  })

  it('rejects goals of a match that has not begun, and more than fit', async () => {
    expect((await score(AT_0_0, AT_1_0)).failure().type).toBe('conflict')
    await tap('kick-off')
    expect((await score(AT_0_0, { home: 100, away: 0 })).failure().type).toBe('validation')
    expect((await score(AT_0_0, { home: -1, away: 0 })).failure().type).toBe('validation')
  })
})

describe('POST studio/live-scores/:id/phase', () => {
  it('records when a match began and ended', async () => {
    const began = test.clock.now()
    expect((await tap('kick-off')).answer()).toMatchObject({
      state: 'live',
      score: AT_0_0,
      startedAt: began.toISOString(),
      finishedAt: null,
    })
    test.clock.advance(47 * MINUTE_MS)
    await tap('half-time')
    test.clock.advance(65 * MINUTE_MS)
    const finished = (await tap('full-time')).answer()
    expect(finished).toMatchObject({ state: 'finished', finishedAt: test.clock.now().toISOString() })
    test.clock.advance(MINUTE_MS)
    expect((await tap('full-time')).answer()).toEqual(finished)
  })

  it('puts a match off and back, and rejects what cannot happen', async () => {
    expect((await tap('full-time')).failure()).toMatchObject({ type: 'conflict', current: { state: 'scheduled' } })
    expect((await tap('postpone')).answer()).toMatchObject({ state: 'postponed', score: null })
    expect((await tap('reschedule')).answer().state).toBe('scheduled')
    await tap('kick-off')
    expect((await tap('abandon')).answer()).toMatchObject({ state: 'abandoned', score: AT_0_0 })
  })

  it('records who did it', async () => {
    await tap('kick-off')
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectKind, 'fixture'), eq(auditEntries.subjectId, id)))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'fixture.phase-changed',
      actorId: editor.personId,
      changes: { state: { before: 'scheduled', after: 'live' }, homeGoals: { before: null, after: 0 } },
    })
  })
})

describe('POST studio/live-scores/:id/undo', () => {
  it('takes back the last tap, once', async () => {
    await tap('kick-off')
    const whistled = (await tap('full-time')).answer()
    const undone = (await undo(whistled.version)).answer()
    expect(undone).toMatchObject({ state: 'live', finishedAt: null })
    expect((await undo(undone.version)).failure().type).toBe('conflict')
  })

  it('rejects what is too old, and what somebody has changed since', async () => {
    const begun = (await tap('kick-off')).answer()
    await score(AT_0_0, AT_1_0)
    expect((await undo(begun.version)).failure()).toMatchObject({ type: 'conflict', current: { score: AT_1_0 } })
    const whistled = (await tap('full-time')).answer()
    test.clock.advance(16 * SECOND_MS)
    expect((await undo(whistled.version)).failure().type).toBe('conflict')
  })
})

describe('GET live › fixtures', () => {
  it('tells readers each change once, also those that they missed', async () => {
    const reader = await listenTo(origin, { token: media.token })
    await tap('kick-off')
    await score(AT_0_0, AT_1_0)
    await expect.poll(() => reader.fixtureChanges.at(-1), WITHIN).toMatchObject({ id, state: 'live', score: AT_1_0 })
    await reader.close()
    await score(AT_1_0, { home: 1, away: 1 })
    const later = await listenTo(origin, { token: media.token, since: reader.cursor() })
    await expect
      .poll(() => later.fixtureChanges.filter((change) => change.id === id), WITHIN)
      .toMatchObject([{ score: { home: 1, away: 1 } }])
    await later.close()
  })

  it('shows the score to readers with the next call, in spite of caches', async () => {
    const read = async () => {
      const { fixture } = (await test.call(getFixture, { token: media.token, params: { id } })).answer()
      return fixture
    }
    expect(await read()).toMatchObject({ state: 'scheduled', score: null })
    await tap('kick-off')
    expect(await read()).toMatchObject({ state: 'live', score: AT_0_0 })
  })
})
