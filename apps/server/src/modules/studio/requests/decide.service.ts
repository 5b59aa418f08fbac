import type { Locale } from '@mixed-zone/contract/locales'
import { type RejectionReason, type StudioRequest, UNDO_SECONDS } from '@mixed-zone/contract/schemas/studio/requests'
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
import { recordStudioEvent } from '../../live/live.ts'
import { presentRequest } from './requests.presenter.ts'
import { findRequest, findWaitingId } from './requests.repository.ts'

interface DecideDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

/** Rolls back the transaction, and becomes a conflict that says what is stored. */
class NotPossible extends Error {}

export type DecideService = ReturnType<typeof createDecideService>

export function createDecideService({ db, clock, mails }: DecideDeps) {
  /** Runs `work` on a locked request. A conflict says who has decided meanwhile. */
  async function withRequest(id: string, work: (tx: Db, request: RequestRow) => Promise<void>): Promise<StudioRequest> {
    const requestId = rowId(id)
    if (requestId === null) throw new ApiError('not-found')
    try {
      await db.transaction(async (tx) => {
        const request = await lockRequest(tx, requestId)
        if (!request) throw new ApiError('not-found')
        await work(tx, request)
        await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: requestId })
      })
    } catch (error) {
      if (error instanceof NotPossible) throw new ApiError('conflict', { current: await load(requestId) })
      throw error
    }
    return load(requestId)
  }

  async function load(id: number): Promise<StudioRequest> {
    const now = clock.now()
    const request = await findRequest(db, id, now)
    if (!request) throw new ApiError('not-found')
    return presentRequest(request, now)
  }

  // Decisions of the admin command are sent immediately; there is no undo.
  const delayFor = (operator: Operator) => (typeof operator === 'string' ? 0 : UNDO_SECONDS)

  return {
    async authorise(operator: Operator, id: string): Promise<StudioRequest> {
      const now = clock.now()
      const provisional = await createProvisional(now, personIdOf(operator) ?? 'command')
      return withRequest(id, async (tx, request) => {
        if (request.state !== 'waiting') throw new NotPossible()
        await authoriseRequest(tx, request, {
          mails,
          provisional,
          operator,
          now,
          delaySeconds: delayFor(operator),
        })
      })
    },

    async reject(operator: Operator, id: string, given: RejectionReason): Promise<StudioRequest> {
      return withRequest(id, async (tx, request) => {
        if (request.state !== 'waiting') throw new NotPossible()
        const now = clock.now()
        const reason = reasonIn(given, request.communicationsLocale)
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
      })
    },

    /** A conflict if the mail is being sent already, or something else depends on the decision. */
    async undo(operator: Operator, id: string): Promise<StudioRequest> {
      return withRequest(id, async (tx, request) => {
        if (request.state === 'waiting') throw new NotPossible()
        const cancelled = await mails.cancel(tx, [decisionCause(request.id)])
        if (cancelled.length === 0) throw new NotPossible()
        // Rejected, and requested again meanwhile: the new request stays.
        if ((await findWaitingId(tx, request.email)) !== null) throw new NotPossible()
        if (request.madePerson && request.personId !== null && !(await deleteUnused(tx, request.personId))) {
          throw new NotPossible()
        }
        await updateDecision(tx, request.id, {
          state: 'waiting',
          reason: null,
          decidedAt: null,
          decidedBy: null,
          decidedByDomain: false,
          personId: null,
          madePerson: false,
        })
        await recordAudit(tx, {
          at: clock.now(),
          actor: asAuditActor(operator),
          action: 'request.undone',
          subject: { kind: 'request', id: request.id },
          changes: changesBetween<Pick<RequestRow, 'state'>>(request, { state: 'waiting' }),
          personal: nameOf(request),
        })
      })
    },
  }
}

/** Kept by address: the account of an authorised request is deleted when the decision is undone. */
function nameOf({ email, firstName, surnames }: RequestRow) {
  return { address: email, name: `${firstName} ${surnames}` }
}

function reasonIn(reason: RejectionReason, locale: Locale): string {
  return typeof reason === 'string' ? reason : reason[locale]
}
