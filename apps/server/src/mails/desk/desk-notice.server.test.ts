import { aPerson } from '@mixed-zone/test-data/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestJobs } from '../../../test/test-jobs.ts'
import { people } from '../../platform/database/schema/people.ts'
import { mails } from '../../platform/database/schema/records.ts'
import { createMails } from '../create-mails.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

it('notifyDesk holds back an unsent mail that would miss the request that is being stored', async () => {
  const { db } = database
  const jobs = createTestJobs(database)
  const deps = { clock: createTestClock(), jobs, secret: 'x'.repeat(32), fromAddress: 'press@league.test' }
  const desk = createMails(deps)
  await jobs.open()
  await db.insert(people).values({ ...aPerson({ role: 'admin' }), passwordHash: 'none' })
  await db.transaction((tx) => desk.notifyDesk(tx))
  const events: string[] = []
  const { promise: isLocked, resolve: lock } = Promise.withResolvers<void>()
  const storing = db.transaction(async (tx) => {
    await desk.notifyDesk(tx)
    lock()
    await tx.execute('select pg_sleep(0.3)')
    events.push('stored')
  })
  await isLocked
  // As the sender claims it.
  await db.update(mails).set({ state: 'sending' }).where(eq(mails.template, 'desk-requests'))
  events.push('claimed')
  await storing
  expect(events).toEqual(['stored', 'claimed'])
  expect(await db.$count(mails)).toBe(1)
  await jobs.stop()
})
