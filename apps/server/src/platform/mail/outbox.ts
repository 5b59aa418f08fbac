import type { Locale } from '@mixed-zone/contract/locales'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { createCode } from '../random/tokens.ts'
import { deleteUntouched, insertMail, returnToWaiting } from './outbox.repository.ts'
import { seal } from '../crypto/seal.ts'

/** A mail to be written. The product says which templates there are, and what each has to be told. */
export interface OutgoingMail {
  readonly template: string
  /** What it is written for, in words that never come back: one cause is one mail. It is stored as it is, so no secret. */
  readonly cause: string
  /** The address alone. */
  readonly to: string
  /** The name before the address. */
  readonly toName?: string
  readonly locale: Locale
  readonly personId?: number
  /** What the template needs, as JSON can hold it. Encrypted, and erased once the mail is sent. */
  readonly details: object
  /** It is not sent after this moment: what it says would no longer be true. */
  readonly notAfter?: Date
  /** How long it waits before it is sent. */
  readonly delaySeconds?: number
}

/** What of a mail is encrypted. */
export interface SealedContent {
  readonly toName?: string | undefined
  readonly details: object
}

/** Where mails are written, in the transaction of what causes them. */
export interface Outbox<Mail extends OutgoingMail> {
  /** Writes a mail; with a cause that was written already, nothing. */
  enqueue(db: Db, mail: Mail): Promise<void>
  /** Takes mails back, by their causes, which may then be used again. Gives the causes of those that nobody had begun to send. */
  takeBack(db: Db, causes: readonly string[]): Promise<string[]>
  /** Lets a mail that failed be tried again for as long as a new one, under its own Message-ID. False where it did not fail. */
  sendAgain(db: Db, mailId: number): Promise<boolean>
}

export interface OutboxOptions {
  readonly clock: Clock
  /** Encrypts what mails say: 32 bytes. */
  readonly key: Buffer
  /** The domain that Message-IDs end with. */
  readonly domain: string
  /** Called when something was written, before its transaction ends: whoever sends should soon look. */
  readonly onEnqueued?: () => void
}

/** Anything that could end a header or an address. */
const NOT_IN_AN_ADDRESS = /[\s\u0000-\u001f\u007f<>,;"]/

export function createOutbox<Mail extends OutgoingMail>({
  clock,
  key,
  domain,
  onEnqueued = () => {},
}: OutboxOptions): Outbox<Mail> {
  return {
    async enqueue(db, { template, cause, to, toName, locale, personId, details, notAfter, delaySeconds = 0 }) {
      if (NOT_IN_AN_ADDRESS.test(to) || !/^[^@]+@[^@]+$/.test(to)) throw new Error('a mail needs one plain address')
      const now = clock.now()
      const content: SealedContent = { toName, details }
      await insertMail(db, {
        messageId: `<${createCode()}@${domain}>`,
        template,
        cause,
        recipient: to,
        personId: personId ?? null,
        locale,
        details: seal(key, cause, content),
        nextAttemptAt: new Date(now.getTime() + delaySeconds * 1000),
        notAfter: notAfter ?? null,
        createdAt: now,
      })
      onEnqueued()
    },
    takeBack: (db, causes) => deleteUntouched(db, causes),
    async sendAgain(db, mailId) {
      const isBack = await returnToWaiting(db, mailId, clock.now())
      if (isBack) onEnqueued()
      return isBack
    },
  }
}
