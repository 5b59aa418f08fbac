import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { listRequests as listRequestsEndpoint } from '@mixed-zone/contract/endpoints/studio/requests'
import type { DeskRequest } from '@mixed-zone/contract/schemas/studio/requests'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  type Colleague,
  countRequests,
  findWaitingId,
  listColleagues,
  type ListedRequest,
  listRequests,
} from './requests.repository.ts'

type ListQuery = QueryOf<typeof listRequestsEndpoint>

export type RequestsService = ReturnType<typeof createRequestsService>

export function createRequestsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list({ state, page, pageSize }: ListQuery): Promise<AnswerOf<typeof listRequestsEndpoint>> {
      const rows = await listRequests(db, { state, limit: pageSize, offset: (page - 1) * pageSize })
      const colleagues = await listColleagues(db, [...new Set(rows.map(({ companyName }) => companyName))])
      const byCompany = Map.groupBy(colleagues, ({ companyName }) => companyName.toLowerCase())
      const now = clock.now()
      const items = rows.map((row) =>
        presentRequest(row, { now, colleagues: byCompany.get(row.companyName.toLowerCase()) ?? [] }),
      )
      return { items, total: await countRequests(db, state), page, pageSize }
    },

    /** For the admin command, which accepts mail addresses instead of ids. */
    async findWaiting(email: string): Promise<string | null> {
      const id = await findWaitingId(db, email)
      return id === null ? null : String(id)
    },
  }
}

interface RequestContext {
  readonly now: Date
  readonly colleagues: readonly Colleague[]
}

function presentRequest(request: ListedRequest, { now, colleagues }: RequestContext): DeskRequest {
  const until = request.decidedAt ?? now
  return {
    id: String(request.id),
    email: request.email,
    name: request.firstName,
    surnames: request.surnames,
    telephone: { prefix: request.telephonePrefix, number: request.telephoneNumber },
    region: request.region,
    country: request.country,
    companyName: request.companyName,
    mediaType: request.mediaType,
    workType: request.workType,
    comunicationsLocale: request.communicationsLocale,
    newsletter: request.newsletter,
    state: request.state,
    requestedAt: request.createdAt.toISOString(),
    waitedSeconds: Math.max(0, Math.floor((until.getTime() - request.createdAt.getTime()) / 1000)),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy:
      request.deciderFirstName === null ? null : `${request.deciderFirstName} ${request.deciderSurnames ?? ''}`.trim(),
    reason: request.reason,
    canBeUndone: request.canBeUndone,
    sameMedium: {
      total: colleagues[0]?.total ?? 0,
      people: colleagues.map(({ id, firstName, surnames }) => ({ id: String(id), name: firstName, surnames })),
    },
  }
}
