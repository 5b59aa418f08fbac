import {
  addRequestNote,
  authoriseRequest,
  deleteDomain,
  deleteRequestNote,
  getRequest,
  getRequestSummary,
  listDomains,
  listRequests,
  rejectRequest,
  setDomainState,
  undoDecision,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { type Route, route } from '../../../platform/http/route.ts'
import type { DecideService } from './decide.service.ts'
import type { DomainsService } from './domains.service.ts'
import type { RequestsService } from './requests.service.ts'

interface RequestsRoutesDeps {
  readonly requests: RequestsService
  readonly decisions: DecideService
  readonly domains: DomainsService
}

export function createRequestsRoutes({ requests, decisions, domains }: RequestsRoutesDeps): Route[] {
  return [
    route(listRequests, ({ query }) => requests.list(query)),
    route(getRequestSummary, () => requests.summarise()),
    route(getRequest, ({ params }) => requests.getDetail(params.id)),
    route(authoriseRequest, ({ actor, params }) => decisions.authorise(actor, params.id)),
    route(rejectRequest, ({ actor, params, body }) => decisions.reject(actor, params.id, body.reason)),
    route(undoDecision, ({ actor, params }) => decisions.undo(actor, params.id)),
    route(addRequestNote, ({ actor, params, body }) => requests.addNote(actor, params.id, body.text)),
    route(deleteRequestNote, ({ actor, params }) => requests.deleteNote(actor, params.id, params.noteId)),
    route(listDomains, ({ query }) => domains.list(query)),
    route(setDomainState, ({ actor, params, body, locale }) =>
      domains.setState(actor, { domain: params.domain, state: body.state, locale }),
    ),
    route(deleteDomain, ({ actor, params }) => domains.remove(actor, params.domain)),
  ]
}
