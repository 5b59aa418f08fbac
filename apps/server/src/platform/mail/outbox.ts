import type { Locale } from '@mixed-zone/contract/locales'
import type { Clock } from '../clock/clock.ts'
import { seal } from '../crypto/seal.ts'
import type { Db } from '../database/database.ts'
import type { Jobs, QueueOptions } from '../jobs/jobs.ts'
import { createCode } from '../random/tokens.ts'
import { deleteUntried, insertMail, listUnsent, resetFailed } from './mails.repository.ts'

export interface OutgoingMail {
  readonly template: string
  /** Identifies what the mail is sent for: one cause is one mail. Stored in plain text, so no secrets. */
  readonly cause: string
  /** The address alone. */
  readonly to: string
  readonly toName?: string
  readonly locale: Locale
  readonly personId?: number
  /** The data of the template, as JSON. Encrypted, and erased once the mail is sent. */
  readonly details: object
  /** The mail is dropped after this moment, because its content would no longer be true. */
  readonly notAfter?: Date
  readonly delaySeconds?: number
  /** Erases the address as soon as the mail is sent or given up, because its owner has deleted the account. */
  readonly eraseRecipient?: boolean
  /** Stores no copy to show, because the content is known only when the mail is sent. */
  readonly skipPreview?: boolean
}

export interface SealedContent {
  readonly toName?: string | undefined
  readonly details: object
}

/** The mail row is the record; the job only says that it has to be sent. */
export interface MailJob {
  readonly mailId: number
}

/** Gets the mails that could not be sent for a day. Storing that they failed must outlast a database outage. */
export const FAILED_MAIL_QUEUE: QueueOptions = {
  name: 'send-mail-failed',
  concurrency: 1,
  pollSeconds: 10,
  timeoutSeconds: 60,
  retry: { limit: 100, delaySeconds: 10, maxDelaySeconds: 3600 },
  onePerKey: 'unfinished',
}

/** One job per mail. The delays between its attempts add up to at least 24 hours. */
export const MAIL_QUEUE: QueueOptions = {
  name: 'send-mail',
  concurrency: 4,
  pollSeconds: 2,
  // Longer than any delivery takes.
  timeoutSeconds: 150,
  retry: { limit: 30, delaySeconds: 30, maxDelaySeconds: 3600 },
  onePerKey: 'unfinished',
  deadLetter: FAILED_MAIL_QUEUE.name,
}

/** Mails that somebody waits for are sent before bulk mails. */
const BULK_PRIORITY = -1

/** Call it in the transaction of the change that causes the mail. */
export interface Outbox<Mail extends OutgoingMail> {
  /** Returns the id; does nothing and returns null if there is already a mail for this cause. */
  enqueue(db: Db, mail: Mail): Promise<number | null>
  /** Deletes those of the mails that no attempt was made to send, so that their causes can be used again. Returns their causes. */
  cancelUntried(db: Db, causes: readonly string[]): Promise<string[]>
  /** Retries a failed or suppressed mail for another day, with the Message-ID it already has. Returns false if the mail is neither. */
  sendAgain(db: Db, mailId: number): Promise<boolean>
  /** Queues all unsent mails that have no job, such as those of a version that had no jobs for them. */
  requeueUnsent(db: Db): Promise<void>
}

export interface OutboxDeps {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'queue'>
  /** Encrypts the details: 32 bytes. */
  readonly key: Buffer
  /** The domain of Message-IDs. */
  readonly domain: string
  readonly bulkTemplates: readonly string[]
  /** The details with secrets replaced, which are kept to show the mail. */
  readonly hideSecrets: (details: object) => object
}

/** Anything that could end a header or an address. */
const NOT_IN_AN_ADDRESS = /[\s\u0000-\u001f\u007f<>,;"]/

export function createOutbox<Mail extends OutgoingMail>(deps: OutboxDeps): Outbox<Mail> {
  const { clock, jobs, key, domain, bulkTemplates, hideSecrets } = deps
  jobs.queue<MailJob>(FAILED_MAIL_QUEUE)
  const queue = jobs.queue<MailJob>(MAIL_QUEUE)

  const jobOf = ({ id, template }: { id: number; template: string }) => ({
    data: { mailId: id },
    key: String(id),
    priority: bulkTemplates.includes(template) ? BULK_PRIORITY : 0,
  })

  return {
    async enqueue(db, { template, cause, to, toName, locale, details, delaySeconds = 0, ...options }) {
      if (NOT_IN_AN_ADDRESS.test(to) || !/^[^@]+@[^@]+$/.test(to)) throw new Error('a mail needs one plain address')
      const content: SealedContent = { toName, details }
      const id = await insertMail(db, {
        messageId: `<${createCode()}@${domain}>`,
        template,
        cause,
        recipient: to,
        personId: options.personId ?? null,
        locale,
        details: seal(key, cause, content),
        // Nobody may read the mail of somebody who has deleted the account.
        preview: options.eraseRecipient || options.skipPreview ? null : seal(key, cause, hideSecrets(details)),
        notAfter: options.notAfter ?? null,
        eraseRecipient: options.eraseRecipient ?? false,
        createdAt: clock.now(),
      })
      if (id !== null) await queue.send(db, { ...jobOf({ id, template }), startAfterSeconds: delaySeconds })
      return id
    },

    cancelUntried: (db, causes) => deleteUntried(db, causes),

    async sendAgain(db, mailId) {
      return db.transaction(async (tx) => {
        const template = await resetFailed(tx, mailId, clock.now())
        if (template !== null) await queue.send(tx, jobOf({ id: mailId, template }))
        return template !== null
      })
    },

    async requeueUnsent(db) {
      await queue.send(db, ...(await listUnsent(db)).map(jobOf))
    },
  }
}
