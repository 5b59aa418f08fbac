import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Clock } from '../clock/clock.ts'
import { unseal } from '../crypto/seal.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { DeliveryError, type MailTransport } from './mail-transport.ts'
import { endUnsent, lockUnsent, markSent, returnToWaiting, startAttempt, type UnsentMail } from './mails.repository.ts'
import { composeMessage, type Mailbox, type Message, type RenderedMail } from './message.ts'
import { FAILED_MAIL_QUEUE, MAIL_QUEUE, type MailJob, type SealedContent } from './outbox.ts'

export interface MailToRender {
  readonly template: string
  readonly locale: Locale
  readonly details: object
}

export interface MailSenderDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'queue'>
  readonly clock: Clock
  readonly log: Log
  readonly key: Buffer
  readonly transport: MailTransport
  /** As of the moment of sending. */
  readonly getSender: () => { readonly from: Mailbox; readonly replyTo?: Mailbox | undefined }
  /** Returns null if there is no longer anything to say: the mail is dropped. */
  readonly render: (mail: MailToRender) => Promise<RenderedMail | null>
  /** Templates of mails that must not arrive twice. All others are sent again after a crash. */
  readonly bulkTemplates: readonly string[]
}

const MARK_SENT_RETRY_MS = 1000
const MAX_ERROR_LENGTH = 300

/** Handles the jobs of the outbox. No transaction is open during a delivery (decision 8). */
export function registerMailSender(deps: MailSenderDeps): void {
  const { db, jobs, clock, log, key, transport, render, bulkTemplates } = deps
  const queue = jobs.queue<MailJob>(MAIL_QUEUE)
  /** Whether this node has failed to reach the mail server since its last successful delivery. */
  let wasUnavailable = false

  const isBulk = ({ template }: UnsentMail) => bulkTemplates.includes(template)

  /** Starts an attempt. Null if there is nothing to send: the mail has ended, expired, or must not be sent twice. */
  async function claim(mailId: number): Promise<UnsentMail | null> {
    return db.transaction(async (tx) => {
      const found = await lockUnsent(tx, mailId)
      if (found === null) return null
      const mail = { ...found, attempts: found.attempts + 1 }
      await startAttempt(tx, mail)
      const isExpired = mail.notAfter !== null && mail.notAfter <= clock.now()
      // A process died during the delivery, so the mail may have arrived.
      const isUncertain = found.state === 'sending' && isBulk(mail)
      if (!isUncertain && !isExpired) return mail
      await endUnsent(tx, mail, { state: isUncertain ? 'uncertain' : 'dropped', lastError: null })
      return null
    })
  }

  async function compose(mail: UnsentMail): Promise<Message | null> {
    if (mail.details === null) throw new Error('the details of the mail were erased')
    // Safe to cast: `unseal` rejects bytes that the outbox has not written.
    const { details, toName = '' } = unseal(key, mail.cause, mail.details) as SealedContent
    const rendered = await render({ template: mail.template, locale: mail.locale, details })
    if (rendered === null) return null
    const { from, replyTo } = deps.getSender()
    const bytes = await composeMessage(rendered, {
      messageId: mail.messageId,
      date: mail.createdAt,
      from,
      replyTo,
      to: { name: toName, address: mail.recipient },
    })
    return { mailId: mail.id, from: from.address, to: mail.recipient, bytes }
  }

  /** Rejects if the mail has to be tried again. */
  async function settleFailure(mail: UnsentMail, error: unknown): Promise<void> {
    const failure = error instanceof DeliveryError ? error.failure : null
    if (failure === 'unavailable') wasUnavailable = true
    const lastError = toOneLine(error)
    if (failure !== 'unknown' || !isBulk(mail)) {
      await returnToWaiting(db, mail, lastError)
      throw error
    }
    log.warn({ mailId: mail.id, template: mail.template }, 'mail may or may not have been sent')
    await endUnsent(db, mail, { state: 'uncertain', lastError })
  }

  /** Retries during a database outage: a delivered mail that is not marked would be sent again. */
  async function markSentWithRetry(mail: UnsentMail, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await markSent(db, mail.id, clock.now())
      } catch (error) {
        if (signal.aborted) throw error
        if (attempt === 1) log.error({ err: error, mailId: mail.id }, 'a sent mail cannot be marked as sent yet')
        await pause(MARK_SENT_RETRY_MS)
      }
    }
  }

  async function send({ mailId }: MailJob, signal: AbortSignal): Promise<void> {
    const mail = await claim(mailId)
    if (mail === null) return
    try {
      const message = await compose(mail)
      if (message === null) return await endUnsent(db, mail, { state: 'dropped', lastError: null })
      await transport.send(message, signal)
    } catch (error) {
      return settleFailure(mail, error)
    }
    await markSentWithRetry(mail, signal)
    log.info({ mailId, template: mail.template, attempts: mail.attempts }, 'mail sent')
    if (!wasUnavailable) return
    wasUnavailable = false
    await queue.retryNow()
  }

  /** After the last retry. */
  async function giveUp({ mailId }: MailJob): Promise<void> {
    await db.transaction(async (tx) => {
      const mail = await lockUnsent(tx, mailId)
      if (mail === null) return
      // The recipient is erased, so the mail cannot be sent again, and the error may contain the address.
      if (mail.eraseRecipient) return endUnsent(tx, mail, { state: 'dropped', lastError: null })
      const state = mail.state === 'sending' && isBulk(mail) ? 'uncertain' : 'failed'
      await endUnsent(tx, mail, { state, lastError: mail.lastError })
    })
  }

  queue.handle(send)
  jobs.queue<MailJob>(FAILED_MAIL_QUEUE).handle(giveUp)
}

/** An error message as it is stored. It may contain addresses, but never the content of a mail. */
function toOneLine(error: unknown): string {
  return describeError(error).message.replace(/\s+/g, ' ').slice(0, MAX_ERROR_LENGTH)
}
