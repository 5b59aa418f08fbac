import { exportFigures, listDeliveryTimes } from '@mixed-zone/contract/endpoints/studio/figures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCategory, insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { coveragePromises } from '../../../platform/database/schema/studio.ts'

let test: TestApp
let manager: string
let almenara: number
let lineUps: number
let gallery: number

const inEach = (name: string) => ({ es: name, en: name, pt: name })
const on = (time: string, day = '2026-11-15') => new Date(`${day}T${time}:00Z`)

beforeAll(async () => {
  test = await startTestApp()
  manager = (await test.signIn({ role: 'manager' })).token
  lineUps = (await insertCategory(test.db, { names: inEach('Line-ups') })).id
  gallery = (await insertCategory(test.db, { names: inEach('Gallery') })).id
  const terms = { locales: ['en' as const], titles: inEach('Title') }
  await test.db.insert(coveragePromises).values([
    { categoryId: gallery, anchor: 'whistle', minutes: 30, ...terms },
    { categoryId: lineUps, anchor: 'kick-off', minutes: -60, ...terms },
  ])
  const { id: round } = await insertMatchday(test.db)
  almenara = (await insertTeam(test.db)).id
  const play = async (kickOff: Date, whistle: Date | null, homeTeamId?: number) => {
    const played = { kickOff, state: 'finished', homeGoals: 2, awayGoals: 1 } as const
    const id = await insertFixture(test.db, round, { ...played, ...(homeTeamId && { homeTeamId }) })
    await test.db.update(fixtures).set({ finishedAt: whistle }).where(eq(fixtures.id, id))
    return id
  }
  const publish = (fixtureId: number, category: number, publishedAt: Date, more: object = {}) =>
    insertPost(test.db, { fixtureId, categoryIds: [category], publishedAt, ...more })

  const punctual = await play(on('14:00'), on('15:50'), almenara)
  await publish(punctual, lineUps, on('12:58'))
  await publish(punctual, gallery, on('16:14'), { embargoUntil: on('23:59') })
  await publish(punctual, gallery, on('17:30'))
  const slow = await play(on('14:00'), on('15:55'))
  await publish(slow, lineUps, on('13:10'))
  await publish(slow, gallery, on('16:00'), { state: 'trash' })
  const withoutWhistle = await play(on('12:00'), null)
  await publish(withoutWhistle, gallery, on('14:32'), { state: 'archived' })
  // Neither is due: put off, and still to be played.
  await insertFixture(test.db, round, { kickOff: on('14:00'), state: 'postponed' })
  await insertFixture(test.db, round, { kickOff: on('21:00') })
  // The line-ups of this one are late.
  await insertFixture(test.db, round, { kickOff: on('18:30') })
  const before = await play(on('17:00', '2026-11-14'), on('18:50', '2026-11-14'))
  await publish(before, gallery, on('20:20', '2026-11-14'))
  // In Madrid this is the 14th.
  await play(on('23:30', '2026-11-13'), on('01:20', '2026-11-14'))
})

afterAll(() => test.remove())

const DAY = { from: '2026-11-15', to: '2026-11-15' }

const list = async (query: object = {}) =>
  (await test.call(listDeliveryTimes, { token: manager, query: { ...DAY, ...query } })).answer()

describe('GET studio/figures/deliveries', () => {
  it('measures each kind from kick-off or whistle, against its promise and the period before', async () => {
    const { items, previousPeriod } = await list()
    expect(previousPeriod).toEqual({ from: '2026-11-14', to: '2026-11-14' })
    expect(items).toEqual([
      {
        promiseId: expect.any(String),
        name: 'Line-ups',
        anchor: 'kick-off',
        minutes: -60,
        onTime: 1,
        late: 1,
        missing: 2,
        medianMinutes: -56,
        slowestMinutes: -50,
        estimated: 0,
        previous: { onTime: 0, late: 0, missing: 2, medianMinutes: null, slowestMinutes: null },
      },
      {
        promiseId: expect.any(String),
        name: 'Gallery',
        anchor: 'whistle',
        minutes: 30,
        onTime: 1,
        late: 1,
        missing: 1,
        medianMinutes: 32,
        slowestMinutes: 40,
        estimated: 1,
        previous: { onTime: 0, late: 1, missing: 1, medianMinutes: 90, slowestMinutes: 90 },
      },
    ])
  })

  it('counts the matches of one club, or none of an unknown one', async () => {
    const counts = async (team: string) =>
      (await list({ team })).items.map(({ onTime, late, missing }) => [onTime, late, missing])
    expect(await counts(String(almenara))).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ])
    expect(await counts('no-such-club')).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('is exported with the same numbers', async () => {
    const body = { ...DAY, table: 'deliveries' as const }
    const { raw } = await test.call(exportFigures, { token: manager, body, locale: 'en' })
    expect(readCsv(raw.body)).toMatchObject([
      { Delivery: 'Line-ups', 'Counted from': 'Kick-off', 'Promise (min)': '-60', 'Median (min)': '-56', Missing: '2' },
      {
        Delivery: 'Gallery',
        'Counted from': 'Whistle',
        'Median before (min)': '90',
        'Slowest (min)': '40',
        'On time': '1',
        Late: '1',
      },
    ])
  })
})
