import type { Locale } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { type RejectionReason, type StudioRequest, UNDO_SECONDS } from '@mixed-zone/contract/schemas/studio/requests'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  asAuditActor,
  authoriseRequest,
  createProvisionalPassword,
  decisionCause,
  deleteUnused,
  lockRequest,
  type Operator,
  personIdOf,
  type ProvisionalPassword,
  type RequestRow,
  updateDecision,
} from '../../access/access.ts'
import { changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import type { BulkRow } from '../jobs/bulk-jobs.service.ts'
import { presentRequest } from './requests.presenter.ts'
import { findRequest, findWaitingId } from './requests.repository.ts'

interface DecideDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

/** A decision of a bulk job takes less. Its mail waits for the rows after it, so that the whole job can be undone once it has ended. */
const MAX_SECONDS_PER_ROW = 0.5

/** Rolls back the transaction, and becomes a conflict that says what is stored. */
class NotPossible extends Error {}

export type DecideService = ReturnType<typeof createDecideService>

export function createDecideService({ db, clock, mails }: DecideDeps) {
  // Decisions of the admin command are sent immediately; there is no undo.
  const delayFor = (operator: Operator, remaining = 0) =>
    typeof operator === 'string' ? 0 : UNDO_SECONDS + Math.ceil(remaining * MAX_SECONDS_PER_ROW)

  async function lockKnown(tx: Db, id: string): Promise<RequestRow> {
    const requestId = rowId(id)
    const request = requestId === null ? null : await lockRequest(tx, requestId)
    if (!request) throw new ApiError('not-found')
    await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: request.id })
    return request
  }

  async function lockWaiting(tx: Db, id: string): Promise<RequestRow> {
    const request = await lockKnown(tx, id)
    if (request.state !== 'waiting') throw new NotPossible()
    return request
  }

  async function authorise(
    tx: Db,
    operator: Operator,
    { id, provisional, remaining }: { id: string; provisional: ProvisionalPassword; remaining?: number },
  ) {
    const request = await lockWaiting(tx, id)
    const now = clock.now()
    await authoriseRequest(tx, request, {
      mails,
      provisional,
      operator,
      now,
      delaySeconds: delayFor(operator, remaining),
    })
  }

  async function reject(
    tx: Db,
    operator: Operator,
    { id, reason: given, remaining }: { id: string; reason: RejectionReason; remaining?: number },
  ) {
    const request = await lockWaiting(tx, id)
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
      toName: fullName(request),
      locale: request.communicationsLocale,
      details: { firstName: request.firstName, reason },
      delaySeconds: delayFor(operator, remaining),
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

  /** Not possible if the mail is being sent already, or something else depends on the decision. */
  async function undo(tx: Db, operator: Operator, id: string) {
    const request = await lockKnown(tx, id)
    if (request.state === 'waiting') throw new NotPossible()
    const cancelled = await mails.cancelUntried(tx, [decisionCause(request.id)])
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
  }

  async function load(id: string): Promise<StudioRequest> {
    const now = clock.now()
    const request = await findRequest(db, Number(id), now)
    if (!request) throw new ApiError('not-found')
    return presentRequest(request, now)
  }

  /** A conflict says who has decided meanwhile. */
  async function decide(id: string, work: (tx: Db) => Promise<void>): Promise<StudioRequest> {
    try {
      await db.transaction(work)
    } catch (error) {
      if (error instanceof NotPossible) throw new ApiError('conflict', { current: await load(id) })
      throw error
    }
    return load(id)
  }

  /** For a row of a bulk job, in its transaction. */
  async function decideRow(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      throw error instanceof NotPossible ? new ApiError('conflict') : error
    }
  }

  const newPassword = (operator: Operator) => createProvisionalPassword(clock.now(), personIdOf(operator) ?? 'command')

  return {
    async authorise(operator: Operator, id: string): Promise<StudioRequest> {
      const provisional = await newPassword(operator)
      return decide(id, (tx) => authorise(tx, operator, { id, provisional }))
    },

    reject: (operator: Operator, id: string, reason: RejectionReason) =>
      decide(id, (tx) => reject(tx, operator, { id, reason })),

    undo: (operator: Operator, id: string) => decide(id, (tx) => undo(tx, operator, id)),

    bulkRows: {
      async authorise(tx: Db, { operator, id, remaining }: BulkRow<unknown>): Promise<void> {
        const provisional = await newPassword(operator)
        await decideRow(() => authorise(tx, operator, { id, provisional, remaining }))
      },
      reject: (tx: Db, { operator, id, options, remaining }: BulkRow<{ reason: RejectionReason }>) =>
        decideRow(() => reject(tx, operator, { id, reason: options.reason, remaining })),
      undo: (tx: Db, { operator, id }: BulkRow<unknown>) => decideRow(() => undo(tx, operator, id)),
    },
  }
}

/** Kept by address: the account of an authorised request is deleted when the decision is undone. */
function nameOf({ email, firstName, surnames }: RequestRow) {
  return { address: email, name: fullName({ firstName, surnames }) }
}

function reasonIn(reason: RejectionReason, locale: Locale): string {
  return typeof reason === 'string' ? reason : reason[locale]
}
