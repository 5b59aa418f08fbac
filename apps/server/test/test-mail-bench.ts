import { randomBytes } from 'node:crypto'
import { mails } from '../src/platform/database/schema/records.ts'
import type { MailTransport } from '../src/platform/mail/mail-transport.ts'
import { createMailWorker, type MailWorker, type MailWorkerOptions } from '../src/platform/mail/mail-worker.ts'
import type { Message } from '../src/platform/mail/message.ts'
import { createOutbox, type OutgoingMail } from '../src/platform/mail/outbox.ts'
import { createSmtpTransport } from '../src/platform/mail/smtp-transport.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'
import { createTestLog, type TestLog } from './test-log.ts'
import { startSmtpServer, type TestSmtpServer } from './test-smtp-server.ts'

type MailRow = typeof mails.$inferSelect

/** An empty outbox, a mail server, and workers in a hurry between them. */
export interface MailBench {
  readonly clock: TestClock
  readonly log: TestLog
  readonly server: TestSmtpServer
  readonly key: Buffer
  createWorker(given?: Partial<MailWorkerOptions>): MailWorker
  /** Writes a mail with a cause of its own. */
  write(given?: Partial<OutgoingMail>): Promise<void>
  rows(): Promise<MailRow[]>
  states(): Promise<string[]>
  /** The Message-IDs of what the mail server took. */
  messageIds(): (string | undefined)[]
  close(): Promise<void>
}

export const HURRY = { pollMs: 20, eagerPollMs: 5, stopWithinMs: 200 }

export async function createMailBench(database: TestDatabase): Promise<MailBench> {
  await database.db.delete(mails)
  const clock = createTestClock()
  const log = createTestLog()
  const server = await startSmtpServer()
  const key = randomBytes(32)
  const outbox = createOutbox<OutgoingMail>({ clock, key, domain: 'league.test' })
  const workers: MailWorker[] = []
  const rows = () => database.db.select().from(mails).orderBy(mails.id)
  let causes = 0

  return {
    clock,
    log,
    server,
    key,
    createWorker(given = {}) {
      const worker = createMailWorker({
        database,
        clock,
        log: log.log,
        key,
        transport: createSmtpTransport({ url: server.url }),
        from: { name: 'Liga', address: 'press@league.test' },
        render: async ({ details }) => ({ subject: 'Hola', text: JSON.stringify(details), html: '<p>Hola</p>' }),
        onceOnly: ['newsletter'],
        pace: HURRY,
        ...given,
      })
      workers.push(worker)
      return worker
    },
    async write(given = {}) {
      causes += 1
      const mail = { template: 'hello', cause: `hello:${causes}`, to: 'ana@paper.test', locale: 'es' as const }
      await outbox.enqueue(database.db, { ...mail, details: { password: 'hunter2' }, ...given })
    },
    rows,
    states: async () => (await rows()).map(({ state }) => state),
    messageIds: () => server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]),
    async close() {
      for (const worker of workers) await worker.stop()
      await server.close()
    },
  }
}

/** A transport that keeps what it is given, and does with it what the test says. */
export function createHand(take: (message: Message) => Promise<void>): MailTransport & { readonly taken: Message[] } {
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
