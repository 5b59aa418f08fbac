import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { mails } from '../database/schema/records.ts'
import { forgetOldMails } from './forget-mails.ts'
import { createOutbox, type Outbox, type OutgoingMail } from './outbox.ts'

let database: TestDatabase
let clock: TestClock
let outbox: Outbox<OutgoingMail>
let written: number

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(async () => {
  await database.db.delete(mails)
  clock = createTestClock()
  written = 0
  outbox = createOutbox({ clock, key: randomBytes(32), domain: 'league.test', onEnqueued: () => (written += 1) })
})

const mail = (given: Partial<OutgoingMail> = {}): OutgoingMail => ({
  template: 'hello',
  cause: 'hello:1',
  to: 'ana@paper.test',
  locale: 'es',
  details: { password: 'hunter2' },
  ...given,
})

const rows = () => database.db.select().from(mails).orderBy(mails.id)

describe('the outbox', () => {
  it('writes a mail that is due now, or after a while', async () => {
    await outbox.enqueue(database.db, mail())
    await outbox.enqueue(database.db, mail({ cause: 'hello:2', delaySeconds: 10 }))
    const [now, later] = await rows()
    expect(now).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: clock.now(),
      recipient: 'ana@paper.test',
    })
    expect(now?.messageId).toMatch(/^<[\w-]{20,}@league\.test>$/)
    expect(later?.nextAttemptAt).toEqual(new Date(clock.now().getTime() + 10_000))
    expect(later?.messageId).not.toBe(now?.messageId)
    expect(written).toBe(2)
  })

  it('keeps what it says to itself', async () => {
    await outbox.enqueue(database.db, mail({ toName: 'Ana Secreta' }))
    const { rows: stored } = await database.query(
      `select mails::text as everything, encode(details, 'escape') as details from mails`,
    )
    expect(JSON.stringify(stored)).not.toMatch(/hunter2|password|Secreta/)
  })

  it('writes one mail for one cause, however often and at once it is asked', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.db.transaction((tx) => outbox.enqueue(tx, mail()))))
    expect(await rows()).toHaveLength(1)
  })

  it('writes nothing where what caused it is given up', async () => {
    const lost = database.db.transaction(async (tx) => {
      await outbox.enqueue(tx, mail())
      throw new Error('given up')
    })
    await expect(lost).rejects.toThrow('given up')
    expect(await rows()).toEqual([])
  })

  it.each([
    '',
    'ana',
    'ana@paper.test\r\nBcc: all@evil.test',
    'ana@paper.test, bob@paper.test',
    '<ana@paper.test>',
    'a@b@c',
  ])('refuses %j as an address', async (to) => {
    await expect(outbox.enqueue(database.db, mail({ to }))).rejects.toThrow('one plain address')
    expect(await rows()).toEqual([])
  })

  it('takes back what nobody has begun to send, and then takes its cause again', async () => {
    for (const cause of ['a', 'b', 'c']) await outbox.enqueue(database.db, mail({ cause }))
    await database.db.update(mails).set({ state: 'sent' }).where(eq(mails.cause, 'b'))
    await database.db.update(mails).set({ attempts: 1 }).where(eq(mails.cause, 'c'))
    expect(await outbox.takeBack(database.db, ['a', 'b', 'c', 'd'])).toEqual(['a'])
    expect(await outbox.takeBack(database.db, [])).toEqual([])
    await outbox.enqueue(database.db, mail({ cause: 'a' }))
    expect((await rows()).map(({ cause }) => cause)).toEqual(['b', 'c', 'a'])
  })

  it('sends again what failed, and only that, under the same Message-ID', async () => {
    await outbox.enqueue(database.db, mail())
    const [before] = await rows()
    const id = before?.id ?? 0
    expect(await outbox.sendAgain(database.db, id)).toBe(false)
    await database.db.update(mails).set({ state: 'failed', attempts: 13 })
    clock.advance(86_400_000)
    expect(await outbox.sendAgain(database.db, id)).toBe(true)
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 0, nextAttemptAt: clock.now(), messageId: before?.messageId },
    ])
    expect(await outbox.sendAgain(database.db, id + 1)).toBe(false)
  })

  it('forgets after three months what came to an end, and never what is still to be sent', async () => {
    for (const state of ['waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped'] as const) {
      await outbox.enqueue(database.db, mail({ cause: state }))
      await database.db.update(mails).set({ state }).where(eq(mails.cause, state))
    }
    clock.advance(89 * 86_400_000)
    await forgetOldMails({ db: database.db, clock, days: 90 }).run()
    expect(await rows()).toHaveLength(6)
    clock.advance(2 * 86_400_000)
    await outbox.enqueue(database.db, mail({ cause: 'new' }))
    await database.db.update(mails).set({ state: 'sent' }).where(eq(mails.cause, 'new'))
    await forgetOldMails({ db: database.db, clock, days: 90 }).run()
    expect((await rows()).map(({ cause }) => cause)).toEqual(['waiting', 'sending', 'new'])
  })
})
