import {
  authoriseRequests,
  changeRole,
  distrustDomain,
  listPeople,
  listRequests,
  listTrustedDomains,
  reinstatePerson,
  rejectRequests,
  renewPassword,
  suspendPerson,
  trustDomain,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/access-desk'
import { type Route, route } from '../../../platform/http/route.ts'
import type { Desk } from './desk.ts'

export function createDeskRoutes({ requests, decisions, people, domains }: Desk): Route[] {
  return [
    route(listRequests, ({ query }) => requests.list(query)),
    route(authoriseRequests, ({ actor, body }) => decisions.authorise(actor, body.ids)),
    route(rejectRequests, ({ actor, body }) => decisions.reject(actor, body)),
    route(undoDecisions, ({ actor, body }) => decisions.undo(actor, body.ids)),
    route(listPeople, ({ query }) => people.list(query)),
    route(suspendPerson, ({ actor, params }) => people.suspend(actor, params.id)),
    route(reinstatePerson, ({ actor, params }) => people.reinstate(actor, params.id)),
    route(changeRole, ({ actor, params, body }) => people.changeRole(actor, params.id, body)),
    route(renewPassword, ({ actor, params }) => people.renewPassword(actor, params.id)),
    route(listTrustedDomains, () => domains.list()),
    route(trustDomain, ({ actor, body }) => domains.add(actor, body.domain)),
    route(distrustDomain, ({ actor, params }) => domains.remove(actor, params.domain)),
  ]
}
