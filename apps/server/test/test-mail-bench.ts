import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { mailSuppressions, mails } from '../src/platform/database/schema/records.ts'
import { createJobs, type JobsOptions } from '../src/platform/jobs/create-jobs.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import type { MailTransport } from '../src/platform/mail/mail-transport.ts'
import type { Message } from '../src/platform/mail/message.ts'
import { createOutbox, MAIL_QUEUE, type Outbox, type OutgoingMail } from '../src/platform/mail/outbox.ts'
import { type MailSenderDeps, registerMailSender } from '../src/platform/mail/mail-sender.ts'
import { createSmtpTransport } from '../src/platform/mail/smtp-transport.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'
import { advanceJobs, deleteJobs, listJobs } from './test-jobs.ts'
import { createTestLog, type TestLog } from './test-log.ts'
import { startSmtpServer, type TestSmtpServer } from './test-smtp-server.ts'

/** Sending takes longer on a busy machine. */
export const MAIL_WAIT = { timeout: 30_000 }

type MailRow = typeof mails.$inferSelect

/** An empty outbox, no suppressed address and a mail server, to which the nodes of a test send the mails. */
export interface MailBench {
  readonly clock: TestClock
  readonly log: TestLog
  readonly server: TestSmtpServer
  readonly outbox: Outbox<OutgoingMail>
  /** Starts a node that sends mails. */
  startNode(given?: Partial<MailSenderDeps & JobsOptions>): Promise<Jobs>
  /** Enqueues a mail with a cause of its own. */
  enqueue(given?: Partial<OutgoingMail>): Promise<void>
  /** Lets time pass, for the clock and for the queue. */
  advance(seconds: number): Promise<void>
  rows(): Promise<MailRow[]>
  states(): Promise<string[]>
  /** The states of the jobs that send mails. */
  jobStates(): Promise<string[]>
  untilStates(...states: string[]): Promise<void>
  /** Waits for the error of the last mail. */
  untilLastError(text: string): Promise<void>
  /** The Message-IDs of what the mail server has accepted. */
  messageIds(): (string | undefined)[]
  close(): Promise<void>
}

export async function createMailBench(database: TestDatabase): Promise<MailBench> {
  const { db } = database
  const clock = createTestClock()
  const log = createTestLog()
  const server = await startSmtpServer()
  const key = randomBytes(32)
  const bulkTemplates = ['newsletter']
  const sender = createJobs({ database, log: log.log, sendOnly: true })
  const outbox = createOutbox<OutgoingMail>({
    clock,
    jobs: sender,
    key,
    domain: 'league.test',
    bulkTemplates,
    hideSecrets: () => ({}),
  })
  await sender.open()
  await db.delete(mails)
  await db.delete(mailSuppressions)
  await deleteJobs(db, MAIL_QUEUE.name)
  const nodes = [sender]
  const rows = () => db.select().from(mails).orderBy(mails.id)
  const states = async () => (await rows()).map(({ state }) => state)
  let causes = 0

  return {
    clock,
    log,
    server,
    outbox,
    async startNode(given = {}) {
      const jobs = createJobs({ database, log: log.log, pollSeconds: 0.5, ...given })
      nodes.push(jobs)
      registerMailSender({
        db,
        jobs,
        clock,
        log: log.log,
        key,
        transport: createSmtpTransport({ url: server.url }),
        getSender: () => ({ from: { name: 'Liga', address: 'press@league.test' } }),
        render: async ({ details }) => ({ subject: 'Hola', text: JSON.stringify(details), html: '<p>Hola</p>' }),
        bulkTemplates,
        ...given,
      })
      await jobs.open()
      await jobs.start()
      return jobs
    },
    async enqueue(given = {}) {
      causes += 1
      const mail = { template: 'hello', cause: `hello:${causes}`, to: 'ana@paper.test', locale: 'es' as const }
      await outbox.enqueue(db, { ...mail, details: { password: 'hunter2' }, ...given })
    },
    async advance(seconds) {
      clock.advance(seconds * 1000)
      await advanceJobs(db, MAIL_QUEUE.name, seconds)
    },
    rows,
    states,
    jobStates: async () => (await listJobs(db, MAIL_QUEUE.name)).map(({ state }) => state),
    async untilStates(...expected) {
      await expect.poll(states, MAIL_WAIT).toEqual(expected)
    },
    async untilLastError(text) {
      await expect.poll(async () => (await rows()).at(-1)?.lastError, MAIL_WAIT).toContain(text)
    },
    messageIds: () => server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]),
    async close() {
      await Promise.all(nodes.map((node) => node.stop()))
      await server.close()
    },
  }
}

/** A transport that records its messages, and does with each what the test says. */
export function createFakeTransport(
  send: (message: Message, signal: AbortSignal) => Promise<void>,
): MailTransport & { readonly messages: Message[] } {
  const messages: Message[] = []
  return {
    messages,
    async send(message, signal) {
      messages.push(message)
      await send(message, signal)
      return '250 accepted'
    },
  }
}
