import type { Mails } from '../../mails/mail-types.ts'
import type { deleteAccount } from '@mixed-zone/contract/endpoints/people'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Call } from '../../platform/http/route.ts'
import { type Access, refuseLastAdmin } from '../access/access.ts'
import { forgetInAudit, recordAudit } from '../audit/audit.ts'
import { deletePerson, lockProfile } from './people.repository.ts'

interface DeleteAccountDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
  readonly identity: Access['identity']
}

export type DeleteAccountService = ReturnType<typeof createDeleteAccountService>

export function createDeleteAccountService({ db, clock, mails, identity }: DeleteAccountDependencies) {
  return {
    /** Forgets whoever asks for it and proves to be who they say. */
    async delete({ actor, body, address, locale }: Call<typeof deleteAccount>): Promise<void> {
      await identity.confirmPassword(actor, { password: body.password, address, locale })
      await identity.confirmCode(actor, { code: body.code, address })
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
        await forgetInAudit(tx, person)
        await deletePerson(tx, person)
        // After the person, and without a reference: it is the last that holds the address, until it is sent.
        await mails.enqueue(tx, {
          template: 'account-deleted',
          cause: `account-deleted:${person.id}`,
          to: person.email,
          toName: `${person.firstName} ${person.surnames}`,
          locale: person.communicationsLocale,
          details: { firstName: person.firstName },
        })
      })
    },
  }
}
