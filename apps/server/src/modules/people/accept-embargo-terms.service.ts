import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { recordAudit } from '../audit/audit.ts'
import { lockProfile, updateProfile } from './people.repository.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
}

/** From the next call on, the person sees posts under embargo. Accepted once is accepted: the first time stays on record. */
export function createAcceptEmbargoTerms({ db, clock }: Parts) {
  return async (actor: Actor): Promise<void> => {
    await db.transaction(async (tx) => {
      const person = await lockProfile(tx, actor.personId)
      if (!person) throw new ApiError('token')
      if (person.embargoTermsAcceptedAt !== null) return
      const at = clock.now()
      await updateProfile(tx, person.id, { embargoTermsAcceptedAt: at })
      await recordAudit(tx, {
        at,
        actor: { personId: person.id },
        action: 'embargo-terms.accepted',
        subject: { kind: 'person', id: person.id },
      })
    })
  }
}
