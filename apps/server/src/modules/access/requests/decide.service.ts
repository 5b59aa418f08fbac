import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { authoriseRequests } from '@mixed-zone/contract/endpoints/access-desk'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { recordAudit } from '../../audit/audit.ts'
import { asAuditActor, type Operator, personIdOf } from '../operator.ts'
import { createProvisional } from '../passwords/provisional-password.ts'
import { authoriseRequest } from './authorise-request.ts'
import { countKnown, decisionCause, lockRequest, type RequestRow, updateDecision } from './requests.repository.ts'
import { undoDecision } from './undo-decision.ts'

type Decided = AnswerOf<typeof authoriseRequests>

/** So long a decision of the desk can be taken back, and so long its mail waits. */
const UNDO_SECONDS = 10

interface DecideDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
}

export type DecideService = ReturnType<typeof createDecideService>

export function createDecideService({ db, clock, mails }: DecideDependencies) {
  /** One transaction for each: what is done is kept, whatever becomes of the others, and nobody waits for all of them. */
  async function decideEach(ids: readonly string[], decide: (id: number) => Promise<boolean>): Promise<Decided> {
    const distinct = [...new Set(ids)]
    const known = distinct.map(rowId).filter((id) => id !== null)
    if ((await countKnown(db, known)) === 0) throw new ApiError('not-found')
    const decided: Decided = { done: [], left: [] }
    for (const id of distinct) {
      const number = rowId(id)
      const isDone = number !== null && (await decide(number))
      decided[isDone ? 'done' : 'left'].push(id)
    }
    return decided
  }

  /** Does something about a request if it still waits. */
  async function whileWaiting(id: number, decide: (tx: Db, request: RequestRow) => Promise<void>): Promise<boolean> {
    return db.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (request?.state !== 'waiting') return false
      await decide(tx, request)
      return true
    })
  }

  // Nobody takes back at a terminal: what is typed there was meant.
  const delayOf = (operator: Operator) => (typeof operator === 'string' ? 0 : UNDO_SECONDS)

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
      delaySeconds: delayOf(operator),
    })
    await recordAudit(tx, {
      at: now,
      actor: asAuditActor(operator),
      action: 'request.rejected',
      subject: { kind: 'request', id: request.id },
      details: { reason, name: `${request.firstName} ${request.surnames}` },
    })
  }

  return {
    async authorise(operator: Operator, ids: readonly string[]): Promise<Decided> {
      return decideEach(ids, async (id) => {
        const now = clock.now()
        const provisional = await createProvisional(now)
        const delaySeconds = delayOf(operator)
        return whileWaiting(id, (tx, request) =>
          authoriseRequest(tx, request, { mails, provisional, operator, now, delaySeconds }),
        )
      })
    },

    async reject(operator: Operator, { ids, reason }: { ids: readonly string[]; reason: string }): Promise<Decided> {
      return decideEach(ids, (id) => whileWaiting(id, (tx, request) => reject(tx, request, { operator, reason })))
    },

    async undo(operator: Operator, ids: readonly string[]): Promise<Decided> {
      return decideEach(ids, (id) => undoDecision(db, id, { mails, operator, now: clock.now() }))
    },
  }
}
