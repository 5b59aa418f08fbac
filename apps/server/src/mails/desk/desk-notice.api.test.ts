import { aPerson, type PersonData } from '@mixed-zone/test-data/people'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestJobs, deleteJobs, listJobs } from '../../../test/test-jobs.ts'
import { createMailReader } from '../../../test/test-mails.ts'
import { accessRequests, people } from '../../platform/database/schema/people.ts'
import { mails } from '../../platform/database/schema/records.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { MAIL_QUEUE } from '../../platform/mail/outbox.ts'
import { createMails } from '../create-mails.ts'

const SECRET = 'a-secret-that-only-tests-have-0123456789'

let database: TestDatabase
let clock: TestClock
let jobs: Jobs
let desk: ReturnType<typeof createMails>

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(async () => {
  await database.db.delete(mails)
  await database.db.delete(accessRequests)
  await database.db.delete(people)
  clock = createTestClock()
  jobs = createTestJobs(database)
  desk = createMails({ clock, jobs, secret: SECRET, fromAddress: 'press@league.test' })
  await jobs.open()
  await deleteJobs(database.db, MAIL_QUEUE.name)
})

afterEach(() => jobs.stop())

async function insertPerson(person: Partial<PersonData>): Promise<void> {
  await database.db.insert(people).values({ ...aPerson(person), passwordHash: 'none' })
}

let requests = 0

/** Stores a request and notifies the desk in the same transaction. */
async function request(given: { firstName?: string; companyName?: string } = {}): Promise<void> {
  requests += 1
  const code = `code-${requests}`
  const { region, country, companyName, mediaType, workType, firstName, surnames, newsletter, ...person } =
    aPerson(given)
  await database.db.transaction(async (tx) => {
    await tx.insert(accessRequests).values({
      ...{ region, country, companyName, mediaType, workType, firstName, surnames, newsletter },
      code,
      email: person.email,
      telephonePrefix: person.telephonePrefix,
      telephoneNumber: person.telephoneNumber,
      communicationsLocale: person.communicationsLocale,
      legalAcceptedAt: clock.now(),
      createdAt: clock.now(),
    })
    await desk.notifyDesk(tx)
  })
}

const stored = () => createMailReader(database.db, SECRET)()
const delaysInMinutes = async () =>
  (await listJobs(database.db, MAIL_QUEUE.name)).map(({ delaySeconds }) => delaySeconds / 60)

describe('notifyDesk', () => {
  it('mails everybody who decides requests in their language, and nobody else', async () => {
    await insertPerson({ email: 'admin@league.test', role: 'admin', communicationsLocale: 'pt', firstName: 'João' })
    await insertPerson({ email: 'added@league.test', role: 'editor', permissionsAdded: ['users'] })
    await insertPerson({ email: 'taken@league.test', role: 'admin', permissionsTaken: ['users'] })
    await insertPerson({ email: 'gone@league.test', role: 'admin', state: 'suspended' })
    await insertPerson({ email: 'editor@league.test', role: 'editor' })
    await insertPerson({ email: 'media@paper.test' })
    await request()
    const written = await stored()
    expect(written.map(({ recipient, locale }) => [recipient, locale])).toEqual([
      ['admin@league.test', 'pt'],
      ['added@league.test', 'en'],
    ])
    expect(written[0]?.details).toEqual({ firstName: 'João' })
  })

  it('sends one mail for many requests, also for a hundred at once', async () => {
    await insertPerson({ role: 'admin' })
    await Promise.all(Array.from({ length: 100 }, () => request()))
    expect(await stored()).toHaveLength(1)
    expect(await desk.listPendingRequests(database.db)).toMatchObject({ count: 100, oldest: { length: 10 } })
  })

  it('delays the first mail by one minute, and keeps 15 minutes between two mails', async () => {
    await insertPerson({ role: 'admin' })
    await request()
    expect(await delaysInMinutes()).toEqual([1])
    await database.db.update(mails).set({ state: 'sent', details: null })
    clock.advance(5 * 60_000)
    await request()
    await request()
    expect(await delaysInMinutes()).toEqual([1, 10])
    await database.db.update(mails).set({ state: 'sent', details: null })
    clock.advance(86_400_000)
    await request()
    expect(await delaysInMinutes()).toEqual([1, 10, 1])
  })

  it('measures those 15 minutes from the sending of a mail that had to wait', async () => {
    await insertPerson({ role: 'admin' })
    await request()
    clock.advance(15 * 60_000)
    await database.db.update(mails).set({ state: 'sent', sentAt: clock.now(), details: null })
    clock.advance(5 * 60_000)
    await request()
    expect(await delaysInMinutes()).toEqual([1, 10])
  })

  it('sends nothing if the transaction of the request is rolled back', async () => {
    await insertPerson({ role: 'admin' })
    const rolledBack = database.db.transaction(async (tx) => {
      await desk.notifyDesk(tx)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await stored()).toEqual([])
  })
})

describe('listPendingRequests', () => {
  it('lists the oldest first, with the minutes they have waited', async () => {
    await request({ firstName: 'Primera', companyName: 'Diario' })
    clock.advance(90 * 60_000)
    await request({ firstName: 'Segunda' })
    await database.db.update(accessRequests).set({ surnames: '' })
    expect(await desk.listPendingRequests(database.db)).toEqual({
      count: 2,
      oldest: [
        { name: 'Primera', companyName: 'Diario', minutes: 90 },
        { name: 'Segunda', companyName: 'Atlantic Wire', minutes: 0 },
      ],
    })
  })

  it('leaves out decided requests', async () => {
    await request()
    await database.db.update(accessRequests).set({ state: 'rejected', decidedAt: clock.now() })
    expect(await desk.listPendingRequests(database.db)).toEqual({ count: 0, oldest: [] })
  })
})
