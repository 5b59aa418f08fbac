import {
  acceptEmbargoTerms,
  acceptTerms,
  checkSubscription,
  deleteAccount,
  getMyData,
  getUserData,
  unsubscribe,
  updateUserData,
} from '@mixed-zone/contract/endpoints/people'
import { isLocale } from '@mixed-zone/contract/locales'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type CheckLimit, type Route, route } from '../../platform/http/route.ts'
import type { DeleteAccountService } from './delete-account.service.ts'
import type { MyDataService } from './my-data.service.ts'
import type { ProfileService } from './profile.service.ts'

interface PeopleRoutesDeps {
  readonly profile: ProfileService
  readonly myData: MyDataService
  readonly deletion: DeleteAccountService
  readonly checkIdentityLimit: CheckLimit
  readonly checkUnsubscribeLimit: CheckLimit
}

export function createPeopleRoutes(deps: PeopleRoutesDeps): Route[] {
  const { profile, myData, deletion, checkIdentityLimit, checkUnsubscribeLimit } = deps
  return [
    route(unsubscribe, ({ body }) => profile.unsubscribe(body.id), { checkLimit: checkUnsubscribeLimit }),
    route(checkSubscription, ({ body }) => profile.checkSubscription(body.id), { checkLimit: checkUnsubscribeLimit }),
    route(getUserData, ({ actor }) => profile.get(actor)),
    route(updateUserData, ({ actor, body, locale }) => profile.update(actor, body, locale)),
    route(acceptEmbargoTerms, ({ actor }) => profile.acceptEmbargoTerms(actor)),
    route(acceptTerms, ({ actor }) => profile.acceptTerms(actor)),
    route(getMyData, ({ actor }) => myData.get(actor)),
    route(deleteAccount, (call) => deletion.delete(call.actor, call), { checkLimit: checkIdentityLimit }),
  ]
}

/**
 * One-click unsubscribe (RFC 8058): mail clients post a form to the same URL that people open. They send no credential; the code
 * in the URL identifies the person.
 */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  { profile, checkUnsubscribeLimit }: Pick<PeopleRoutesDeps, 'profile' | 'checkUnsubscribeLimit'>,
): void {
  app.post<{ Params: { lang: string; id: string } }>('/:lang/unsubscribe/:id', async (request, reply) => {
    if (!isLocale(request.params.lang)) throw new ApiError('not-found')
    await checkUnsubscribeLimit({ address: request.ip, body: {}, actor: null })
    await profile.unsubscribe(request.params.id)
    return reply.code(200).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
  })
}
