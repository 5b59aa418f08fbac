import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { recordAudit } from '../../audit/audit.ts'
import { asAuditActor, type Operator } from '../operator.ts'
import { deleteUnused } from '../people.repository.ts'
import { decisionCause, findWaitingId, lockRequest, updateDecision } from './requests.repository.ts'

/** Rolls back the transaction. */
class TooLate extends Error {}

interface Undo {
  readonly mails: Mails
  readonly operator: Operator
  readonly now: Date
}

/** Undoes a decision; false if its mail is being sent or something else depends on it. */
export async function undoDecision(db: Db, id: number, { mails, operator, now }: Undo): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (!request || request.state === 'waiting') throw new TooLate()
      const cancelled = await mails.cancel(tx, [decisionCause(id)])
      if (cancelled.length === 0) throw new TooLate()
      // Rejected, and requested again meanwhile: the new request stays.
      if ((await findWaitingId(tx, request.email)) !== null) throw new TooLate()
      if (request.madePerson && request.personId !== null && !(await deleteUnused(tx, request.personId))) {
        throw new TooLate()
      }
      await updateDecision(tx, id, {
        state: 'waiting',
        reason: null,
        decidedAt: null,
        decidedBy: null,
        personId: null,
        madePerson: false,
      })
      await recordAudit(tx, {
        at: now,
        actor: asAuditActor(operator),
        action: 'request.undone',
        subject: { kind: 'request', id },
        details: { was: request.state, name: `${request.firstName} ${request.surnames}` },
      })
    })
    return true
  } catch (error) {
    if (error instanceof TooLate) return false
    throw error
  }
}
