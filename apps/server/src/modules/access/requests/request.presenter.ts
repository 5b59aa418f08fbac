import type { DeskRequest } from '@mixed-zone/contract/schemas/desk'
import type { Colleague, ListedRequest } from './requests.repository.ts'

interface Circumstances {
  readonly now: Date
  readonly colleagues: readonly Colleague[]
}

export function presentRequest(request: ListedRequest, { now, colleagues }: Circumstances): DeskRequest {
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
