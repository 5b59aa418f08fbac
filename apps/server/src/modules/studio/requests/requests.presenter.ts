import { fullNameOrNull } from '@mixed-zone/contract/rules/full-name'
import type {
  RequestDetail,
  RequestNote,
  RequestView,
  StudioRequest,
} from '@mixed-zone/contract/schemas/studio/requests'
import { personStateOf } from '../people/person-state.ts'
import { evidenceOf } from './evidence.ts'
import type { ColleagueRow, EarlierRow } from './request-detail.repository.ts'
import type { ListedRequest, NoteRow } from './requests.repository.ts'

export function presentRequest(request: ListedRequest, now: Date): StudioRequest {
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
    state: viewOf(request),
    requestedAt: request.createdAt.toISOString(),
    waitedSeconds: Math.max(0, Math.floor((until.getTime() - request.createdAt.getTime()) / 1000)),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy: fullNameOrNull({ firstName: request.deciderFirstName, surnames: request.deciderSurnames }),
    decidedById: request.deciderId === null ? null : String(request.deciderId),
    decidedByDomain: request.decidedByDomain,
    reason: request.reason,
    personId: request.personId === null ? null : String(request.personId),
    canBeUndone: request.canBeUndone,
    evidence: evidenceOf(request),
    notes: request.notes,
  }
}

interface DetailContext {
  readonly now: Date
  readonly notes: readonly NoteRow[]
  readonly colleagues: readonly ColleagueRow[]
  readonly earlier: readonly EarlierRow[]
}

export function presentRequestDetail(request: ListedRequest, context: DetailContext): RequestDetail {
  return {
    ...presentRequest(request, context.now),
    notes: context.notes.map(presentNote),
    colleagues: context.colleagues.map((person) => ({
      id: String(person.id),
      name: person.firstName,
      surnames: person.surnames,
      workType: person.workType,
      state: personStateOf(person, context.now),
      suspendedReason: person.suspendedReason,
      downloads: person.downloads,
      lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    })),
    earlierRequests: context.earlier.map((earlier) => ({
      id: String(earlier.id),
      state: viewOf(earlier),
      requestedAt: earlier.createdAt.toISOString(),
      decidedAt: earlier.decidedAt?.toISOString() ?? null,
      reason: earlier.reason,
    })),
  }
}

export function presentNote({ id, at, text, authorId, authorFirstName, authorSurnames }: NoteRow): RequestNote {
  return {
    id: String(id),
    at: at.toISOString(),
    author: fullNameOrNull({ firstName: authorFirstName, surnames: authorSurnames }),
    authorId: authorId === null ? null : String(authorId),
    text,
  }
}

function viewOf({ state, isExpired }: Pick<ListedRequest, 'state' | 'isExpired'>): RequestView {
  return isExpired ? 'expired' : state
}
