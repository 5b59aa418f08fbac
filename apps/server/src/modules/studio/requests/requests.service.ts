import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { getRequestSummary, listRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import {
  type RequestDetail,
  type RequestNote,
  type StudioRequest,
  TARGET_WAIT_SECONDS,
} from '@mixed-zone/contract/schemas/studio/requests'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { rangeOf } from '../list-page.ts'
import { listCountries } from '../people/people.repository.ts'
import { countDomains } from './domains.repository.ts'
import { parseDetailLists, prepareRequestDetail } from './request-detail.repository.ts'
import { presentNote, presentRequest, presentRequestDetail } from './requests.presenter.ts'
import {
  deleteNote,
  findRequest,
  findWaitingId,
  insertNote,
  listNotes,
  listPageOfRequests,
  prepareListedRequests,
  summariseRequests,
} from './requests.repository.ts'

type ListQuery = QueryOf<typeof listRequests>

/** The decisions that the average wait is about. */
const AVERAGE_PERIOD_MS = 30 * DAY_MS

export type RequestsService = ReturnType<typeof createRequestsService>

export function createRequestsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const requestDetail = prepareRequestDetail(db)
  const readListedRequests = prepareListedRequests(db)

  async function getById(id: number): Promise<StudioRequest> {
    const now = clock.now()
    const request = await findRequest(db, id, now)
    if (!request) throw new ApiError('not-found')
    return presentRequest(request, now)
  }

  return {
    async list({ page, pageSize, sort, direction, ...filter }: ListQuery): Promise<AnswerOf<typeof listRequests>> {
      const now = clock.now()
      const { ids, total } = await listPageOfRequests(db, filter, {
        now,
        order: { sort, direction },
        page: rangeOf({ page, pageSize }),
      })
      const items = (await readListedRequests(ids, now)).map((row) => presentRequest(row, now))
      return { items, total, page, pageSize }
    },

    async summarise(): Promise<AnswerOf<typeof getRequestSummary>> {
      const now = clock.now()
      const [found, domains, countries] = await Promise.all([
        summariseRequests(db, { now, since: new Date(now.getTime() - AVERAGE_PERIOD_MS) }),
        countDomains(db, {}),
        listCountries(db),
      ])
      const { waiting = 0, authorised = 0, rejected = 0, expired = 0 } = found ?? {}
      const average = found?.averageWaitSeconds ?? null
      return {
        counts: { waiting, authorised, rejected, expired },
        domains,
        countries,
        byDomain: { people: found?.byDomain ?? 0, suspended: found?.suspendedByDomain ?? 0 },
        averageWaitSeconds: average === null ? null : Math.round(Number(average)),
        targetWaitSeconds: TARGET_WAIT_SECONDS,
        oldestWaitingSince: found?.oldestWaiting?.toISOString() ?? null,
      }
    },

    getById,

    async getDetail(id: string): Promise<RequestDetail> {
      const requestId = rowId(id)
      const now = clock.now()
      const [request] = requestId === null ? [] : await requestDetail.execute({ id: requestId, now: now.toISOString() })
      if (!request) throw new ApiError('not-found')
      return presentRequestDetail(request, { now, ...parseDetailLists(request) })
    },

    async addNote(actor: Actor, id: string, text: string): Promise<RequestNote> {
      const requestId = rowId(id)
      const at = clock.now()
      return db.transaction(async (tx) => {
        const request = requestId === null ? null : await findRequest(tx, requestId, at)
        if (!request) throw new ApiError('not-found')
        const noteId = await insertNote(tx, { requestId: request.id, authorId: actor.personId, at, text })
        await recordAudit(tx, {
          at,
          actor: { personId: actor.personId },
          action: 'request.noted',
          subject: { kind: 'request', id: request.id },
          personal: { address: request.email, name: fullName(request) },
        })
        await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: request.id })
        const note = (await listNotes(tx, request.id)).find((row) => row.id === noteId)
        if (!note) throw new ApiError('not-found')
        return presentNote(note)
      })
    },

    async deleteNote(actor: Actor, id: string, noteId: string): Promise<void> {
      const [requestId, noteRowId] = [rowId(id), rowId(noteId)]
      if (requestId === null || noteRowId === null) throw new ApiError('not-found')
      await db.transaction(async (tx) => {
        const isDeleted = await deleteNote(tx, { id: noteRowId, requestId, authorId: actor.personId })
        if (!isDeleted) throw new ApiError('not-found')
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'request.note-deleted',
          subject: { kind: 'request', id: requestId },
        })
        await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: requestId })
      })
    },

    /** For the admin command, which accepts mail addresses instead of ids. */
    async findWaiting(email: string): Promise<string | null> {
      const id = await findWaitingId(db, email)
      return id === null ? null : String(id)
    },
  }
}
