import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestLog } from '../../../test/test-log.ts'
import { runTasks, vacuumDatabase } from './housekeeping.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

describe('runTasks', () => {
  it('continues after a housekeeping task that fails', async () => {
    const log = createTestLog()
    const done: string[] = []
    const task = (name: string) => ({ name, run: async () => void done.push(name) })
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no space left')) }
    await runTasks([task('first'), broken, task('last'), vacuumDatabase(database)], log.log)
    expect(done).toEqual(['first', 'last'])
    expect(log.lines()).toEqual([expect.stringContaining('no space left')])
  })
})
