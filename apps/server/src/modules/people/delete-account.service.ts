import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { deleteAccount } from '@mixed-zone/contract/endpoints/people'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Mails } from '../../mails/mail-types.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Access, refuseLastAdmin } from '../access/access.ts'
import { anonymiseInAudit, recordAudit } from '../audit/audit.ts'
import { deletePerson, lockProfile } from './people.repository.ts'

interface DeleteAccountDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly identity: Access['identity']
}

interface DeleteAccountRequest {
  readonly body: BodyOf<typeof deleteAccount>
  readonly locale: Locale
}

export type DeleteAccountService = ReturnType<typeof createDeleteAccountService>

export function createDeleteAccountService({ db, clock, mails, identity }: DeleteAccountDeps) {
  return {
    async delete(actor: Actor, { body, locale }: DeleteAccountRequest): Promise<void> {
      await identity.confirmPassword(actor, { password: body.password, locale })
      await identity.confirmCode(actor, body.code)
      await db.transaction(async (tx) => {
        await refuseLastAdmin(tx, actor.personId)
        const person = await lockProfile(tx, actor.personId)
        if (!person) throw new ApiError('token')
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: person.id },
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
          toName: `${person.firstName} ${person.surnames}`,
          locale: person.communicationsLocale,
          details: { firstName: person.firstName },
          eraseRecipient: true,
        })
      })
    },
  }
}
