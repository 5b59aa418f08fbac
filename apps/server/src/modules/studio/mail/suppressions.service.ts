import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { listSuppressedAddresses, releaseAddress } from '@mixed-zone/contract/endpoints/studio/mail'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { presentSuppression } from './mail.presenter.ts'
import { deleteSuppression, listSuppressions } from './suppressions.repository.ts'

export type SuppressionsService = ReturnType<typeof createSuppressionsService>

/** Addresses to which nothing is sent, because a mail came back. */
export function createSuppressionsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    async list(query: QueryOf<typeof listSuppressedAddresses>): Promise<AnswerOf<typeof listSuppressedAddresses>> {
      const { rows, total } = await listSuppressions(db, query)
      return { items: rows.map(presentSuppression), total, page: query.page, pageSize: query.pageSize }
    },

    async release(actor: Actor, { address, reason }: BodyOf<typeof releaseAddress>): Promise<void> {
      await db.transaction(async (tx) => {
        const released = await deleteSuppression(tx, address)
        if (!released) throw new ApiError('not-found')
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'mail.address-released',
          subject: { kind: 'mail', id: released.mailId ?? '' },
          personal: { address: released.address, details: { reason, answer: released.answer } },
        })
        await recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: released.mailId ?? '' })
      })
    },
  }
}
