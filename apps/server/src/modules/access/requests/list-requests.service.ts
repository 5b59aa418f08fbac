import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { listRequests as endpoint } from '@mixed-zone/contract/endpoints/access-desk'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { presentRequest } from './request.presenter.ts'
import { countRequests, findWaitingId, listColleagues, listRequests } from './requests.repository.ts'

export function createListRequestsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list({ state, page, pageSize }: QueryOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
      const rows = await listRequests(db, { state, limit: pageSize, offset: (page - 1) * pageSize })
      const colleagues = await listColleagues(db, [...new Set(rows.map(({ companyName }) => companyName))])
      const byCompany = Map.groupBy(colleagues, ({ companyName }) => companyName.toLowerCase())
      const now = clock.now()
      const requests = rows.map((row) =>
        presentRequest(row, { now, colleagues: byCompany.get(row.companyName.toLowerCase()) ?? [] }),
      )
      return { requests, total: await countRequests(db, state), page, pageSize }
    },

    /** For whoever types addresses rather than numbers. */
    async findWaiting(email: string): Promise<string | null> {
      const id = await findWaitingId(db, email)
      return id === null ? null : String(id)
    },
  }
}
