import { setTimeout as delay } from 'node:timers/promises'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { HandoverFailed, type MailTransport } from './mail-transport.ts'
import { type ClaimedMail, claimDue, endUnsent, hastenPostponed, markSent, postpone } from './mail-worker.repository.ts'
import { composeMessage, type Mailbox, type RenderedMail } from './message.ts'
import type { SealedContent } from './outbox.ts'
import { waitAfter } from './retry-waits.ts'
import { unseal } from '../crypto/seal.ts'

/** A mail as it was written, to be rendered. */
export interface MailToRender {
  readonly template: string
  readonly locale: Locale
  readonly details: object
}

export interface SenderOptions {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** The outbox's own. */
  readonly key: Buffer
  readonly transport: MailTransport
  readonly from: Mailbox
  /** Where answers go, if not to the sender. */
  readonly replyTo?: Mailbox | undefined
  /** Null where there is nothing left to say: the mail is dropped. */
  readonly render: (mail: MailToRender) => Promise<RenderedMail | null>
  /** Templates of which nobody may get the same mail twice. The others are sent again when nobody knows. */
  readonly onceOnly: readonly string[]
  readonly isStopping: () => boolean
}

export interface MailSender {
  /** Sends one mail after the other until none is due, nobody takes any, or the process stops. */
  sendWhileDue(): Promise<void>
}

/** Longer than any handover takes: whoever still counts as sending after it is gone. */
const CLAIM_MS = 150_000

const REPEAT_MARK_MS = 1000
const LONGEST_ERROR = 300

/** How the last error begins where the fault was not the mail's own. */
const AWAY = 'away: '

export function createMailSender(options: SenderOptions): MailSender {
  const { db, clock, log, key, transport, render, onceOnly, isStopping } = options
  let wasAway = false

  async function prepare(mail: ClaimedMail): Promise<{ rendered: RenderedMail; toName: string } | null> {
    if (mail.details === null) throw new Error('what the mail says was erased')
    // Only the outbox writes these bytes, and they open only unchanged.
    const { details, toName = '' } = unseal(key, mail.cause, mail.details) as SealedContent
    const rendered = await render({ template: mail.template, locale: mail.locale, details })
    return rendered && { rendered, toName }
  }

  async function handOver(mail: ClaimedMail): Promise<'sent' | 'dropped'> {
    if (mail.notAfter !== null && mail.notAfter <= clock.now()) return 'dropped'
    const prepared = await prepare(mail)
    if (prepared === null) return 'dropped'
    const { rendered, toName } = prepared
    const bytes = await composeMessage(rendered, {
      messageId: mail.messageId,
      date: mail.createdAt,
      from: options.from,
      replyTo: options.replyTo,
      to: { name: toName, address: mail.recipient },
    })
    await transport.send({ mailId: mail.id, from: options.from.address, to: mail.recipient, bytes })
    return 'sent'
  }

  /** It was handed over, and must not be again: while the database is away, this process remembers. */
  async function keepMarkingSent(mail: ClaimedMail): Promise<void> {
    for (;;) {
      try {
        return await markSent(db, mail, clock.now())
      } catch (error) {
        if (isStopping()) throw error
        log.error({ err: error, mail: mail.id }, 'a mail was sent, and cannot be marked so yet')
        await delay(REPEAT_MARK_MS)
      }
    }
  }

  async function settleFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const problem = error instanceof HandoverFailed ? error.problem : null
    const lastError = `${problem === 'away' ? AWAY : ''}${wordsOf(error)}`
    const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts, problem }
    if (problem === 'unknown' && onceOnly.includes(mail.template)) {
      log.warn(facts, 'a mail may or may not have been sent')
      await endUnsent(db, mail, { state: 'uncertain', lastError })
      return
    }
    const waitSeconds = waitAfter(mail.attempts)
    if (waitSeconds === null) {
      log.error({ ...facts, err: error }, 'a mail was given up')
      await endUnsent(db, mail, { state: 'failed', lastError })
      return
    }
    log.warn({ ...facts, err: error }, 'a mail was not sent, and will be tried again')
    await postpone(db, mail, { until: new Date(clock.now().getTime() + waitSeconds * 1000), lastError })
  }

  /** Whether it makes sense to go on with the next one. */
  async function sendOne(mail: ClaimedMail): Promise<boolean> {
    let outcome: 'sent' | 'dropped'
    try {
      outcome = await handOver(mail)
    } catch (error) {
      await settleFailure(mail, error)
      const isAway = error instanceof HandoverFailed && error.problem === 'away'
      if (isAway) wasAway = true
      return !isAway
    }
    if (outcome === 'dropped') {
      await endUnsent(db, mail, { state: 'dropped', lastError: null })
      return true
    }
    await keepMarkingSent(mail)
    log.info({ mail: mail.id, template: mail.template, attempts: mail.attempts }, 'mail sent')
    if (wasAway) {
      wasAway = false
      await hastenPostponed(db, AWAY, clock.now())
    }
    return true
  }

  return {
    async sendWhileDue() {
      while (!isStopping()) {
        const now = clock.now()
        const mail = await claimDue(db, { now, until: new Date(now.getTime() + CLAIM_MS) })
        if (mail === null || !(await sendOne(mail))) return
      }
    },
  }
}

/** An error's words as they may be stored: on one line and short. Servers repeat addresses, never what a mail says. */
function wordsOf(error: unknown): string {
  return describeError(error).message.replace(/\s+/g, ' ').slice(0, LONGEST_ERROR)
}
