import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailBench, createHand, type MailBench } from '../../../test/test-mail-bench.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { startSmtpServer } from '../../../test/test-smtp-server.ts'
import { mails } from '../database/schema/records.ts'
import { HandoverFailed } from './mail-transport.ts'
import { RETRY_WAITS_SECONDS } from './retry-waits.ts'

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

describe('sending', () => {
  it('hands a mail over once, and erases what it says', async () => {
    await bench.write({ toName: 'Ana' })
    const worker = bench.createWorker()
    await worker.sendDue()
    await worker.sendDue()
    expect(bench.server.received).toHaveLength(1)
    expect(bench.server.received[0]).toMatchObject({ from: 'press@league.test', to: ['ana@paper.test'] })
    expect(bench.server.received[0]?.raw).toContain('hunter2')
    const [row] = await bench.rows()
    expect(row).toMatchObject({ state: 'sent', details: null, sentAt: bench.clock.now(), lastError: null })
    expect(bench.messageIds()).toEqual([row?.messageId])
  })

  it('says nothing of a mail in the log, but that it was sent', async () => {
    await bench.write({ toName: 'Secreta' })
    await bench.createWorker().sendDue()
    expect(bench.log.lines().join('')).toContain('mail sent')
    expect(bench.log.lines().join('')).not.toMatch(/hunter2|ana@paper|Secreta/)
  })

  it('waits for the time of a mail', async () => {
    await bench.write({ delaySeconds: 10 })
    const worker = bench.createWorker()
    await worker.sendDue()
    expect(bench.server.received).toEqual([])
    bench.clock.advance(10_000)
    await worker.sendDue()
    expect(bench.server.received).toHaveLength(1)
  })

  it('drops a mail whose time is over, and what it says', async () => {
    await bench.write({ notAfter: new Date(bench.clock.now().getTime() + 3_600_000) })
    bench.clock.advance(3_600_000)
    await bench.createWorker().sendDue()
    expect(bench.server.received).toEqual([])
    expect(await bench.rows()).toMatchObject([{ state: 'dropped', details: null }])
  })

  it('drops a mail that has nothing left to say', async () => {
    await bench.write()
    await bench.createWorker({ render: async () => null }).sendDue()
    expect(bench.server.received).toEqual([])
    expect(await bench.states()).toEqual(['dropped'])
  })

  it('sends each mail once with two nodes at work', async () => {
    for (let index = 0; index < 30; index += 1) await bench.write()
    await Promise.all([bench.createWorker().sendDue(), bench.createWorker().sendDue()])
    expect(new Set(bench.messageIds()).size).toBe(30)
    expect(bench.server.received).toHaveLength(30)
  })

  it('marks a mail before it hands it over, and holds no transaction meanwhile', async () => {
    await bench.write()
    const seen: unknown[] = []
    const hand = createHand(async () => {
      seen.push(await bench.states())
      // On the embedded database, an open transaction would keep everybody else waiting.
      await database.db.transaction((tx) => tx.select().from(mails).for('update'))
    })
    await bench.createWorker({ transport: hand }).sendDue()
    expect(seen).toEqual([['sending']])
    expect(await bench.states()).toEqual(['sent'])
  })

  it('goes on with others while one is slow', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    await bench.write({ to: 'slow@paper.test' })
    for (let index = 0; index < 5; index += 1) await bench.write()
    const hand = createHand(({ to }) => (to === 'slow@paper.test' ? mayEnd : Promise.resolve()))
    const sending = bench.createWorker({ transport: hand }).sendDue()
    await expect.poll(bench.states).toEqual(['sending', 'sent', 'sent', 'sent', 'sent', 'sent'])
    end()
    await sending
    expect(await bench.states()).toEqual(Array.from({ length: 6 }, () => 'sent'))
  })
})

describe('a mail that is not taken', () => {
  it.each([451, 550])('is tried again for a day with growing waits after %i, then failed', async (code) => {
    bench.server.answerWith({ code, words: 'not now' })
    await bench.write()
    const worker = bench.createWorker()
    for (const wait of RETRY_WAITS_SECONDS) {
      await worker.sendDue()
      expect(await bench.rows()).toMatchObject([
        { state: 'waiting', nextAttemptAt: new Date(bench.clock.now().getTime() + wait * 1000) },
      ])
      bench.clock.advance(wait * 1000 - 1)
      await worker.sendDue()
      bench.clock.advance(1)
    }
    await worker.sendDue()
    const [row] = await bench.rows()
    expect(row).toMatchObject({ state: 'failed', attempts: RETRY_WAITS_SECONDS.length + 1 })
    expect(row?.lastError).toContain(`${code} not now`)
    expect(row?.details).not.toBeNull()
  })

  it('is sent under its own Message-ID once it is taken', async () => {
    bench.server.answerWith({ code: 451, words: 'not now' })
    await bench.write()
    const worker = bench.createWorker()
    await worker.sendDue()
    bench.server.answerWith('take')
    bench.clock.advance(30_000)
    await worker.sendDue()
    const [row] = await bench.rows()
    expect(row).toMatchObject({ state: 'sent', attempts: 2, lastError: null, details: null })
    expect(bench.messageIds()).toEqual([row?.messageId])
  })

  it('waits no longer than the server is away, and is not alone', async () => {
    const { port } = bench.server
    await bench.server.close()
    for (let index = 0; index < 6; index += 1) await bench.write()
    const worker = bench.createWorker()
    for (let round = 0; round < 8; round += 1) {
      await worker.sendDue()
      bench.clock.advance(600_000)
    }
    expect(await bench.states()).toEqual(Array.from({ length: 6 }, () => 'waiting'))
    const back = await startSmtpServer({}, port)
    // One that is new comes first, and tells that the others may go.
    await bench.write()
    await worker.sendDue()
    expect(await bench.states()).toEqual(Array.from({ length: 7 }, () => 'sent'))
    await back.close()
    expect(back.received).toHaveLength(7)
  })

  it('because it cannot be read is kept for whoever puts the secret back', async () => {
    await bench.write()
    await bench.createWorker({ key: randomBytes(32) }).sendDue()
    expect(await bench.states()).toEqual(['waiting'])
    bench.clock.advance(30_000)
    await bench.createWorker().sendDue()
    expect(await bench.states()).toEqual(['sent'])
  })

  it('after all its bytes is sent again, unless nobody may get it twice', async () => {
    const hand = createHand(() => Promise.reject(new HandoverFailed('unknown', 'the line broke')))
    await bench.write()
    await bench.write({ template: 'newsletter' })
    await bench.createWorker({ transport: hand }).sendDue()
    expect(await bench.rows()).toMatchObject([{ state: 'waiting' }, { state: 'uncertain', details: null }])
  })
})
