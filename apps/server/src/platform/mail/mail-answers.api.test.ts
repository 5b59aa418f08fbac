import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createFakeTransport, createMailBench, MAIL_WAIT, type MailBench } from '../../../test/test-mail-bench.ts'
import { mailAttempts, mailSuppressions } from '../database/schema/records.ts'
import { DeliveryError } from './mail-transport.ts'

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

describe('the answer of the mail server', () => {
  it('ends the mail at once when the address is refused for good, and nothing more is sent to it', async () => {
    const refusal = new DeliveryError('rejected', '550 5.1.1 no such user', { smtpCode: 550, refusesAddress: true })
    const transport = createFakeTransport(() => Promise.reject(refusal))
    const returned: string[] = []
    await bench.enqueue()
    await bench.startNode({ transport, onReturned: async (_tx, { address }) => void returned.push(address) })
    await bench.untilStates('failed')
    expect(returned).toEqual(['ana@paper.test'])
    expect(await bench.rows()).toMatchObject([{ smtpCode: 550, attempts: 1 }])
    await bench.enqueue({ to: 'ANA@paper.test' })
    await bench.untilStates('failed', 'suppressed')
    expect(transport.messages).toHaveLength(1)
    expect((await bench.rows())[1]?.details).not.toBeNull()
    const { db } = database
    expect(await db.select().from(mailSuppressions)).toMatchObject([
      { address: 'ana@paper.test', answer: '550 5.1.1 no such user' },
    ])
    await db.delete(mailSuppressions)
    expect(await bench.outbox.sendAgain(db, (await bench.rows())[1]?.id ?? 0)).toBe(true)
  })

  it('is that of its first address where none of several can be reached', async () => {
    const cause = new AggregateError([new Error('connect ECONNREFUSED 10.0.0.1:25'), new Error('connect EHOSTUNREACH')])
    const unreachable = new DeliveryError('unavailable', cause.message, { cause })
    await bench.enqueue()
    await bench.startNode({ transport: createFakeTransport(() => Promise.reject(unreachable)) })
    await bench.untilLastError('connect ECONNREFUSED 10.0.0.1:25')
  })

  it('is recorded for each attempt', async () => {
    bench.server.answerWith({ code: 451, words: 'not now' })
    await bench.enqueue()
    await bench.startNode()
    await bench.untilLastError('not now')
    bench.server.answerWith('take')
    await expect.poll(bench.jobStates, MAIL_WAIT).toEqual(['retry'])
    await bench.advance(60)
    await bench.untilStates('sent')
    expect(await database.db.select().from(mailAttempts).orderBy(mailAttempts.id)).toMatchObject([
      { result: 'rejected', answer: expect.stringContaining('451 not now'), durationMs: expect.any(Number) },
      { result: 'accepted', answer: expect.stringContaining('250'), durationMs: expect.any(Number) },
    ])
  })

  it('is not kept for the mail to a deleted account', async () => {
    bench.server.answerWith({ code: 451, words: 'ana@paper.test is busy' })
    await bench.enqueue({ eraseRecipient: true })
    await bench.startNode()
    await bench.untilLastError('busy')
    expect(await database.db.select().from(mailAttempts)).toMatchObject([{ result: 'rejected', answer: null }])
  })
})

it('drops a mail that has nothing left to say', async () => {
  await bench.enqueue()
  await bench.startNode({ render: async () => null })
  await bench.untilStates('dropped')
  expect(bench.server.received).toEqual([])
})
