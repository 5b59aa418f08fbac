import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { abandonJobs, advanceJobs, listJobs, listSchedules, setJobState } from '../../../test/test-jobs.ts'
import { createTestLog, type TestLog } from '../../../test/test-log.ts'
import { createJobs, type JobsOptions } from './create-jobs.ts'
import { scheduleHousekeeping } from './housekeeping.ts'
import type { Jobs, QueueOptions } from './jobs.ts'

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
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

const WAIT = { timeout: 50_000 }

function createNode(given: Partial<JobsOptions> = {}): Jobs {
  const jobs = createJobs({ database, log: log.log, pollSeconds: 0.5, ...given })
  nodes.push(jobs)
  return jobs
}

async function startNode(jobs: Jobs): Promise<void> {
  await jobs.open()
  await jobs.start()
}

const queueOf = (name: string, given: Partial<QueueOptions> = {}): QueueOptions => ({
  name,
  concurrency: 1,
  pollSeconds: 2,
  timeoutSeconds: 60,
  retry: { limit: 2, delaySeconds: 3600, maxDelaySeconds: 36_000 },
  onePerKey: 'unfinished',
  ...given,
})

interface Numbered {
  readonly number: number
}

const numbered = (number: number) => ({ data: { number }, key: String(number) })

/** The log lines that mention a word. */
const logged = (word: string) => log.lines().filter((line) => line.includes(word))

describe('Queue.send', () => {
  it('runs each job once on two nodes', async () => {
    const done: number[] = []
    const queues = []
    for (const jobs of [createNode(), createNode()]) {
      const queue = jobs.queue<Numbered>(queueOf('count', { concurrency: 2 }))
      queue.handle(async ({ number }) => void done.push(number))
      await startNode(jobs)
      queues.push(queue)
    }
    const numbers = Array.from({ length: 12 }, (_, number) => number)
    for (const number of numbers) await queues[number % 2]?.send(database.db, numbered(number))
    await expect.poll(() => done.toSorted((a, b) => a - b), WAIT).toEqual(numbers)
  })

  it('sends a job if and only if its transaction commits', async () => {
    const jobs = createNode()
    const words: string[] = []
    const queue = jobs.queue<{ word: string }>(queueOf('say'))
    queue.handle(async ({ word }) => void words.push(word))
    await startNode(jobs)
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.send(tx, { data: { word: 'lost' }, key: 'lost' })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    const word = "kept: 'ñ' \\ \""
    await database.db.transaction((tx) => queue.send(tx, { data: { word }, key: 'kept' }))
    await expect.poll(() => words, WAIT).toEqual([word])
  })

  it('runs a job soon after its transaction commits, without waiting for the next poll', async () => {
    const jobs = createNode({ pollSeconds: 3600 })
    const done: number[] = []
    const queue = jobs.queue<Numbered>(queueOf('soon'))
    queue.handle(async ({ number }) => void done.push(number))
    await startNode(jobs)
    await database.db.transaction((tx) => queue.send(tx, ...[1, 2, 3].map(numbered)))
    await expect.poll(() => done.toSorted((a, b) => a - b), WAIT).toEqual([1, 2, 3])
  })

  it('runs a job that a process without workers has sent', async () => {
    const sender = createNode({ sendOnly: true })
    const sending = sender.queue<Numbered>(queueOf('other-process'))
    await sender.open()
    await sending.send(database.db, numbered(7))
    const worker = createNode()
    const done: number[] = []
    worker.queue<Numbered>(queueOf('other-process')).handle(async ({ number }) => void done.push(number))
    await startNode(worker)
    await expect.poll(() => done, WAIT).toEqual([7])
  })

  it('runs a delayed job after its delay', async () => {
    const jobs = createNode()
    const done: number[] = []
    const queue = jobs.queue<Numbered>(queueOf('delayed'))
    queue.handle(async ({ number }) => void done.push(number))
    await startNode(jobs)
    await queue.send(database.db, { ...numbered(2), startAfterSeconds: 86_400 }, numbered(1))
    await expect.poll(() => done, WAIT).toEqual([1])
    await advanceJobs(database.db, 'delayed', 86_400)
    await expect.poll(() => done, WAIT).toEqual([1, 2])
  })

  it('runs jobs with a higher priority first', async () => {
    const jobs = createNode()
    const done: number[] = []
    const queue = jobs.queue<Numbered>(queueOf('ranked'))
    queue.handle(async ({ number }) => void done.push(number))
    await jobs.open()
    await queue.send(database.db, { ...numbered(1), priority: -1 })
    await queue.send(database.db, numbered(2))
    await jobs.start()
    await expect.poll(() => done, WAIT).toEqual([2, 1])
  })

  it('drops a job whose key is queued, or unfinished, as the queue says', async () => {
    const jobs = createNode({ sendOnly: true })
    const once = jobs.queue<Numbered>(queueOf('once'))
    const throttled = jobs.queue<Numbered>(queueOf('throttled', { onePerKey: 'queued' }))
    await jobs.open()
    for (let time = 0; time < 2; time += 1) {
      await once.send(database.db, numbered(1), numbered(2))
      await throttled.send(database.db, { ...numbered(1), oncePerSeconds: 86_400 })
    }
    expect((await listJobs(database.db, 'once')).map(({ key }) => key)).toEqual(['1', '2'])
    expect(await listJobs(database.db, 'throttled')).toHaveLength(1)
    // A job without the limit of one per period is queued beside those that have run.
    await setJobState(database.db, 'throttled', 'completed')
    await throttled.send(database.db, { ...numbered(1), oncePerSeconds: 86_400 })
    expect(await listJobs(database.db, 'throttled')).toHaveLength(1)
    await throttled.send(database.db, numbered(1))
    expect(await listJobs(database.db, 'throttled')).toHaveLength(2)
  })
})

describe('a job that fails', () => {
  it('is retried with growing delays, then given to the dead letter queue', async () => {
    const jobs = createNode()
    const failed: number[] = []
    let attempts = 0
    jobs.queue<Numbered>(queueOf('stumble-failed')).handle(async ({ number }) => void failed.push(number))
    const queue = jobs.queue<Numbered>(queueOf('stumble', { deadLetter: 'stumble-failed' }))
    queue.handle(async () => {
      attempts += 1
      throw new Error('stumbled')
    })
    await startNode(jobs)
    await queue.send(database.db, numbered(7))
    for (const [attempt, minDelaySeconds] of [3600, 7200].entries()) {
      await expect.poll(async () => (await listJobs(database.db, 'stumble'))[0]?.state, WAIT).toBe('retry')
      expect(attempts).toBe(attempt + 1)
      const [job] = await listJobs(database.db, 'stumble')
      expect(job?.delaySeconds).toBeGreaterThanOrEqual(minDelaySeconds)
      expect(failed).toEqual([])
      await queue.retryNow()
      await expect.poll(() => attempts, WAIT).toBe(attempt + 2)
    }
    await expect.poll(() => failed, WAIT).toEqual([7])
    expect(logged('stumbled').map((line) => JSON.parse(line).level)).toEqual(['warn', 'warn', 'error'])
  })

  it('stores the reason of its error alone', async () => {
    const jobs = createNode()
    const queue = jobs.queue<Numbered>(queueOf('leak'))
    queue.handle(() => Promise.reject(new Error('select hunter2', { cause: new Error('it failed') })))
    await startNode(jobs)
    await queue.send(database.db, numbered(1))
    const outputs = async () => JSON.stringify((await listJobs(database.db, 'leak')).map(({ output }) => output))
    await expect.poll(outputs, WAIT).toContain('it failed')
    expect(await outputs()).not.toMatch(/hunter2|select/)
  })
})

describe('a job whose process died', () => {
  /** Leaves a job as `kill -9` does, and starts a node half a minute later. */
  async function crashAndRestart(options: QueueOptions, engine: TestDatabase['engine']): Promise<number[]> {
    const killed = createNode({ sendOnly: true })
    const queue = killed.queue<Numbered>(options)
    await killed.open()
    await queue.send(database.db, numbered(1))
    await abandonJobs(database.db, options.name, 31)
    const jobs = createNode({ database: { ...database, engine }, superviseSeconds: 1 })
    const done: number[] = []
    jobs.queue<Numbered>(options).handle(async ({ number }) => void done.push(number))
    await startNode(jobs)
    return done
  }

  // The embedded engine has no other process; on a server, the heartbeat is missing.
  it.each(['embedded', 'server'] as const)('runs again soon on the %s engine', async (engine) => {
    const retry = { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 }
    const done = await crashAndRestart(queueOf(`silent-${engine}`, { heartbeatSeconds: 30, retry }), engine)
    await expect.poll(() => done, WAIT).toEqual([1])
  })

  it('stays with its node until its timeout on a server, where that node may be alive', async () => {
    await crashAndRestart(queueOf('killed-server'), 'server')
    expect(await listJobs(database.db, 'killed-server')).toMatchObject([{ state: 'active' }])
  })
})

describe('Jobs.schedule', () => {
  it('runs a scheduled job, and removes schedules that a newer version no longer has', async () => {
    const jobs = createNode()
    let runs = 0
    jobs.schedule({ name: 'every-minute', cron: '* * * * *', run: async () => void (runs += 1) })
    await startNode(jobs)
    await expect.poll(() => runs, { timeout: 90_000 }).toBeGreaterThan(0)
    const newer = createNode()
    scheduleHousekeeping(newer, { log: log.log })
    await newer.open()
    expect(await listSchedules(database.db)).toEqual(['housekeeping-hourly', 'housekeeping-nightly'])
  }, 120_000)

  it('also runs a job after a start', async () => {
    const jobs = createNode()
    const { promise: hasRun, resolve } = Promise.withResolvers<void>()
    jobs.schedule({ name: 'yearly', cron: '0 0 1 1 *', afterStartSeconds: 1, run: async () => resolve() })
    await startNode(jobs)
    await hasRun
    expect(await listJobs(database.db, 'yearly')).toHaveLength(1)
  })

  it('queues a job once after the start of several nodes', async () => {
    for (const jobs of [createNode(), createNode()]) {
      jobs.schedule({ name: 'century', cron: '0 0 1 1 *', afterStartSeconds: 3600, run: async () => undefined })
      await startNode(jobs)
    }
    expect(await listJobs(database.db, 'century')).toHaveLength(1)
  })
})

describe('Jobs.stop', () => {
  it('waits for running jobs and starts no other', async () => {
    const jobs = createJobs({ database, log: log.log, pollSeconds: 0.5 })
    const events: string[] = []
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasStarted, resolve: start } = Promise.withResolvers<void>()
    const queue = jobs.queue<Numbered>(queueOf('long'))
    queue.handle(async () => {
      events.push('started')
      start()
      await mayEnd
      events.push('ended')
    })
    await startNode(jobs)
    await queue.send(database.db, numbered(1))
    await hasStarted
    await queue.send(database.db, numbered(2))
    const stopped = jobs.stop().then(() => events.push('stopped'))
    end()
    await stopped
    expect(events).toEqual(['started', 'ended', 'stopped'])
  })

  it('aborts jobs that do not end in time', async () => {
    const jobs = createJobs({ database, log: log.log, pollSeconds: 0.5, stopTimeoutMs: 1500 })
    const { promise: hasStarted, resolve: start } = Promise.withResolvers<void>()
    const queue = jobs.queue<Numbered>(queueOf('endless'))
    queue.handle((_data, signal) => {
      start()
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    })
    await startNode(jobs)
    await queue.send(database.db, numbered(1))
    await hasStarted
    await jobs.stop()
    expect(await listJobs(database.db, 'endless')).toMatchObject([{ state: 'retry' }])
  })
})

describe('Jobs', () => {
  it('leaves the database usable after a script of pg-boss has failed', async () => {
    const jobs = createNode({ sendOnly: true })
    const undeclared = jobs.queue(queueOf('unknown', { deadLetter: 'does-not-exist' }))
    await expect(jobs.open()).rejects.toThrow('does-not-exist')
    await expect(undeclared.send(database.db, numbered(1))).rejects.toThrow('does not exist')
    expect(await listJobs(database.db, 'unknown')).toEqual([])
  })
})
