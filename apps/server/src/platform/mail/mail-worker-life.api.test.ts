import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailBench, createHand, HURRY, type MailBench } from '../../../test/test-mail-bench.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { mails } from '../database/schema/records.ts'
import { createOutbox, type OutgoingMail } from './outbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

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

describe('after a crash', () => {
  /** A node that vanishes between marking a mail and hearing that it was taken. */
  async function crash(template = 'hello'): Promise<void> {
    await bench.write({ template })
    await database.db
      .update(mails)
      .set({ state: 'sending', attempts: 1, nextAttemptAt: new Date(bench.clock.now().getTime() + 150_000) })
  }

  it('an access mail is sent again with the same Message-ID, and a newsletter is not', async () => {
    await crash()
    await bench.write({ template: 'newsletter' })
    await database.db.update(mails).set({ state: 'sending', attempts: 1 })
    bench.clock.advance(150_000)
    const [before] = await bench.rows()
    bench.createWorker().start()
    await expect.poll(bench.states, { timeout: 20_000 }).toEqual(['sent', 'uncertain'])
    expect(bench.messageIds()).toEqual([before?.messageId])
    expect((await bench.rows())[1]?.details).toBeNull()
  })

  it('on the embedded database nobody waits: there was nobody else', async () => {
    await crash()
    bench.createWorker({ database: { db: database.db, engine: 'embedded' } }).start()
    await expect.poll(bench.states, { timeout: 20_000 }).toEqual(['sent'])
  })

  it('on a server, what another node is sending is left to it', async () => {
    await crash()
    await bench.write()
    bench.createWorker({ database: { db: database.db, engine: 'server' } }).start()
    await expect.poll(bench.states, { timeout: 20_000 }).toEqual(['sending', 'sent'])
    expect(bench.server.received).toHaveLength(1)
  })
})

describe('the worker', () => {
  it('sends what is written while it runs, soon, also when its transaction ends later', async () => {
    const worker = bench.createWorker({ pace: { ...HURRY, pollMs: 600_000 } })
    worker.start()
    await database.db.transaction(async (tx) => {
      const outbox = createOutbox<OutgoingMail>({
        clock: bench.clock,
        key: bench.key,
        domain: 'league.test',
        onEnqueued: worker.wake,
      })
      await outbox.enqueue(tx, { template: 'hello', cause: 'late', to: 'ana@paper.test', locale: 'es', details: {} })
      await tx.execute('select pg_sleep(0.1)')
    })
    await expect.poll(bench.states, { timeout: 20_000 }).toEqual(['sent'])
  })

  it('finds what another process wrote', async () => {
    bench.createWorker().start()
    await bench.write()
    await expect.poll(bench.states, { timeout: 20_000 }).toEqual(['sent'])
  })

  it('begins nothing new when it stops, and waits for what is being handed over', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const hand = createHand(() => mayEnd)
    for (let index = 0; index < 6; index += 1) await bench.write()
    const worker = bench.createWorker({ transport: hand, pace: { ...HURRY, stopWithinMs: 60_000 } })
    worker.start()
    await expect.poll(() => hand.taken.length, { timeout: 20_000 }).toBe(4)
    const stopped = worker.stop()
    end()
    await stopped
    expect(await bench.states()).toEqual(['sent', 'sent', 'sent', 'sent', 'waiting', 'waiting'])
  })

  it('stops in time though the mail server says nothing, and the mail is sent later', async () => {
    bench.server.answerWith('say nothing')
    await bench.write()
    const slow = { connectMs: 60_000, silenceMs: 60_000, wholeMs: 60_000 }
    const worker = bench.createWorker({ transport: createSmtpTransport({ url: bench.server.url, timeouts: slow }) })
    worker.start()
    await expect.poll(bench.states, { timeout: 20_000 }).toEqual(['sending'])
    await worker.stop()
    expect(await bench.states()).toEqual(['waiting'])
  })

  it('goes on after something unexpected', async () => {
    let attempts = 0
    await bench.write()
    await bench.write()
    bench
      .createWorker({
        render: async () => {
          attempts += 1
          if (attempts === 1) throw new Error('a slip')
          return { subject: 'Hola', text: 'Hola', html: 'Hola' }
        },
      })
      .start()
    await expect.poll(async () => (await bench.states()).toSorted(), { timeout: 20_000 }).toEqual(['sent', 'waiting'])
  })
})
