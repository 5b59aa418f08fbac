import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestJobs, deleteJobs, listJobs, setJobState } from '../../../test/test-jobs.ts'
import { mails } from '../database/schema/records.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createOutbox, MAIL_QUEUE, type Outbox, type OutgoingMail } from './outbox.ts'

let database: TestDatabase
let clock: TestClock
let jobs: Jobs
let outbox: Outbox<OutgoingMail>

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(async () => {
  clock = createTestClock()
  jobs = createTestJobs(database)
  outbox = createOutbox({
    clock,
    jobs,
    key: randomBytes(32),
    domain: 'league.test',
    bulkTemplates: ['newsletter'],
    hideSecrets: () => ({}),
  })
  await jobs.open()
  await database.db.delete(mails)
  await deleteJobs(database.db, MAIL_QUEUE.name)
})

afterEach(() => jobs.stop())

const mail = (given: Partial<OutgoingMail> = {}): OutgoingMail => ({
  template: 'hello',
  cause: 'hello:1',
  to: 'ana@paper.test',
  locale: 'es',
  details: { password: 'hunter2' },
  ...given,
})

const rows = () => database.db.select().from(mails).orderBy(mails.id)

const queued = () => listJobs(database.db, MAIL_QUEUE.name)

describe('Outbox.enqueue', () => {
  it('inserts a mail and queues it, at once or after a delay', async () => {
    await outbox.enqueue(database.db, mail())
    await outbox.enqueue(database.db, mail({ cause: 'hello:2', delaySeconds: 10 }))
    const [now, later] = await rows()
    expect(now).toMatchObject({ state: 'waiting', attempts: 0, recipient: 'ana@paper.test' })
    expect(now?.messageId).toMatch(/^<[\w-]{20,}@league\.test>$/)
    expect(later?.messageId).not.toBe(now?.messageId)
    expect(await queued()).toMatchObject([
      { data: { mailId: now?.id }, delaySeconds: 0 },
      { data: { mailId: later?.id }, delaySeconds: 10 },
    ])
  })

  it('stores no details in plain text, neither in the mail nor in its job', async () => {
    await outbox.enqueue(database.db, mail({ toName: 'Ana Secreta' }))
    const stored = await database.db
      .select({ row: sql`mails::text`, details: sql`encode(details, 'escape')` })
      .from(mails)
    expect(JSON.stringify([stored, await queued()])).not.toMatch(/hunter2|password|Secreta/)
    expect(stored).toHaveLength(1)
  })

  it('sends one mail for one cause, however many enqueue it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.db.transaction((tx) => outbox.enqueue(tx, mail()))))
    expect(await rows()).toHaveLength(1)
    expect(await queued()).toHaveLength(1)
  })

  it('leaves neither a mail nor a job if the transaction is rolled back', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await outbox.enqueue(tx, mail())
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await rows()).toEqual([])
    expect(await queued()).toEqual([])
  })

  it.each([
    '',
    'ana',
    'ana@paper.test\r\nBcc: all@evil.test',
    'ana@paper.test, bob@paper.test',
    '<ana@paper.test>',
    'a@b@c',
  ])('rejects %j as an address', async (to) => {
    await expect(outbox.enqueue(database.db, mail({ to }))).rejects.toThrow('one plain address')
    expect(await rows()).toEqual([])
  })
})

describe('Outbox.cancelUntried', () => {
  it('deletes mails that were not tried yet, whose causes can be used again', async () => {
    for (const cause of ['a', 'b', 'c']) await outbox.enqueue(database.db, mail({ cause }))
    await database.db.update(mails).set({ state: 'sent' }).where(eq(mails.cause, 'b'))
    await database.db.update(mails).set({ attempts: 1 }).where(eq(mails.cause, 'c'))
    expect(await outbox.cancelUntried(database.db, ['a', 'b', 'c', 'd'])).toEqual(['a'])
    expect(await outbox.cancelUntried(database.db, [])).toEqual([])
    await outbox.enqueue(database.db, mail({ cause: 'a' }))
    expect((await rows()).map(({ cause }) => cause)).toEqual(['b', 'c', 'a'])
  })
})

describe('Outbox.sendAgain', () => {
  it('queues a failed mail again, and no other, with the same Message-ID', async () => {
    await outbox.enqueue(database.db, mail())
    const [before] = await rows()
    const id = before?.id ?? 0
    expect(await outbox.sendAgain(database.db, id)).toBe(false)
    await database.db.update(mails).set({ state: 'failed', attempts: 31 })
    await setJobState(database.db, MAIL_QUEUE.name, 'failed')
    expect(await outbox.sendAgain(database.db, id)).toBe(true)
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, messageId: before?.messageId }])
    expect((await queued()).map(({ state }) => state)).toEqual(['failed', 'created'])
    expect(await outbox.sendAgain(database.db, id + 1)).toBe(false)
  })
})
