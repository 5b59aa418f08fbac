import {
  authoriseRequests,
  distrustDomain,
  listRequests,
  listTrustedDomains,
  rejectRequests,
  trustDomain,
  undoDecisions,
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
    route(authoriseRequests, ({ actor, body }) => decisions.authorise(actor, body.ids)),
    route(rejectRequests, ({ actor, body }) => decisions.reject(actor, body)),
    route(undoDecisions, ({ actor, body }) => decisions.undo(actor, body.ids)),
    route(listTrustedDomains, () => domains.list()),
    route(trustDomain, ({ actor, body }) => domains.add(actor, body.domain)),
    route(distrustDomain, ({ actor, params }) => domains.remove(actor, params.domain)),
  ]
}
