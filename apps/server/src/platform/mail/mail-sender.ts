import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Clock } from '../clock/clock.ts'
import { unseal } from '../crypto/seal.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { reasonOf } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { DeliveryError, type MailTransport } from './mail-transport.ts'
import {
  type Ending,
  endUnsent,
  insertAttempt,
  lockUnsent,
  markSent,
  returnToWaiting,
  startAttempt,
  suppressAddress,
  type UnsentMail,
} from './mails.repository.ts'
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
  /** The server refused the address for good. Called in the transaction that suppresses it. */
  readonly onReturned?: (tx: Db, returned: { readonly address: string; readonly at: Date }) => Promise<void>
  /** Called in the transaction that ends an attempt or a mail. */
  readonly onChange?: (tx: Db, mailId: number) => Promise<void>
}

/** What the mail server said, and how long it took. */
interface Reply {
  readonly answer: string
  readonly durationMs: number | null
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
      // The mail to a deleted account is the last one, and nothing of its address is kept.
      const isRefused = !mail.eraseRecipient && mail.isSuppressed
      if (!isUncertain && !isExpired && !isRefused) return mail
      const state = isUncertain ? 'uncertain' : isExpired ? 'dropped' : 'suppressed'
      await end(tx, mail, { state, lastError: null })
      return null
    })
  }

  async function end(tx: Db, mail: UnsentMail, ending: Ending): Promise<void> {
    await endUnsent(tx, mail, ending)
    await deps.onChange?.(tx, mail.id)
  }

  /** Mail servers repeat the address in their answers, which must not outlive the account. */
  const answerToKeep = (mail: UnsentMail, answer: string) => (mail.eraseRecipient ? null : answer)

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
  async function settleFailure(mail: UnsentMail, error: unknown, durationMs: number | null): Promise<void> {
    const delivery = error instanceof DeliveryError ? error : null
    if (delivery?.failure === 'unavailable') wasUnavailable = true
    const lastError = toOneLine(reasonOf(error))
    const smtpCode = delivery?.smtpCode ?? null
    const isReturned = delivery?.refusesAddress === true && !mail.eraseRecipient
    const isUncertain = delivery?.failure === 'unknown' && isBulk(mail)
    await db.transaction(async (tx) => {
      const answer = answerToKeep(mail, lastError)
      const at = clock.now()
      await insertAttempt(tx, { mailId: mail.id, at, result: delivery?.failure ?? 'error', answer, durationMs })
      if (isReturned) {
        await end(tx, mail, { state: 'failed', lastError, smtpCode })
        await suppressAddress(tx, { address: mail.recipient, since: at, answer, mailId: mail.id })
        await deps.onReturned?.(tx, { address: mail.recipient, at })
      } else if (isUncertain) {
        await end(tx, mail, { state: 'uncertain', lastError })
      } else {
        await returnToWaiting(tx, mail, { lastError, smtpCode })
        await deps.onChange?.(tx, mail.id)
      }
    })
    if (isUncertain) log.warn({ mailId: mail.id, template: mail.template }, 'mail may or may not have been sent')
    else if (isReturned) log.warn({ mailId: mail.id, template: mail.template, smtpCode }, 'mail came back')
    else throw error
  }

  /** Retries during a database outage: a delivered mail that is not marked would be sent again. */
  async function markSentWithRetry(mail: UnsentMail, reply: Reply, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction(async (tx) => {
          const at = clock.now()
          await markSent(tx, mail.id, at)
          const answer = answerToKeep(mail, toOneLine(reply.answer))
          await insertAttempt(tx, { mailId: mail.id, at, result: 'accepted', ...reply, answer })
          await deps.onChange?.(tx, mail.id)
        })
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
    let answer: string
    let startedAt: number | null = null
    const elapsedMs = () => (startedAt === null ? null : Math.round(performance.now() - startedAt))
    try {
      const message = await compose(mail)
      if (message === null) {
        return await db.transaction((tx) => end(tx, mail, { state: 'dropped', lastError: null }))
      }
      startedAt = performance.now()
      answer = await transport.send(message, signal)
    } catch (error) {
      return settleFailure(mail, error, elapsedMs())
    }
    await markSentWithRetry(mail, { answer, durationMs: elapsedMs() }, signal)
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
      if (mail.eraseRecipient) return end(tx, mail, { state: 'dropped', lastError: null })
      const state = mail.state === 'sending' && isBulk(mail) ? 'uncertain' : 'failed'
      await end(tx, mail, { state, lastError: mail.lastError })
    })
  }

  queue.handle(send)
  jobs.queue<MailJob>(FAILED_MAIL_QUEUE).handle(giveUp)
}

/** As it is stored. It may contain addresses, but never the content of a mail. */
function toOneLine(message: string): string {
  return message.replace(/\s+/g, ' ').slice(0, MAX_ERROR_LENGTH)
}
