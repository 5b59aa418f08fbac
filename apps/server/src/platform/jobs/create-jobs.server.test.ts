import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestLog } from '../../../test/test-log.ts'
import { createJobs } from './create-jobs.ts'
import { JOBS_SCHEMA } from './job-queue.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

const COUNT_WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike '%create schema%'`

async function countWaiting(): Promise<unknown> {
  const { rows } = await database.query(COUNT_WAITING)
  return rows[0].waiting
}

describe('Jobs.open', () => {
  it('starts although another node is creating the schema of the queue', async () => {
    await database.query(`drop schema if exists ${JOBS_SCHEMA} cascade`)
    const otherNode = database.createClient()
    await otherNode.connect()
    await otherNode.query(`begin; create schema ${JOBS_SCHEMA}`)
    const jobs = createJobs({ database, log: createTestLog().log })

    const opening = jobs.open()
    await expect.poll(countWaiting).toBe(1)
    await otherNode.query('commit')
    await otherNode.end()

    await opening
    const { rows } = await database.query(`select version from ${JOBS_SCHEMA}.version`)
    expect(rows).toHaveLength(1)
    await jobs.stop()
  })
})
