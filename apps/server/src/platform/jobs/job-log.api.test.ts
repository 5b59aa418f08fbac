import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestLog } from '../../../test/test-log.ts'
import { DatabaseAway } from '../database/database-errors.ts'
import type { Database } from '../database/database.ts'
import { createJobs } from './create-jobs.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

/** What the log says while workers cannot fetch jobs because of `error`. */
async function logWhileFetchingFails(error: Error): Promise<readonly string[]> {
  const { log, lines } = createTestLog()
  let failures = 0
  let fails = false
  const failing: Database = {
    ...database,
    async query(text, values) {
      if (!fails || !text.includes('SKIP LOCKED')) return database.query(text, values)
      failures += 1
      throw error
    },
  }
  const jobs = createJobs({ database: failing, log, pollSeconds: 0.5 })
  jobs
    .queue({
      name: 'never-fetched',
      concurrency: 1,
      pollSeconds: 0.5,
      timeoutSeconds: 60,
      retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
      onePerKey: 'unfinished',
    })
    .handle(async () => undefined)
  await jobs.open()
  await jobs.start()
  fails = true
  await expect.poll(() => failures).toBeGreaterThanOrEqual(2)
  fails = false
  await jobs.stop()
  return lines().filter((line) => JSON.parse(line).level === 'error')
}

describe('an error of the job queue', () => {
  it('is logged with its reason', async () => {
    const [line = '{}'] = await logWhileFetchingFails(new Error('permission denied for table job'))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'the job queue failed',
      err: { message: expect.stringContaining('permission denied for table job') },
    })
  })

  it('is not logged in an outage of the database, which is reported once elsewhere', async () => {
    expect(await logWhileFetchingFails(new DatabaseAway('connection refused'))).toEqual([])
  })
})
