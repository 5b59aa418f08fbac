import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { listSuppressedAddresses } from '@mixed-zone/contract/endpoints/studio/mail'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { MailItem, MailServer } from '@mixed-zone/contract/schemas/studio/mail'
import type { findServerStatus, MailRow } from './mail.repository.ts'
import type { SuppressionRow } from './suppressions.repository.ts'

/** `nextAttempts` says when the mails that wait are tried. */
export function presentMail(row: MailRow, nextAttempts: ReadonlyMap<string, Date> = new Map()): MailItem {
  const { personId, firstName, surnames } = row
  return {
    id: String(row.id),
    state: row.state,
    template: row.template,
    recipient: row.recipient,
    person: personId === null ? null : { id: String(personId), name: fullName({ firstName, surnames }) },
    locale: row.locale,
    attempts: row.attempts,
    answer: row.lastAnswer ?? row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: nextAttempts.get(String(row.id))?.toISOString() ?? null,
    canBeSentAgain: row.canBeSentAgain,
    canBeCancelled: row.canBeCancelled,
  }
}

type ServerStatus = Awaited<ReturnType<typeof findServerStatus>>

const SERVER_STATES = {
  accepted: 'working',
  rejected: 'refusing',
  unavailable: 'failing',
  unknown: 'failing',
} as const

export function presentServer({ last, failingSince, oldestWaitingSince }: ServerStatus): MailServer {
  return {
    state: last && last.result !== 'error' ? SERVER_STATES[last.result] : 'unused',
    lastAttempt: last && { at: last.at.toISOString(), answer: last.answer, durationMs: last.durationMs },
    failingSince: failingSince?.toISOString() ?? null,
    oldestWaitingSince: oldestWaitingSince?.toISOString() ?? null,
  }
}

export type SuppressedAddress = AnswerOf<typeof listSuppressedAddresses>['items'][number]

export function presentSuppression({ address, since, answer, mailId }: SuppressionRow): SuppressedAddress {
  return { address, since: since.toISOString(), answer, mailId: mailId === null ? null : String(mailId) }
}
