import {
  changeRole,
  listPeople,
  reinstatePerson,
  renewPassword,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import { type Route, route } from '../../../platform/http/route.ts'
import type { PeopleService } from './people.service.ts'

export function createPeopleRoutes({ people }: { people: PeopleService }): Route[] {
  return [
    route(listPeople, ({ query }) => people.list(query)),
    route(suspendPerson, ({ actor, params }) => people.suspend(actor, params.id)),
    route(reinstatePerson, ({ actor, params }) => people.reinstate(actor, params.id)),
    route(changeRole, ({ actor, params, body }) => people.changeRole(actor, params.id, body)),
    route(renewPassword, ({ actor, params }) => people.renewPassword(actor, params.id)),
  ]
}
