import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { authoriseRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  asAuditActor,
  authoriseRequest,
  createProvisional,
  decisionCause,
  deleteUnused,
  lockRequest,
  type Operator,
  personIdOf,
  type RequestRow,
  updateDecision,
} from '../../access/access.ts'
import { changesBetween, recordAudit } from '../../audit/audit.ts'
import { countKnown, findWaitingId } from './requests.repository.ts'

type Decided = AnswerOf<typeof authoriseRequests>

/** How long a decision of the desk can be undone; its mail is delayed by as much. */
const UNDO_SECONDS = 10

interface DecideDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

export type DecideService = ReturnType<typeof createDecideService>

export function createDecideService({ db, clock, mails }: DecideDeps) {
  /** One transaction per request, so that a failure does not undo the others and locks are short. */
  async function decideEach(ids: readonly string[], decide: (id: number) => Promise<boolean>): Promise<Decided> {
    const distinct = [...new Set(ids)]
    const known = distinct.map(rowId).filter((id) => id !== null)
    if ((await countKnown(db, known)) === 0) throw new ApiError('not-found')
    const decided: Decided = { done: [], left: [] }
    for (const id of distinct) {
      const requestId = rowId(id)
      const isDone = requestId !== null && (await decide(requestId))
      decided[isDone ? 'done' : 'left'].push(id)
    }
    return decided
  }

  async function ifWaiting(id: number, decide: (tx: Db, request: RequestRow) => Promise<void>): Promise<boolean> {
    return db.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (request?.state !== 'waiting') return false
      await decide(tx, request)
      return true
    })
  }

  // Decisions of the admin command are sent immediately; there is no undo.
  const delayFor = (operator: Operator) => (typeof operator === 'string' ? 0 : UNDO_SECONDS)

  async function reject(tx: Db, request: RequestRow, { operator, reason }: { operator: Operator; reason: string }) {
    const now = clock.now()
    await updateDecision(tx, request.id, {
      state: 'rejected',
      reason,
      decidedAt: now,
      decidedBy: personIdOf(operator),
    })
    await mails.enqueue(tx, {
      template: 'rejected',
      cause: decisionCause(request.id),
      to: request.email,
      toName: `${request.firstName} ${request.surnames}`,
      locale: request.communicationsLocale,
      details: { firstName: request.firstName, reason },
      delaySeconds: delayFor(operator),
    })
    await recordAudit(tx, {
      at: now,
      actor: asAuditActor(operator),
      action: 'request.rejected',
      subject: { kind: 'request', id: request.id },
      changes: changesBetween({ state: 'waiting' }, { state: 'rejected' }),
      personal: { ...nameOf(request), details: { reason } },
    })
  }

  return {
    async authorise(operator: Operator, ids: readonly string[]): Promise<Decided> {
      return decideEach(ids, async (id) => {
        const now = clock.now()
        const provisional = await createProvisional(now, personIdOf(operator) ?? 'command')
        const delaySeconds = delayFor(operator)
        return ifWaiting(id, (tx, request) =>
          authoriseRequest(tx, request, { mails, provisional, operator, now, delaySeconds }),
        )
      })
    },

    async reject(operator: Operator, { ids, reason }: { ids: readonly string[]; reason: string }): Promise<Decided> {
      return decideEach(ids, (id) => ifWaiting(id, (tx, request) => reject(tx, request, { operator, reason })))
    },

    async undo(operator: Operator, ids: readonly string[]): Promise<Decided> {
      return decideEach(ids, (id) => undoDecision(db, id, { mails, operator, now: clock.now() }))
    },
  }
}

/** Kept by address: the account of an authorised request is deleted when the decision is undone. */
function nameOf({ email, firstName, surnames }: RequestRow) {
  return { address: email, name: `${firstName} ${surnames}` }
}

/** Rolls back the transaction. */
class TooLate extends Error {}

interface Undo {
  readonly mails: Mails
  readonly operator: Operator
  readonly now: Date
}

/** Undoes a decision; false if its mail is being sent or something else depends on it. */
async function undoDecision(db: Db, id: number, { mails, operator, now }: Undo): Promise<boolean> {
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
        changes: changesBetween<Pick<RequestRow, 'state'>>(request, { state: 'waiting' }),
        personal: nameOf(request),
      })
    })
    return true
  } catch (error) {
    if (error instanceof TooLate) return false
    throw error
  }
}
