import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { getRequestStatus } from '@mixed-zone/contract/endpoints/access'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { findByCode } from './requests.repository.ts'

/** Where a request stands, for whoever has the code of its mail. Who asked is not said. */
export async function readRequestStatus(db: Db, code: string): Promise<AnswerOf<typeof getRequestStatus>> {
  const request = await findByCode(db, code)
  if (!request) throw new ApiError('not-found')
  return {
    state: request.state,
    requestedAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    reason: request.reason,
  }
}
