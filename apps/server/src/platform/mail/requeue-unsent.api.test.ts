import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { deleteJobs, listJobs } from '../../../test/test-jobs.ts'
import { createMailBench, type MailBench } from '../../../test/test-mail-bench.ts'
import { mails } from '../database/schema/records.ts'
import { MAIL_QUEUE } from './outbox.ts'

let database: TestDatabase
let bench: MailBench

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(async () => {
  bench = await createMailBench(database)
})

afterEach(() => bench.close())

describe('Outbox.requeueUnsent', () => {
  it('queues mails without a job, such as those of a version that sent them without jobs', async () => {
    for (const template of ['hello', 'newsletter', 'hello']) await bench.enqueue({ template })
    await deleteJobs(database.db, MAIL_QUEUE.name)
    await database.db.update(mails).set({ state: 'sending', attempts: 1 }).where(eq(mails.template, 'newsletter'))
    await bench.startNode()
    for (let time = 0; time < 2; time += 1) await bench.outbox.requeueUnsent(database.db)
    await expect.poll(bench.states, { timeout: 30_000 }).toEqual(['sent', 'uncertain', 'sent'])
    expect(bench.server.received).toHaveLength(2)
  })

  it('leaves queued mails and finished mails as they are', async () => {
    await bench.enqueue({ delaySeconds: 600 })
    await bench.enqueue()
    await deleteJobs(database.db, MAIL_QUEUE.name, String((await bench.rows())[1]?.id))
    await database.db.update(mails).set({ state: 'failed' }).where(eq(mails.cause, 'hello:2'))
    await bench.outbox.requeueUnsent(database.db)
    expect(await listJobs(database.db, MAIL_QUEUE.name)).toMatchObject([{ state: 'created', delaySeconds: 600 }])
  })
})
