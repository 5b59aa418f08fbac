import { getFigures, getFigureSeries, listFigures } from '@mixed-zone/contract/endpoints/studio/figures'
import { updateSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { FigureDimension, FigureItem } from '@mixed-zone/contract/schemas/studio/figures'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import {
  countReport,
  createRandom,
  dayOf,
  groupReport,
  insertPack,
  readReport,
  rollUp,
  type UsagePerson,
  usageOf,
} from '../../../../test/usage-scenario.ts'
import { usageDays, usageRollup } from '../../../platform/database/schema/figures.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { usageEvents } from '../../../platform/database/schema/records.ts'
import { listStaleDays, sealDays, storeDay } from './usage-days.repository.ts'
import { encodeDay, readDay } from './usage-day.ts'

let test: TestApp
/** Sees embargoed posts; the other does not. */
let admin: string
let manager: string
let readers: UsagePerson[]
let postIds: number[]

const MEDIA = [
  { companyName: 'El Correo del Sur', mediaType: 'newspaper', country: 'ES', region: 'europe' },
  { companyName: 'EL CORREO DEL SUR', mediaType: 'newspaper', country: 'PT', region: 'europe' },
  { companyName: 'Canal Pampa', mediaType: 'television', country: 'AR', region: 'latin-america' },
  { companyName: '', mediaType: 'other', country: 'NG', region: 'africa' },
] as const

/** Around both changes of the clocks in Spain, and up to today. */
const STARTS = ['2026-03-27T20:00:00Z', '2026-10-23T20:00:00Z', '2026-11-12T20:00:00Z']

beforeAll(async () => {
  test = await startTestApp()
  const editor = await test.signIn({ role: 'admin' })
  await test.db.update(people).set({ embargoTermsAcceptedAt: test.clock.now() }).where(eq(people.id, editor.personId))
  admin = editor.token
  manager = (await test.signIn({ role: 'manager' })).token
  readers = []
  for (const medium of MEDIA) {
    for (let count = 0; count < 2; count += 1) {
      const { personId } = await test.signIn(medium)
      readers.push({ personId, ...medium })
    }
  }
  const later = new Date(test.clock.now().getTime() + HOUR_MS)
  const stored = [
    await insertPost(test.db),
    await insertPost(test.db),
    await insertPost(test.db),
    await insertPost(test.db, { embargoUntil: later }),
    await insertPost(test.db, { state: 'archived' }),
    await insertPost(test.db),
  ]
  postIds = stored.map(({ id }) => id)
  await insertUsage(600)
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

async function insertUsage(count: number): Promise<void> {
  const random = createRandom(7)
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
  const moment = () => new Date(Date.parse(pick(STARTS)) + random(70 * 60) * 60_000)
  const rows = Array.from({ length: count }, () =>
    usageOf(pick(readers), {
      at: moment(),
      event: pick(['view', 'view', 'download', 'copy-text'] as const),
      postId: pick(postIds),
      bytes: random(1_000_000),
    }),
  )
  await test.db.insert(usageEvents).values(rows)
  for (let pack = 0; pack < 30; pack += 1) {
    const chosen = postIds.filter(() => random(2) === 1)
    const parts = (chosen.length === 0 ? postIds : chosen).map((postId) => ({ postId, bytes: 100 + random(1000) }))
    await insertPack(test, usageOf(pick(readers), { at: moment(), bytes: 1_000_000 + random(1000) }), parts)
  }
}

const countStale = () => test.db.$count(usageDays, isNull(usageDays.uses))

const PERIODS = [
  { from: '2026-03-01', to: '2026-11-15' },
  { from: '2026-10-24', to: '2026-10-25' },
  { from: '2026-03-29', to: '2026-03-29' },
  { from: '2026-11-15', to: '2026-11-15' },
  { from: '2025-01-01', to: '2025-12-31' },
]

const numbersOf = ({
  views,
  downloads,
  copies,
  people: persons,
}: Omit<FigureItem, 'key' | 'name' | 'bytes' | 'countries'>) => ({
  views,
  downloads,
  copies,
  people: persons,
})

const FILTERS: readonly { query: Record<string, string>; row: Record<string, string> }[] = [
  { query: {}, row: {} },
  { query: { region: 'europe', mediaType: 'newspaper' }, row: { Region: 'Europe', 'Media type': 'Newspaper' } },
  { query: { country: 'AR' }, row: { Country: 'Argentina' } },
]

/** Every figure against the rows of the report. */
async function expectSameAsReport(): Promise<void> {
  for (const token of [admin, manager]) {
    const rows = await readReport(test, token, {})
    for (const [index, { from, to }] of PERIODS.entries()) {
      for (const filter of index === 0 ? FILTERS : FILTERS.slice(0, 1)) {
        const isOfFilter = (row: Record<string, string>) =>
          Object.entries(filter.row).every(([column, value]) => row[column] === value)
        const expected = rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to && isOfFilter(row))
        const { current } = (await test.call(getFigures, { token, query: { from, to, ...filter.query } })).answer()
        expect(current).toMatchObject(countReport(expected))
      }
    }
    const query = { from: '2026-01-01', to: '2026-12-31', pageSize: 50 }
    const listed = async (by: FigureDimension) =>
      (await test.call(listFigures, { token, query: { ...query, by } })).answer().items
    const posted = Object.fromEntries((await listed('post')).map((item) => [item.key, numbersOf(item)]))
    const reported = Object.entries(groupReport(rows, 'Post')).map(([key, counts]) => [key, numbersOf(counts)])
    expect(posted).toEqual(Object.fromEntries(reported))
    const countries = Object.fromEntries((await listed('country')).map(({ name, ...item }) => [name, item]))
    expect(countries).toMatchObject(groupReport(rows, 'Country'))
    for (const { from, to } of PERIODS.slice(1, 4)) {
      const { items } = (await test.call(getFigureSeries, { token, query: { from, to } })).answer()
      for (const { from: day, ...item } of items) {
        const { countries: _countries, ...expected } = countReport(rows.filter((row) => dayOf(row) === day))
        expect(item).toMatchObject(expected)
      }
    }
  }
}

async function setTimeZone(name: string): Promise<void> {
  const version = test.settings.versions.timeZone?.version ?? 0
  const body = { version, value: { name } }
  const { status } = await test.call(updateSetting, { token: admin, params: { key: 'timeZone' }, body })
  expect(status).toBe(200)
  expect(test.settings.current.timeZone.name).toBe(name)
}

describe('The roll-up of usage', () => {
  it('gives the figures of the report before the first run and after it', async () => {
    await expectSameAsReport()
    await rollUp(test)
    expect(await countStale()).toBe(0)
    expect(await test.db.select().from(usageRollup)).toEqual([
      { id: true, timeZone: 'Europe/Madrid', sealedBefore: '2026-11-15' },
    ])
    expect(await test.db.$count(usageDays)).toBeGreaterThan(8)
    await expectSameAsReport()
  })

  it('counts events that arrive late, are deleted, or lose their person or post', async () => {
    const [first, second] = readers
    if (!first || !second) throw new Error('no readers')
    await test.db.insert(usageEvents).values(
      usageOf(first, {
        at: new Date('2026-10-25T00:30:00Z'),
        event: 'download',
        postId: postIds[0] ?? null,
        bytes: 5,
      }),
    )
    expect(await countStale()).toBe(1)
    await expectSameAsReport()
    await test.db.delete(people).where(eq(people.id, second.personId))
    await test.db.delete(posts).where(eq(posts.id, postIds[5] ?? 0))
    await test.db.update(usageEvents).set({ personId: first.personId }).where(eq(usageEvents.country, 'AR'))
    await test.db.execute(sql`delete from usage_events where at < '2026-03-28T12:00:00Z'`)
    expect(await countStale()).toBeGreaterThan(4)
    await expectSameAsReport()
    await rollUp(test)
    expect(await countStale()).toBe(0)
    await expectSameAsReport()
    // What is stored names nobody who was deleted.
    const stored = await test.db.select({ uses: usageDays.uses }).from(usageDays)
    const named = new Set(stored.flatMap(({ uses }) => (uses === null ? [] : [...readDay(uses).personIds])))
    expect([named.has(first.personId), named.has(second.personId)]).toEqual([true, false])
  })

  it('follows the days of another time zone, at once and after the next run', async () => {
    await setTimeZone('Pacific/Auckland')
    await expectSameAsReport()
    await rollUp(test)
    expect(await countStale()).toBe(0)
    await expectSameAsReport()
    await setTimeZone('Europe/Madrid')
    await rollUp(test)
    await expectSameAsReport()
  })

  it('waits for writers before a day is sealed, and misses none of their events', async () => {
    const [reader] = readers
    if (!reader) throw new Error('no readers')
    test.clock.advance(24 * HOUR_MS)
    const inserted = Promise.withResolvers<void>()
    const sealing = inserted.promise.then(() => sealDays(test.db, { timeZone: 'Europe/Madrid', today: '2026-11-16' }))
    await test.db.transaction(async (tx) => {
      await tx.insert(usageEvents).values(usageOf(reader, { at: new Date('2026-11-15T20:00:00Z') }))
      inserted.resolve()
      // Whatever the other has begun, it ends after this transaction.
      await tx.select().from(usageRollup)
    })
    await sealing
    await rollUp(test)
    test.clock.reset()
    await expectSameAsReport()
  })

  it('does not store a day whose events changed after its revision was read', async () => {
    const [reader] = readers
    if (!reader) throw new Error('no readers')
    const at = new Date('2026-10-24T10:00:00Z')
    await test.db.insert(usageEvents).values(usageOf(reader, { at }))
    const [before] = await listStaleDays(test.db, 10)
    if (!before) throw new Error('no day is marked')
    await test.db.insert(usageEvents).values(usageOf(reader, { at }))
    const nothing = encodeDay({ uses: [], packs: [] })
    await storeDay(test.db, before, { uses: nothing, files: nothing })
    expect(await countStale()).toBe(1)
    await expectSameAsReport()
  })

  it('stores the same if two nodes run at once', async () => {
    await test.db.update(usageDays).set({ uses: null, files: null })
    await Promise.all([rollUp(test), rollUp(test)])
    expect(await countStale()).toBe(0)
    await expectSameAsReport()
  })

  it('deletes the days whose events were deleted', async () => {
    await test.db.delete(usageEvents)
    await rollUp(test)
    expect(await test.db.$count(usageDays)).toBe(0)
    const { current } = (await test.call(getFigures, { token: admin, query: PERIODS[0] ?? {} })).answer()
    expect(current).toEqual({ views: 0, downloads: 0, copies: 0, bytes: 0, people: 0, media: 0, countries: 0 })
  })
})
