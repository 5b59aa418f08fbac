import { randomInt } from 'node:crypto'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../../mails/mail-types.ts'
import type { QueueClient } from '../../../platform/concurrency/fair-queue.ts'
import type { Db } from '../../../platform/database/database.ts'
import { cancelWaitingOf } from '../../../platform/mail/mails.repository.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import type { PersonAtLogin } from '../people.repository.ts'
import { hashPassword } from './password-hash.ts'

/** Without characters that look alike in print. */
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'
const GROUPS = 4
const LIFETIME_MS = 72 * HOUR_MS

const TEMPLATE = 'authorised'

const pick = (characters: string) => characters.charAt(randomInt(characters.length))

/** Meets the password rule by construction, can be typed from a mail, and has over 70 random bits. */
function generatePassword(): string {
  const groups = Array.from({ length: GROUPS }, () => pick(UPPER) + pick(LOWER) + pick(LOWER + UPPER) + pick(DIGITS))
  return groups.join('-')
}

export interface ProvisionalPassword {
  readonly password: string
  readonly hash: string
  readonly expiresAt: Date
}

/**
 * Hashing is slow: call it before a transaction. Only rows of bulk jobs call it within theirs, before they lock anything but the job.
 * `client` as for `hashPassword`.
 */
export async function createProvisionalPassword(now: Date, client: QueueClient): Promise<ProvisionalPassword> {
  const password = generatePassword()
  return { password, hash: await hashPassword(password, client), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
}

type Recipient = Pick<
  PersonAtLogin,
  'id' | 'email' | 'firstName' | 'surnames' | 'communicationsLocale' | 'unsubscribeCode'
>

interface ProvisionalMail {
  readonly mails: Mails
  readonly provisional: ProvisionalPassword
  readonly isRenewal: boolean
  readonly cause?: string
  readonly delaySeconds?: number
}

/** A renewal cancels mails with an earlier password that still wait to be sent. `tx` has locked or just inserted the person. */
export async function sendProvisionalPassword(
  tx: Db,
  person: Recipient,
  {
    mails,
    provisional,
    isRenewal,
    cause = `provisional:${person.id}:${createCode()}`,
    delaySeconds = 0,
  }: ProvisionalMail,
): Promise<void> {
  if (isRenewal) await cancelWaitingOf(tx, { personId: person.id, template: TEMPLATE })
  await mails.enqueue(tx, {
    template: TEMPLATE,
    cause,
    to: person.email,
    toName: fullName(person),
    locale: person.communicationsLocale,
    personId: person.id,
    details: {
      firstName: person.firstName,
      provisionalPassword: provisional.password,
      expiresAt: provisional.expiresAt.toISOString(),
      unsubscribeCode: person.unsubscribeCode,
      isRenewal,
    },
    notAfter: provisional.expiresAt,
    delaySeconds,
  })
}
