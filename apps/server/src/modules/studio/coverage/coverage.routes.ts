import {
  createDelivery,
  createPromise,
  deletePromise,
  getTonight,
  getTonightDesk,
  listDeliveries,
  listPromises,
  updatePromise,
} from '@mixed-zone/contract/endpoints/studio/coverage'
import { type Route, route } from '../../../platform/http/route.ts'
import type { DeskService } from './desk.service.ts'
import type { PromisesService } from './promises.service.ts'
import type { TonightService } from './tonight.service.ts'

interface CoverageRoutesDeps {
  readonly promises: PromisesService
  readonly tonight: TonightService
  readonly desk: DeskService
}

export function createCoverageRoutes({ promises, tonight, desk }: CoverageRoutesDeps): Route[] {
  return [
    route(getTonight, ({ locale }) => tonight.get(locale)),
    route(getTonightDesk, ({ actor, locale }) => desk.get(actor, locale)),
    route(listDeliveries, ({ params, locale }) => tonight.listDeliveries(params.id, locale)),
    route(createDelivery, ({ actor, body, locale }) => tonight.create(actor, body, locale)),
    route(listPromises, ({ locale }) => promises.list(locale)),
    route(createPromise, ({ actor, body, locale }) => promises.create(actor, body, locale)),
    route(updatePromise, ({ actor, params, body, locale }) => promises.update(actor, { id: params.id, body, locale })),
    route(deletePromise, ({ actor, params, locale }) => promises.delete(actor, params.id, locale)),
  ]
}
