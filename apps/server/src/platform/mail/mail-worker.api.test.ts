import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestLog, type TestLog } from '../../../test/test-log.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/test-smtp-server.ts'
import { mails } from '../database/schema/records.ts'
import { HandoverFailed, type MailTransport } from './mail-transport.ts'
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './mail-worker.ts'
import type { Message } from './message.ts'
import { createOutbox, type OutgoingMail } from './outbox.ts'
import { RETRY_WAITS_SECONDS } from './retry-waits.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const KEY = randomBytes(32)
const HURRY = { pollMs: 20, eagerPollMs: 5, stopWithinMs: 200 }

let database: TestDatabase
let clock: TestClock
let log: TestLog
let server: TestSmtpServer
const workers: MailWorker[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(async () => {
  await database.db.delete(mails)
  clock = createTestClock()
  log = createTestLog()
  server = await startSmtpServer()
})

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await server.close()
})

function createWorker(given: Partial<MailWorkerOptions> = {}): MailWorker {
  const worker = createMailWorker({
    database,
    clock,
    log: log.log,
    key: KEY,
    transport: createSmtpTransport({ url: server.url }),
    from: { name: 'Liga', address: 'press@league.test' },
    render: async ({ details }) => ({ subject: 'Hola', text: JSON.stringify(details), html: '<p>Hola</p>' }),
    onceOnly: ['newsletter'],
    pace: HURRY,
    ...given,
  })
  workers.push(worker)
  return worker
}

let causes = 0

async function write(given: Partial<OutgoingMail> = {}, onEnqueued = () => {}): Promise<void> {
  const outbox = createOutbox<OutgoingMail>({ clock, key: KEY, domain: 'league.test', onEnqueued })
  causes += 1
  const mail = { template: 'hello', cause: `hello:${causes}`, to: 'ana@paper.test', locale: 'es' as const }
  await outbox.enqueue(database.db, { ...mail, details: { password: 'hunter2' }, ...given })
}

const rows = () => database.db.select().from(mails).orderBy(mails.id)
const states = async () => (await rows()).map(({ state }) => state)
const messageIds = () => server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])

/** A transport that keeps what it is given, and does with it what the test says. */
function createHand(take: (message: Message) => Promise<void>): MailTransport & { readonly taken: Message[] } {
  const taken: Message[] = []
  return {
    taken,
    async send(message) {
      taken.push(message)
      await take(message)
    },
    close: () => undefined,
  }
}

describe('sending', () => {
  it('hands a mail over once, and erases what it says', async () => {
    await write({ toName: 'Ana' })
    const worker = createWorker()
    await worker.sendDue()
    await worker.sendDue()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ from: 'press@league.test', to: ['ana@paper.test'] })
    expect(server.received[0]?.raw).toContain('hunter2')
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'sent', details: null, sentAt: clock.now(), lastError: null })
    expect(messageIds()).toEqual([row?.messageId])
  })

  it('says nothing of a mail in the log, but that it was sent', async () => {
    await write({ toName: 'Secreta' })
    await createWorker().sendDue()
    expect(log.lines().join('')).toContain('mail sent')
    expect(log.lines().join('')).not.toMatch(/hunter2|ana@paper|Secreta/)
  })

  it('waits for the time of a mail', async () => {
    await write({ delaySeconds: 10 })
    const worker = createWorker()
    await worker.sendDue()
    expect(server.received).toEqual([])
    clock.advance(10_000)
    await worker.sendDue()
    expect(server.received).toHaveLength(1)
  })

  it('drops a mail whose time is over, and what it says', async () => {
    await write({ notAfter: new Date(clock.now().getTime() + 3_600_000) })
    clock.advance(3_600_000)
    await createWorker().sendDue()
    expect(server.received).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'dropped', details: null }])
  })

  it('drops a mail that has nothing left to say', async () => {
    await write()
    await createWorker({ render: async () => null }).sendDue()
    expect(server.received).toEqual([])
    expect(await states()).toEqual(['dropped'])
  })

  it('sends each mail once with two nodes at work', async () => {
    for (let index = 0; index < 30; index += 1) await write()
    await Promise.all([createWorker().sendDue(), createWorker().sendDue()])
    expect(new Set(messageIds()).size).toBe(30)
    expect(server.received).toHaveLength(30)
  })

  it('marks a mail before it hands it over, and holds no transaction meanwhile', async () => {
    await write()
    const seen: unknown[] = []
    const hand = createHand(async () => {
      seen.push(await states())
      // On the embedded database, an open transaction would keep everybody else waiting.
      await database.db.transaction((tx) => tx.select().from(mails).for('update'))
    })
    await createWorker({ transport: hand }).sendDue()
    expect(seen).toEqual([['sending']])
    expect(await states()).toEqual(['sent'])
  })

  it('goes on with others while one is slow', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    await write({ to: 'slow@paper.test' })
    for (let index = 0; index < 5; index += 1) await write()
    const hand = createHand(({ to }) => (to === 'slow@paper.test' ? mayEnd : Promise.resolve()))
    const sending = createWorker({ transport: hand }).sendDue()
    await expect.poll(states).toEqual(['sending', 'sent', 'sent', 'sent', 'sent', 'sent'])
    end()
    await sending
    expect(await states()).toEqual(Array.from({ length: 6 }, () => 'sent'))
  })
})

describe('a mail that is not taken', () => {
  it.each([451, 550])('is tried again for a day with growing waits after %i, then failed', async (code) => {
    server.answerWith({ code, words: 'not now' })
    await write()
    const worker = createWorker()
    for (const wait of RETRY_WAITS_SECONDS) {
      await worker.sendDue()
      expect(await rows()).toMatchObject([
        { state: 'waiting', nextAttemptAt: new Date(clock.now().getTime() + wait * 1000) },
      ])
      clock.advance(wait * 1000 - 1)
      await worker.sendDue()
      clock.advance(1)
    }
    await worker.sendDue()
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', attempts: RETRY_WAITS_SECONDS.length + 1 })
    expect(row?.lastError).toContain(`${code} not now`)
    expect(row?.details).not.toBeNull()
  })

  it('is sent under its own Message-ID once it is taken', async () => {
    server.answerWith({ code: 451, words: 'not now' })
    await write()
    const worker = createWorker()
    await worker.sendDue()
    server.answerWith('take')
    clock.advance(30_000)
    await worker.sendDue()
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'sent', attempts: 2, lastError: null, details: null })
    expect(messageIds()).toEqual([row?.messageId])
  })

  it('waits no longer than the server is away, and is not alone', async () => {
    const { port } = server
    await server.close()
    for (let index = 0; index < 6; index += 1) await write()
    const worker = createWorker()
    for (let round = 0; round < 8; round += 1) {
      await worker.sendDue()
      clock.advance(600_000)
    }
    expect(await states()).toEqual(Array.from({ length: 6 }, () => 'waiting'))
    server = await startSmtpServer({}, port)
    // One that is new comes first, and tells that the others may go.
    await write()
    await worker.sendDue()
    expect(await states()).toEqual(Array.from({ length: 7 }, () => 'sent'))
    expect(server.received).toHaveLength(7)
  })

  it('because it cannot be read is kept for whoever puts the secret back', async () => {
    await write()
    await createWorker({ key: randomBytes(32) }).sendDue()
    expect(await states()).toEqual(['waiting'])
    clock.advance(30_000)
    await createWorker().sendDue()
    expect(await states()).toEqual(['sent'])
  })

  it('after all its bytes is sent again, unless nobody may get it twice', async () => {
    const hand = createHand(() => Promise.reject(new HandoverFailed('unknown', 'the line broke')))
    await write()
    await write({ template: 'newsletter' })
    await createWorker({ transport: hand }).sendDue()
    expect(await rows()).toMatchObject([{ state: 'waiting' }, { state: 'uncertain', details: null }])
  })
})

describe('after a crash', () => {
  /** A node that vanishes between marking a mail and hearing that it was taken. */
  async function crash(template = 'hello'): Promise<void> {
    await write({ template })
    await database.db
      .update(mails)
      .set({ state: 'sending', attempts: 1, nextAttemptAt: new Date(clock.now().getTime() + 150_000) })
  }

  it('an access mail is sent again with the same Message-ID, and a newsletter is not', async () => {
    await crash()
    await write({ template: 'newsletter' })
    await database.db.update(mails).set({ state: 'sending', attempts: 1 })
    clock.advance(150_000)
    const [before] = await rows()
    createWorker().start()
    await expect.poll(states, { timeout: 20_000 }).toEqual(['sent', 'uncertain'])
    expect(messageIds()).toEqual([before?.messageId])
    expect((await rows())[1]?.details).toBeNull()
  })

  it('on the embedded database nobody waits: there was nobody else', async () => {
    await crash()
    createWorker({ database: { db: database.db, engine: 'embedded' } }).start()
    await expect.poll(states, { timeout: 20_000 }).toEqual(['sent'])
  })

  it('on a server, what another node is sending is left to it', async () => {
    await crash()
    await write()
    createWorker({ database: { db: database.db, engine: 'server' } }).start()
    await expect.poll(states, { timeout: 20_000 }).toEqual(['sending', 'sent'])
    expect(server.received).toHaveLength(1)
  })
})

describe('the worker', () => {
  it('sends what is written while it runs, soon, also when its transaction ends later', async () => {
    const worker = createWorker({ pace: { ...HURRY, pollMs: 600_000 } })
    worker.start()
    await database.db.transaction(async (tx) => {
      const outbox = createOutbox<OutgoingMail>({ clock, key: KEY, domain: 'league.test', onEnqueued: worker.wake })
      await outbox.enqueue(tx, { template: 'hello', cause: 'late', to: 'ana@paper.test', locale: 'es', details: {} })
      await tx.execute('select pg_sleep(0.1)')
    })
    await expect.poll(states, { timeout: 20_000 }).toEqual(['sent'])
  })

  it('finds what another process wrote', async () => {
    createWorker().start()
    await write()
    await expect.poll(states, { timeout: 20_000 }).toEqual(['sent'])
  })

  it('begins nothing new when it stops, and waits for what is being handed over', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const hand = createHand(() => mayEnd)
    for (let index = 0; index < 6; index += 1) await write()
    const worker = createWorker({ transport: hand, pace: { ...HURRY, stopWithinMs: 60_000 } })
    worker.start()
    await expect.poll(() => hand.taken.length, { timeout: 20_000 }).toBe(4)
    const stopped = worker.stop()
    end()
    await stopped
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'waiting', 'waiting'])
  })

  it('stops in time though the mail server says nothing, and the mail is sent later', async () => {
    server.answerWith('say nothing')
    await write()
    const slow = { connectMs: 60_000, silenceMs: 60_000, wholeMs: 60_000 }
    const worker = createWorker({ transport: createSmtpTransport({ url: server.url, timeouts: slow }) })
    worker.start()
    await expect.poll(states, { timeout: 20_000 }).toEqual(['sending'])
    await worker.stop()
    expect(await states()).toEqual(['waiting'])
  })

  it('goes on after something unexpected', async () => {
    let attempts = 0
    await write()
    await write()
    createWorker({
      render: async () => {
        attempts += 1
        if (attempts === 1) throw new Error('a slip')
        return { subject: 'Hola', text: 'Hola', html: 'Hola' }
      },
    }).start()
    await expect.poll(async () => (await states()).toSorted(), { timeout: 20_000 }).toEqual(['sent', 'waiting'])
  })
})
