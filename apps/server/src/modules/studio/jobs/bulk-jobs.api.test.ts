import { cancelJob, getJob, listJobs } from '@mixed-zone/contract/endpoints/studio/jobs'
import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DatabaseAway } from '../../../platform/database/database-errors.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { createJobs } from '../../../platform/jobs/create-jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { type BulkRow, createBulkJobs, type StartBulkJob } from './bulk-jobs.service.ts'

interface Filter {
  readonly upTo: number
}

interface Options {
  readonly note: string
}

let test: TestApp
let jobs: Jobs
let clerk: SignedIn
let start: StartBulkJob<Filter, Options>
/** Called in the transaction of each row. */
let beforeRow: (row: BulkRow<Options>, tx: Db) => Promise<void>

beforeAll(async () => {
  test = await startTestApp()
  clerk = await test.signIn({ permissionsAdded: ['users'] })
  jobs = createJobs({ database: test.database, log: test.log.log, pollSeconds: 0.5 })
  const { db, clock, log } = test
  const bulk = createBulkJobs({
    db,
    backgroundDb: test.database.backgroundDb,
    changes: test.changes,
    clock,
    log: log.log,
    jobs,
  })
  start = bulk.register<Filter, Options>({
    kind: 'test.note',
    permission: 'users',
    listIds: async (_db, { upTo }) => Array.from({ length: upTo }, (_, index) => index + 1),
    async run(tx, row) {
      await recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: `${row.options.note}:${row.id}` })
      await beforeRow(row, tx)
    },
  })
  await jobs.open()
  await jobs.start()
})

afterAll(async () => {
  await jobs.stop()
  await test.remove()
})

const WITHIN = { timeout: 20_000 }

/** The ids that were done, as often as they were. */
async function listDone(note: string): Promise<string[]> {
  const rows = await test.db
    .select({ subjectId: studioEvents.subjectId })
    .from(studioEvents)
    .where(like(studioEvents.subjectId, `${note}:%`))
    .orderBy(asc(studioEvents.id))
  return rows.map(({ subjectId }) => subjectId.slice(note.length + 1))
}

async function find(jobId: string, query = {}) {
  return (await test.call(getJob, { token: clerk.token, params: { id: jobId }, query })).answer()
}

const waitForEnd = async (jobId: string) => {
  await vi.waitUntil(async () => (await find(jobId)).job.state !== 'running', WITHIN)
}

const startAll = async (note: string, upTo: number) =>
  (await start(clerk.actor, { selection: { filter: { upTo }, total: upTo }, options: { note } })).jobId

const isOnce = (done: readonly string[]) => new Set(done).size === done.length

describe('bulk jobs', () => {
  it('do each row once and keep a result for each', async () => {
    beforeRow = async ({ id }) => {
      if (id === '2') throw new ApiError('conflict')
      if (id === '4') throw new TypeError('a bug')
    }
    const selection = { ids: ['1', '2', '3', '4', '3'] }
    const { jobId } = await start(clerk.actor, { selection, options: { note: 'results' } })
    await waitForEnd(jobId)
    const { job, rows } = await find(jobId)
    expect(job).toMatchObject({ kind: 'test.note', state: 'done', total: 4, finished: 4, failed: 2 })
    expect(rows.items.map(({ id, result }) => [id, result])).toEqual([
      ['1', 'done'],
      ['2', 'conflict'],
      ['3', 'done'],
      ['4', 'generic'],
    ])
    expect(await listDone('results')).toEqual(['1', '3'])
    expect((await find(jobId, { result: 'failed' })).rows.items.map(({ id }) => id)).toEqual(['2', '4'])
    const events = await test.db
      .select()
      .from(studioEvents)
      .where(eq(studioEvents.subjectId, jobId))
      .orderBy(asc(studioEvents.id))
    expect(events.every(({ kind, recipientId }) => kind === 'job' && recipientId === clerk.personId)).toBe(true)
    expect(events.at(-1)?.progress).toEqual({ state: 'done', total: 4, finished: 4, failed: 2 })
  })

  it('resume where the database was lost, without doing a row twice', async () => {
    let losses = 0
    beforeRow = async ({ id }) => {
      if (id !== '5' || losses >= 2) return
      losses += 1
      throw new DatabaseAway('the connection was lost')
    }
    const jobId = await startAll('resumed', 12)
    await waitForEnd(jobId)
    expect((await find(jobId)).job).toMatchObject({ state: 'done', finished: 12, failed: 0 })
    const done = await listDone('resumed')
    expect([losses, done.length, isOnce(done)]).toEqual([2, 12, true])
  })

  it('are refused if the filter matches another number of rows than the person saw', async () => {
    const request = { selection: { filter: { upTo: 3 }, total: 4 }, options: { note: 'never' } }
    await expect(start(clerk.actor, request)).rejects.toMatchObject({ type: 'conflict' })
  })

  it('stop when the owner loses the permission', async () => {
    const loser = await test.signIn({ permissionsAdded: ['users', 'audit'] })
    beforeRow = async ({ id }, tx) => {
      if (id !== '3') return
      await tx
        .update(people)
        .set({ permissionsAdded: ['audit'] })
        .where(eq(people.id, loser.personId))
    }
    const request = { selection: { filter: { upTo: 9 }, total: 9 }, options: { note: 'lost' } }
    const { jobId } = await start(loser.actor, request)
    const read = async () => (await test.call(getJob, { token: loser.token, params: { id: jobId } })).answer().job
    await expect.poll(async () => (await read()).state, WITHIN).toBe('stopped')
    expect([(await read()).finished, (await listDone('lost')).length]).toEqual([3, 3])
  })
})

describe('POST studio/jobs/:id/cancel', () => {
  it('stops the job and keeps what is done', async () => {
    const reached = Promise.withResolvers<void>()
    beforeRow = async ({ id }) => {
      if (id === '2') reached.resolve()
      // The job waits for its retry without a lock, so the cancellation comes before this row on either engine.
      if (id === '3') throw new DatabaseAway('the connection was lost')
    }
    const jobId = await startAll('cancelled', 9)
    await reached.promise
    const result = await test.call(cancelJob, { token: clerk.token, params: { id: jobId } })
    const { state, finished, endedAt } = result.answer()
    expect([state, finished, endedAt]).toEqual(['cancelled', 2, test.clock.now().toISOString()])
    expect((await find(jobId)).job).toEqual(result.answer())
    expect(await listDone('cancelled')).toEqual(['1', '2'])
    const again = await test.call(cancelJob, { token: clerk.token, params: { id: jobId } })
    expect(again.answer()).toEqual(result.answer())
  })
})

describe('GET studio/jobs', () => {
  it('lists only own jobs, latest first', async () => {
    beforeRow = async () => {}
    const other = await test.signIn({ role: 'admin' })
    test.clock.advance(1_000)
    const jobId = await startAll('listed', 0)
    await waitForEnd(jobId)
    const { items, total } = (await test.call(listJobs, { token: clerk.token })).answer()
    expect([items[0]?.id, items[0]?.total, items.length]).toEqual([jobId, 0, total])
    const oldest = (await test.call(listJobs, { token: clerk.token, query: { sort: 'createdAt' } })).answer().items
    expect(oldest.at(-1)?.id).toBe(jobId)
    expect((await test.call(listJobs, { token: other.token })).answer().items).toEqual([])
    for (const endpoint of [getJob, cancelJob]) {
      const result = await test.call(endpoint, { token: other.token, params: { id: jobId } })
      expect(result.failure().type).toBe('not-found')
    }
  })

  it.each(['0', 'x', '99999999999999999999', '%00'])('GET studio/jobs/%s is not found', async (id) => {
    expect((await test.call(getJob, { token: clerk.token, params: { id } })).failure().type).toBe('not-found')
  })
})
