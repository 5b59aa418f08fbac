import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { limitCounters } from '../../database/schema/people.ts'
import { ApiError } from '../../errors/api-error.ts'
import { createLimits, type Limit, type Limits } from './limits.ts'

const LIMIT: Limit = { name: 'test', hits: 5, windowSeconds: 600 }
const MINUTE_MS = 60_000

let database: TestDatabase
const key = randomBytes(32)

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

function setUp() {
  const clock = createTestClock()
  const subject = [randomBytes(8).toString('hex')]
  return { clock, subject, limits: createLimits({ db: database.db, clock, key }) }
}

/** Seconds to wait, or 0 where the call goes through. */
async function waitOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 0
  } catch (error) {
    if (error instanceof ApiError && error.type === 'rate-limit') return error.details.retryAfterSeconds ?? Number.NaN
    throw error
  }
}

async function hitTimes(limits: Limits, subject: readonly string[], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await limits.hit({ limit: LIMIT, subject })
}

describe('limits', () => {
  it('let four hits pass, and the fifth makes the subject wait for 30 seconds', async () => {
    const { limits, subject } = setUp()
    await hitTimes(limits, subject, 4)
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(0)
    await limits.hit({ limit: LIMIT, subject })
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(30)
  })

  it('double the wait with each further hit, up to 15 minutes', async () => {
    const { limits, subject, clock } = setUp()
    await hitTimes(limits, subject, 4)
    const waits: number[] = []
    for (let time = 0; time < 8; time += 1) {
      await limits.hit({ limit: LIMIT, subject })
      const wait = await waitOf(limits.check({ limit: LIMIT, subject }))
      waits.push(wait)
      clock.advance(wait * 1000 - 1)
      expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBeGreaterThan(0)
      clock.advance(1)
      expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(0)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('forget hits that are older than the window', async () => {
    const { limits, subject, clock } = setUp()
    await hitTimes(limits, subject, 4)
    clock.advance(10 * MINUTE_MS)
    await hitTimes(limits, subject, 4)
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(0)
  })

  it('begin anew after a wait and a quiet window', async () => {
    const { limits, subject, clock } = setUp()
    await hitTimes(limits, subject, 5)
    clock.advance(30_000 + 10 * MINUTE_MS)
    await hitTimes(limits, subject, 4)
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(0)
    await limits.hit({ limit: LIMIT, subject })
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(30)
  })

  it('do not count, and do not prolong, while the subject waits', async () => {
    const { limits, subject, clock } = setUp()
    await hitTimes(limits, subject, 5)
    clock.advance(10_000)
    expect(await waitOf(limits.hit({ limit: LIMIT, subject }))).toBe(20)
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(20)
  })

  it('let no more through at once than one after the other', async () => {
    const { limits, subject } = setUp()
    const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf(limits.hit({ limit: LIMIT, subject }))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(waits.filter((wait) => wait === 30)).toHaveLength(35)
  })

  it('that hold to the end of their window let no more through before it', async () => {
    const { limits, subject, clock } = setUp()
    const counted = { limit: { ...LIMIT, wait: 'window' as const }, subject }
    for (let time = 0; time < 4; time += 1) expect((await limits.hit(counted)).waitsUntil).toBeNull()
    clock.advance(4 * MINUTE_MS)
    expect((await limits.hit(counted)).waitsUntil).toEqual(new Date(clock.now().getTime() + 6 * MINUTE_MS))
    expect(await waitOf(limits.hit(counted))).toBe(360)
    clock.advance(6 * MINUTE_MS - 1)
    expect(await waitOf(limits.check(counted))).toBe(0.001)
    clock.advance(1)
    const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(limits.hit(counted))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('know the subject again in another process', async () => {
    const { limits, subject, clock } = setUp()
    await hitTimes(limits, subject, 5)
    const other = createLimits({ db: database.db, clock, key: Buffer.from(key) })
    expect(await waitOf(other.check({ limit: LIMIT, subject }))).toBe(30)
  })

  it('keep subjects and names apart', async () => {
    const { limits, subject } = setUp()
    await hitTimes(limits, subject, 5)
    expect(await waitOf(limits.check({ limit: { ...LIMIT, name: 'other' }, subject }))).toBe(0)
    expect(await waitOf(limits.check({ limit: LIMIT, subject: [...subject, 'more'] }))).toBe(0)
  })

  it('make wait when any of several has to', async () => {
    const { limits, subject } = setUp()
    await hitTimes(limits, subject, 5)
    const free = { limit: LIMIT, subject: ['somebody else'] }
    expect(await waitOf(limits.check(free, { limit: LIMIT, subject }))).toBe(30)
    expect(await waitOf(limits.check(free, { limit: LIMIT, subject: ['another'] }))).toBe(0)
  })

  it('forget a subject on request', async () => {
    const { limits, subject } = setUp()
    await hitTimes(limits, subject, 5)
    await limits.clear({ limit: LIMIT, subject })
    expect(await waitOf(limits.check({ limit: LIMIT, subject }))).toBe(0)
  })

  it('forget all subjects that begin with a part, in the transaction that wants it', async () => {
    const { limits, subject } = setUp()
    const [first, second, other] = [
      [...subject, 'first'],
      [...subject, 'second'],
      ['other', ...subject],
    ]
    const waits = () =>
      Promise.all([subject, first, second, other].map((one) => waitOf(limits.check({ limit: LIMIT, subject: one }))))
    for (const one of [subject, first, second, other]) await hitTimes(limits, one, 5)
    const clearing = database.db.transaction(async (tx) => {
      await limits.clearAll(tx, [{ limit: LIMIT, subject }])
      throw new Error('rolled back')
    })
    await expect(clearing).rejects.toThrow('rolled back')
    expect(await waits()).toEqual([30, 30, 30, 30])
    await limits.clearAll(database.db, [{ limit: { ...LIMIT, name: 'another' }, subject }])
    expect(await waits()).toEqual([30, 30, 30, 30])
    await limits.clearAll(database.db, [{ limit: LIMIT, subject }])
    expect(await waits()).toEqual([0, 0, 0, 30])
  })

  it('store no subject in the clear', async () => {
    const { limits } = setUp()
    await limits.hit({ limit: LIMIT, subject: ['ana@example.test', '192.0.2.7'] })
    const rows = await database.db.select().from(limitCounters)
    expect(JSON.stringify(rows)).not.toMatch(/ana@|192\.0/)
  })
})
