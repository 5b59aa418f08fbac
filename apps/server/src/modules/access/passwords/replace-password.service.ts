import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import { recordAudit } from '../../audit/audit.ts'
import { type PersonAtLogin, updatePerson } from '../people.repository.ts'
import { endSessionsOf } from '../sessions.repository.ts'
import { spendResetsOf } from './reset-links.repository.ts'

interface Replacement {
  readonly mails: Mails
  readonly passwordHash: string
  readonly now: Date
  readonly action: 'password.changed' | 'password.reset'
  /** The session that makes the change; all others end. */
  readonly keptSessionId?: number
}

/** Replaces the password, ends sessions and reset links, and mails the person. `tx` has locked the person. */
export async function replacePassword(
  tx: Db,
  person: PersonAtLogin,
  { mails, passwordHash, now, action, keptSessionId }: Replacement,
): Promise<void> {
  await updatePerson(tx, person.id, { passwordHash, provisionalUntil: null, updatedAt: now })
  await endSessionsOf(tx, person.id, { at: now, ...(keptSessionId === undefined ? {} : { exceptId: keptSessionId }) })
  await spendResetsOf(tx, person.id, now)
  await mails.enqueue(tx, {
    template: 'password-changed',
    cause: `password-changed:${person.id}:${createCode()}`,
    to: person.email,
    toName: fullName(person),
    locale: person.communicationsLocale,
    personId: person.id,
    details: { firstName: person.firstName, changedAt: now.toISOString() },
  })
  await recordAudit(tx, {
    at: now,
    actor: { personId: person.id },
    action,
    subject: { kind: 'person', id: person.id },
  })
}
