import { aPerson } from '@mixed-zone/test-data/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { people } from '../../platform/database/schema/people.ts'
import { createMails } from '../create-mails.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

it('does not let a mail leave that would miss a request which is being stored', async () => {
  const desk = createMails({ clock: createTestClock(), secret: 'x'.repeat(32), fromAddress: 'press@league.test' })
  await database.db.insert(people).values({ ...aPerson({ role: 'admin' }), passwordHash: 'none' })
  await database.db.transaction((tx) => desk.tellDesk(tx))
  const sender = database.createClient()
  await sender.connect()
  // As the one who sends looks for what is due.
  const findFree = async () => {
    const { rows } = await sender.query(`select id from mails where state = 'waiting' for update skip locked`)
    return rows
  }
  try {
    expect(await findFree()).toHaveLength(1)
    await database.db.transaction(async (tx) => {
      await desk.tellDesk(tx)
      expect(await findFree()).toHaveLength(0)
    })
    expect(await findFree()).toHaveLength(1)
  } finally {
    await sender.end()
  }
})
