import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { setJobState, useUpRetries } from '../../../test/test-jobs.ts'
import { createFakeTransport, createMailBench, MAIL_WAIT, type MailBench } from '../../../test/test-mail-bench.ts'
import { startSmtpServer } from '../../../test/test-smtp-server.ts'
import { mails } from '../database/schema/records.ts'
import { DeliveryError } from './mail-transport.ts'
import { MAIL_QUEUE } from './outbox.ts'
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

describe('sending a mail', () => {
  it('delivers it once and erases its details', async () => {
    await bench.enqueue({ toName: 'Ana' })
    await bench.startNode()
    await bench.untilStates('sent')
    expect(bench.server.received).toHaveLength(1)
    expect(bench.server.received[0]).toMatchObject({ from: 'press@league.test', to: ['ana@paper.test'] })
    expect(bench.server.received[0]?.raw).toContain('hunter2')
    const [row] = await bench.rows()
    expect(row).toMatchObject({ details: null, attempts: 1, sentAt: bench.clock.now(), lastError: null })
    expect(bench.messageIds()).toEqual([row?.messageId])
  })

  it('erases the address of a mail whose recipient has deleted the account', async () => {
    await bench.enqueue({ eraseRecipient: true })
    await bench.startNode()
    await bench.untilStates('sent')
    expect(bench.server.received[0]).toMatchObject({ to: ['ana@paper.test'] })
    expect(JSON.stringify(await bench.rows())).not.toContain('ana@paper')
  })

  it('logs that it was sent, without its content and recipient', async () => {
    await bench.enqueue({ toName: 'Secreta' })
    await bench.startNode()
    await expect.poll(() => bench.log.lines().join(''), MAIL_WAIT).toContain('mail sent')
    expect(bench.log.lines().join('')).not.toMatch(/hunter2|ana@paper|Secreta/)
  })

  it('sends it after its delay', async () => {
    await bench.enqueue({ delaySeconds: 10 })
    await bench.startNode()
    // The second mail shows that the node has looked at the queue.
    await bench.enqueue()
    await bench.untilStates('waiting', 'sent')
    await bench.advance(10)
    await bench.untilStates('sent', 'sent')
  })

  it('drops it after its notAfter date, with its details', async () => {
    await bench.enqueue({ notAfter: new Date(bench.clock.now().getTime() + 3_600_000) })
    await bench.advance(3600)
    await bench.startNode()
    await bench.untilStates('dropped')
    expect(bench.server.received).toEqual([])
    expect(await bench.rows()).toMatchObject([{ details: null }])
  })

  it('sends each mail once with two nodes', async () => {
    // Before there are mails: on the embedded engine, which has one process, a start takes running jobs for abandoned ones.
    await Promise.all([bench.startNode(), bench.startNode()])
    for (let index = 0; index < 30; index += 1) await bench.enqueue()
    await bench.untilStates(...Array.from({ length: 30 }, () => 'sent'))
    expect(new Set(bench.messageIds()).size).toBe(30)
    expect(bench.server.received).toHaveLength(30)
  })

  it('marks it as sending before the delivery, and holds no transaction open meanwhile', async () => {
    const seen: unknown[] = []
    const transport = createFakeTransport(async () => {
      seen.push(await bench.states())
      // An open transaction would block everybody else on the embedded engine.
      await database.db.transaction((tx) => tx.select().from(mails).for('update'))
    })
    await bench.enqueue()
    await bench.startNode({ transport })
    await bench.untilStates('sent')
    expect(seen).toEqual([['sending']])
  })

  it('continues with others while one is slow', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const transport = createFakeTransport(({ to }) => (to === 'slow@paper.test' ? mayEnd : Promise.resolve()))
    await bench.enqueue({ to: 'slow@paper.test' })
    for (let index = 0; index < 5; index += 1) await bench.enqueue()
    await bench.startNode({ transport })
    await bench.untilStates('sending', 'sent', 'sent', 'sent', 'sent', 'sent')
    end()
    await bench.untilStates('sent', 'sent', 'sent', 'sent', 'sent', 'sent')
  })

  it('sends mails that somebody waits for before bulk mails', async () => {
    const order: string[] = []
    const { promise: fourBegan, resolve: begin } = Promise.withResolvers<void>()
    // Four are sent at once. None ends before all of them have begun, so that a slow one is not overtaken.
    const transport = createFakeTransport(async ({ to }) => {
      order.push(to)
      if (order.length === 4) begin()
      await fourBegan
    })
    for (let index = 0; index < 12; index += 1) await bench.enqueue({ template: 'newsletter', to: 'bulk@paper.test' })
    for (let index = 0; index < 4; index += 1) await bench.enqueue({ to: 'access@paper.test' })
    await bench.startNode({ transport })
    await expect.poll(() => order.length, MAIL_WAIT).toBe(16)
    expect(order.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'access@paper.test'))
  })
})

describe('a delivery that fails', () => {
  it('is retried for at least 24 hours', () => {
    const { limit, delaySeconds, maxDelaySeconds } = MAIL_QUEUE.retry
    // pg-boss waits between one and two times `delaySeconds * 2 ** retry`, up to the maximum.
    const total = (factor: number) =>
      Array.from({ length: limit }, (_, retry) => Math.min(maxDelaySeconds, delaySeconds * 2 ** retry * factor)).reduce(
        (sum, delay) => sum + delay,
        0,
      )
    expect(total(1)).toBeGreaterThanOrEqual(24 * 3600)
    expect(total(2)).toBeLessThanOrEqual(25.5 * 3600)
  })

  it.each([451, 550])('waits for its retry after %i, then fails after the last one with its details', async (code) => {
    bench.server.answerWith({ code, words: 'not now' })
    await bench.enqueue()
    await bench.startNode()
    await bench.untilLastError(`${code} not now`)
    await expect.poll(bench.jobStates, MAIL_WAIT).toEqual(['retry'])
    expect(await bench.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    await useUpRetries(database.db, MAIL_QUEUE.name)
    await bench.advance(86_400)
    await bench.untilStates('failed')
    const [row] = await bench.rows()
    expect(row?.lastError).toContain(`${code} not now`)
    expect(row?.details).not.toBeNull()
  })

  it('is repeated by hand with the same Message-ID after the mail has failed', async () => {
    bench.server.answerWith({ code: 550, words: 'not now' })
    await bench.enqueue()
    await useUpRetries(database.db, MAIL_QUEUE.name)
    await bench.startNode()
    await bench.untilStates('failed')
    bench.server.answerWith('take')
    const [row] = await bench.rows()
    expect(await bench.outbox.sendAgain(database.db, row?.id ?? 0)).toBe(true)
    await bench.untilStates('sent')
    expect(bench.messageIds()).toEqual([row?.messageId])
  })

  it('succeeds later with the same Message-ID', async () => {
    bench.server.answerWith({ code: 451, words: 'not now' })
    await bench.enqueue()
    await bench.startNode()
    await bench.untilLastError('not now')
    bench.server.answerWith('take')
    await expect.poll(bench.jobStates, MAIL_WAIT).toEqual(['retry'])
    await bench.advance(60)
    await bench.untilStates('sent')
    const [row] = await bench.rows()
    expect(row).toMatchObject({ attempts: 2, lastError: null, details: null })
    expect(bench.messageIds()).toEqual([row?.messageId])
  })

  it('is retried at once when the mail server is back', async () => {
    const { port } = bench.server
    await bench.server.close()
    for (let index = 0; index < 6; index += 1) await bench.enqueue()
    await bench.startNode()
    await expect.poll(bench.jobStates, MAIL_WAIT).toEqual(Array.from({ length: 6 }, () => 'retry'))
    const restarted = await startSmtpServer({}, port)
    await bench.enqueue()
    await bench.untilStates(...Array.from({ length: 7 }, () => 'sent'))
    await restarted.close()
    expect(restarted.received).toHaveLength(7)
  })

  it('keeps a mail that cannot be decrypted until the secret is back', async () => {
    await bench.enqueue()
    const node = await bench.startNode({ key: randomBytes(32) })
    await bench.untilLastError('authenticate')
    await node.stop()
    await bench.advance(60)
    await bench.startNode()
    await bench.untilStates('sent')
  })

  it('after its last byte is repeated for access mails, and leaves bulk mails uncertain', async () => {
    const transport = createFakeTransport(() => Promise.reject(new DeliveryError('unknown', 'connection lost')))
    await bench.enqueue()
    await bench.enqueue({ template: 'newsletter' })
    await bench.startNode({ transport })
    await bench.untilStates('waiting', 'uncertain')
    expect((await bench.rows())[1]).toMatchObject({ details: null, lastError: 'connection lost' })
  })

  it('of one mail does not affect another', async () => {
    let renders = 0
    await bench.enqueue()
    await bench.enqueue()
    await bench.startNode({
      render: async () => {
        renders += 1
        if (renders === 1) throw new Error('no template')
        return { subject: 'Hola', text: 'Hola', html: 'Hola' }
      },
    })
    await expect.poll(async () => (await bench.states()).toSorted(), MAIL_WAIT).toEqual(['sent', 'waiting'])
  })
})

describe('a node that died during a delivery', () => {
  async function crash(template: string): Promise<void> {
    await bench.enqueue({ template })
    await database.db.update(mails).set({ state: 'sending', attempts: 1 })
    await setJobState(database.db, MAIL_QUEUE.name, 'active')
  }

  it('has its access mail sent again with the same Message-ID, and its bulk mail left uncertain', async () => {
    await crash('hello')
    await crash('newsletter')
    const [before] = await bench.rows()
    await bench.startNode({ database: { ...database, engine: 'embedded' } })
    await bench.untilStates('sent', 'uncertain')
    expect(bench.messageIds()).toEqual([before?.messageId])
    expect((await bench.rows())[1]?.details).toBeNull()
  })

  it('is given time on a server, where it may still be alive', async () => {
    await crash('hello')
    await bench.enqueue()
    await bench.startNode({ database: { ...database, engine: 'server' } })
    await bench.untilStates('sending', 'sent')
    expect(bench.server.received).toHaveLength(1)
  })

  it('leaves its last attempt failed, or uncertain for bulk mails', async () => {
    await crash('hello')
    await crash('newsletter')
    await useUpRetries(database.db, MAIL_QUEUE.name)
    const transport = createFakeTransport(() => Promise.reject(new DeliveryError('rejected', '550 no')))
    await bench.startNode({ transport, database: { ...database, engine: 'embedded' } })
    await bench.untilStates('failed', 'uncertain')
  })
})

describe('stopping', () => {
  it('starts no other delivery and waits for the running ones', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const transport = createFakeTransport(() => mayEnd)
    for (let index = 0; index < 6; index += 1) await bench.enqueue()
    const node = await bench.startNode({ transport })
    await expect.poll(() => transport.messages.length, MAIL_WAIT).toBe(MAIL_QUEUE.concurrency)
    const stopped = node.stop()
    end()
    await stopped
    expect((await bench.states()).toSorted()).toEqual(['sent', 'sent', 'sent', 'sent', 'waiting', 'waiting'])
  })

  it('aborts a delivery to a silent mail server, and the mail is sent later', async () => {
    bench.server.answerWith('say nothing')
    await bench.enqueue()
    const timeouts = { connectMs: 60_000, idleMs: 60_000, totalMs: 60_000 }
    const transport = createSmtpTransport({ url: bench.server.url, timeouts })
    const node = await bench.startNode({ transport, stopTimeoutMs: 1500 })
    await bench.untilStates('sending')
    await node.stop()
    expect(await bench.states()).toEqual(['waiting'])
  })
})
