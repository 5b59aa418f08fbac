import { MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { UNDO_SECONDS } from '@mixed-zone/contract/schemas/studio/requests'
import type { Db } from '../platform/database/database.ts'
import { mailAttempts, mails, mailSuppressions } from '../platform/database/schema/records.ts'
import { createCode } from '../platform/random/tokens.ts'
import type { StoredPerson } from './insert-people.ts'
import type { DecidedRequest } from './insert-requests.ts'

type MailRow = typeof mails.$inferInsert

interface DemoMail {
  readonly mail: MailRow
  readonly answer: string
  readonly result: (typeof mailAttempts.$inferInsert)['result']
}

const ACCEPTED = '250 2.0.0 Ok: queued'
const UNKNOWN_USER = '550 5.1.1 Recipient address rejected: User unknown'
const NO_ANSWER = 'connect ETIMEDOUT'

/** Content was never stored: these mails were sent by nobody. */
function mailRow(recipient: Pick<StoredPerson, 'email' | 'locale'>, createdAt: Date) {
  return {
    messageId: `<${createCode()}@mixedzone.test>`,
    recipient: recipient.email,
    locale: recipient.locale,
    createdAt,
  }
}

function decisionMail({ id, state, decidedAt, person, personId }: DecidedRequest): DemoMail {
  return {
    mail: {
      ...mailRow(person, decidedAt),
      template: state,
      cause: `decision:${id}`,
      personId,
      state: 'sent',
      attempts: 1,
      smtpCode: null,
      sentAt: new Date(decidedAt.getTime() + UNDO_SECONDS * SECOND_MS),
    },
    answer: ACCEPTED,
    result: 'accepted',
  }
}

/** A mail that came back, or that no server would take for a day. */
function unsentMail(person: StoredPerson, { minutesAgo, now }: { minutesAgo: number; now: Date }): DemoMail {
  const isReturned = person.mail === 'returned'
  const answer = isReturned ? UNKNOWN_USER : NO_ANSWER
  return {
    mail: {
      ...mailRow(person, new Date(now.getTime() - minutesAgo * MINUTE_MS)),
      template: isReturned ? 'reset-link' : 'password-changed',
      cause: `demo:${person.email}`,
      personId: person.id,
      state: 'failed',
      attempts: isReturned ? 1 : 31,
      smtpCode: isReturned ? 550 : null,
      lastError: answer,
    },
    answer,
    result: isReturned ? 'rejected' : 'unavailable',
  }
}

interface MailContext {
  readonly people: readonly StoredPerson[]
  readonly decided: readonly DecidedRequest[]
  readonly now: Date
}

/** What was sent to the people of the demo. All of it is over, so that a start sends nothing. */
export async function insertMails(db: Db, { people, decided, now }: MailContext): Promise<void> {
  const unsent = people.filter(({ mail }) => mail !== undefined)
  const all = [
    ...decided.map(decisionMail),
    ...unsent.map((person, index) => unsentMail(person, { minutesAgo: 88 - index * 20, now })),
  ].toSorted((one, other) => one.mail.createdAt.getTime() - other.mail.createdAt.getTime())
  const stored = await db
    .insert(mails)
    .values(all.map(({ mail }) => mail))
    .returning({ id: mails.id, cause: mails.cause })
  const ids = new Map(stored.map(({ id, cause }) => [cause, id]))
  const attempts = all.flatMap(({ mail: { cause, createdAt, sentAt }, answer, result }) => {
    const mailId = ids.get(cause)
    return mailId === undefined ? [] : [{ mailId, at: sentAt ?? createdAt, result, answer }]
  })
  await db.insert(mailAttempts).values(attempts)
  const returned = all.filter(({ result }) => result === 'rejected')
  await db.insert(mailSuppressions).values(
    returned.map(({ mail: { recipient, createdAt, cause }, answer }) => ({
      address: recipient,
      since: createdAt,
      answer,
      mailId: ids.get(cause) ?? null,
    })),
  )
}
