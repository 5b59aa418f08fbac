import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestLog, type TestLog } from '../../../test/test-log.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { DatabaseAway } from '../database/database-errors.ts'
import { createJobs } from './create-jobs.ts'
import { runAll, scheduleHousekeeping, tidyDatabase } from './housekeeping.ts'
import type { Jobs } from './jobs.ts'

let database: TestDatabase
let log: TestLog
const nodes: Jobs[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(() => {
  log = createTestLog()
})

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
})

const HURRY = { pollSeconds: 0.5, scheduleSeconds: 1, retrySeconds: 1 }

function node(): Jobs {
  const jobs = createJobs({ database, log: log.log, pace: HURRY })
  nodes.push(jobs)
  return jobs
}

async function countOf(name: string): Promise<number> {
  const { rows } = await database.query('select count(*)::int as sent from jobs.job where name = $1', [name])
  return rows[0].sent
}

describe('jobs', () => {
  it('run once each, whichever of two nodes takes them', async () => {
    const done: number[] = []
    const both = [node(), node()]
    for (const jobs of both) {
      jobs.handle<{ number: number }>('count', async ({ number }) => void done.push(number))
      await jobs.start()
    }
    const numbers = Array.from({ length: 12 }, (_, number) => number)
    for (const number of numbers) await both[number % 2]?.send('count', { number })
    await expect.poll(() => done.toSorted((a, b) => a - b), { timeout: 50_000 }).toEqual(numbers)
  })

  it('begin once the database answers, though it was away when they were to begin', async () => {
    const done: string[] = []
    let failures = 3
    const query: TestDatabase['query'] = (text, values) => {
      if (failures === 0) return database.query(text, values)
      failures -= 1
      return Promise.reject(new DatabaseAway('it does not answer'))
    }
    const jobs = createJobs({ database: { ...database, query }, log: log.log, pace: HURRY })
    nodes.push(jobs)
    jobs.handle('patience', async () => void done.push('done'))
    await jobs.start()
    expect(failures).toBe(0)
    await jobs.send('patience', {})
    await expect.poll(() => done, { timeout: 50_000 }).toEqual(['done'])
  })

  it('are tried again when they fail', async () => {
    const jobs = node()
    let attempts = 0
    jobs.handle('stumble', async () => {
      attempts += 1
      if (attempts < 2) throw new Error('stumbled')
    })
    await jobs.start()
    await jobs.send('stumble', {})
    await expect.poll(() => attempts, { timeout: 50_000 }).toBe(2)
    expect(log.lines().filter((line) => line.includes('stumbled'))).toHaveLength(1)
  })

  it('are sent if and only if what causes them is kept', async () => {
    const jobs = node()
    const done: string[] = []
    jobs.handle<{ word: string }>('say', async ({ word }) => void done.push(word))
    await jobs.start()
    const lost = database.db.transaction(async (tx) => {
      await jobs.send('say', { word: 'lost' }, { within: tx })
      throw new Error('given up')
    })
    await expect(lost).rejects.toThrow('given up')
    await database.db.transaction((tx) => jobs.send('say', { word: "kept: 'ñ' \\ \"" }, { within: tx }))
    await expect.poll(() => done, { timeout: 50_000 }).toEqual(["kept: 'ñ' \\ \""])
  })

  it('wait for their time', async () => {
    const jobs = node()
    const done: string[] = []
    jobs.handle<{ word: string }>('wait', async ({ word }) => void done.push(word))
    await jobs.start()
    await jobs.send('wait', { word: 'tomorrow' }, { after: new Date(Date.now() + 86_400_000) })
    await jobs.send('wait', { word: 'now' })
    await expect.poll(() => done, { timeout: 50_000 }).toEqual(['now'])
  })

  it('run by a schedule, and a schedule that a new version no longer has goes', async () => {
    const jobs = node()
    let turns = 0
    jobs.schedule({ name: 'every-minute', cron: '* * * * *', run: async () => void (turns += 1) })
    await jobs.start()
    await expect.poll(() => turns, { timeout: 50_000 }).toBe(1)
    const newer = node()
    scheduleHousekeeping(newer, { log: log.log })
    await newer.start()
    const { rows } = await database.query('select name from jobs.schedule order by name')
    expect(rows).toEqual([{ name: 'housekeeping-hourly' }, { name: 'housekeeping-nightly' }])
  })

  it('on a schedule also run after a start', async () => {
    const jobs = node()
    const { promise: hasRun, resolve: run } = Promise.withResolvers<void>()
    jobs.schedule({ name: 'yearly', cron: '0 0 1 1 *', afterStartSeconds: 1, run: async () => run() })
    await jobs.start()
    await hasRun
    expect(await countOf('yearly')).toBe(1)
  })

  it('on a schedule wait once after the start of several nodes', async () => {
    for (const jobs of [node(), node()]) {
      jobs.schedule({ name: 'century', cron: '0 0 1 1 *', afterStartSeconds: 3600, run: async () => undefined })
      await jobs.start()
    }
    expect(await countOf('century')).toBe(1)
  })

  it('that run are waited for when the process stops, and no other begins', async () => {
    const jobs = createJobs({ database, log: log.log, pace: HURRY })
    const events: string[] = []
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    jobs.handle('long', async () => {
      events.push('begun')
      begin()
      await mayEnd
      events.push('ended')
    })
    await jobs.start()
    await jobs.send('long', {})
    await hasBegun
    await jobs.send('long', {})
    const stopped = jobs.stop().then(() => events.push('stopped'))
    end()
    await stopped
    expect(events).toEqual(['begun', 'ended', 'stopped'])
  })

  it('leave the database to others while nothing is to do, also after a script that failed', async () => {
    const jobs = node()
    await jobs.start()
    await expect(jobs.send('nobody-handles-this', {})).rejects.toThrow()
    expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  })
})

describe('housekeeping', () => {
  it('goes on after a task that fails', async () => {
    const done: string[] = []
    const task = (name: string) => ({ name, run: async () => void done.push(name) })
    const broken = { name: 'broken', run: () => Promise.reject(new Error('dust')) }
    await runAll([task('first'), broken, task('last'), tidyDatabase(database)], log.log)
    expect(done).toEqual(['first', 'last'])
    expect(log.lines().join('')).toContain('dust')
    expect(log.lines()).toHaveLength(1)
  })
})
