import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { deleteAccount as deleteAccountEndpoint } from '@mixed-zone/contract/endpoints/people'
import type { Locale } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../mails/mail-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Access, refuseLastAdmin } from '../access/access.ts'
import { anonymiseInAudit, recordAudit } from '../audit/audit.ts'
import { deleteAccount, deletePerson, listMergedInto, lockProfile } from './people.repository.ts'

interface DeleteAccountDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly identity: Access['identity']
}

interface DeleteAccountRequest {
  readonly body: BodyOf<typeof deleteAccountEndpoint>
  readonly locale: Locale
}

export type DeleteAccountService = ReturnType<typeof createDeleteAccountService>

export function createDeleteAccountService({ db, clock, mails, identity }: DeleteAccountDeps) {
  return {
    async delete(actor: Actor, { body, locale }: DeleteAccountRequest): Promise<void> {
      await identity.confirmPassword(actor, { password: body.password, locale })
      await identity.confirmCode(actor, body.code)
      await db.transaction(async (tx) => {
        const isErased = await erasePerson(tx, actor.personId, { actor, at: clock.now(), mails })
        if (!isErased) throw new ApiError('token')
      })
    },
  }
}

interface Erasure {
  /** Who erases: the person, or somebody of the desk on their request. */
  readonly actor: { readonly personId: number }
  readonly at: Date
  readonly mails: Mails
}

/**
 * Erases a person in `tx`, also the accounts that were merged into theirs, and mails them. Rejects for the last admin; false if there
 * is no such person.
 */
export async function erasePerson(tx: Db, personId: number, erasure: Erasure): Promise<boolean> {
  const { actor, at, mails } = erasure
  await refuseLastAdmin(tx, personId)
  const person = await lockProfile(tx, personId)
  if (!person) return false
  for (const mergedId of await listMergedInto(tx, personId)) await erasePerson(tx, mergedId, erasure)
  await recordAudit(tx, {
    at,
    actor: { personId: actor.personId },
    action: 'person.deleted',
    subject: { kind: 'person', id: person.id },
  })
  await anonymiseInAudit(tx, person)
  await deletePerson(tx, person)
  // After the person is deleted: only this mail keeps the address, until it is sent.
  await mails.enqueue(tx, {
    template: 'account-deleted',
    cause: `account-deleted:${person.id}`,
    to: person.email,
    toName: fullName(person),
    locale: person.communicationsLocale,
    details: { firstName: person.firstName },
    eraseRecipient: true,
  })
  return true
}

/** Erases a merged account after the time in which it could be separated. The person was told of it with the merge. */
export async function eraseMergedAccount(tx: Db, account: { id: number; email: string }, at: Date): Promise<void> {
  await recordAudit(tx, {
    at,
    actor: { label: 'retention' },
    action: 'person.deleted',
    subject: { kind: 'person', id: account.id },
  })
  await anonymiseInAudit(tx, account)
  await deleteAccount(tx, account)
}
