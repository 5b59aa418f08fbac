import { aPerson, type PersonData } from '@mixed-zone/test-data/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createMailReader } from '../../../test/test-mails.ts'
import { accessRequests, people } from '../../platform/database/schema/people.ts'
import { mails } from '../../platform/database/schema/records.ts'
import { createMails } from '../create-mails.ts'

const SECRET = 'a-secret-that-only-tests-have-0123456789'

let database: TestDatabase
let clock: TestClock
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
  desk = createMails({ clock, secret: SECRET, fromAddress: 'press@league.test' })
})

async function insertPerson(person: Partial<PersonData>): Promise<void> {
  await database.db.insert(people).values({ ...aPerson(person), passwordHash: 'none' })
}

let requests = 0

/** Somebody asks for access, and the desk is told in the same transaction. */
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
    await desk.tellDesk(tx)
  })
}

const stored = () => createMailReader(database.db, SECRET)()
const minutesUntil = (moment: Date | undefined) => ((moment?.getTime() ?? 0) - clock.now().getTime()) / 60_000

describe('tellDesk', () => {
  it('writes to those who decide, in their language, and to nobody else', async () => {
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

  it('writes one mail for many requests, also when a hundred come at once', async () => {
    await insertPerson({ role: 'admin' })
    await Promise.all(Array.from({ length: 100 }, () => request()))
    expect(await stored()).toHaveLength(1)
    expect(await desk.listWaiting(database.db)).toMatchObject({ count: 100, oldest: { length: 10 } })
  })

  it('tells of the first request soon, and of later ones not before a quarter of an hour', async () => {
    await insertPerson({ role: 'admin' })
    await request()
    expect(minutesUntil((await stored())[0]?.nextAttemptAt)).toBe(1)
    await database.db.update(mails).set({ state: 'sent', details: null })
    clock.advance(5 * 60_000)
    await request()
    await request()
    expect((await stored()).map(({ nextAttemptAt }) => minutesUntil(nextAttemptAt))).toEqual([-4, 10])
    await database.db.update(mails).set({ state: 'sent', details: null })
    clock.advance(86_400_000)
    await request()
    expect(minutesUntil((await stored())[2]?.nextAttemptAt)).toBe(1)
  })

  it('writes nothing where the request is given up', async () => {
    await insertPerson({ role: 'admin' })
    const lost = database.db.transaction(async (tx) => {
      await desk.tellDesk(tx)
      throw new Error('given up')
    })
    await expect(lost).rejects.toThrow('given up')
    expect(await stored()).toEqual([])
  })
})

describe('listWaiting', () => {
  it('lists the oldest first, with how long they have waited', async () => {
    await request({ firstName: 'Primera', companyName: 'Diario' })
    clock.advance(90 * 60_000)
    await request({ firstName: 'Segunda' })
    await database.db.update(accessRequests).set({ surnames: '' })
    expect(await desk.listWaiting(database.db)).toEqual({
      count: 2,
      oldest: [
        { name: 'Primera ', companyName: 'Diario', minutes: 90 },
        { name: 'Segunda ', companyName: 'Atlantic Wire', minutes: 0 },
      ],
    })
  })

  it('forgets what was decided', async () => {
    await request()
    await database.db.update(accessRequests).set({ state: 'rejected', decidedAt: clock.now() })
    expect(await desk.listWaiting(database.db)).toEqual({ count: 0, oldest: [] })
  })
})
