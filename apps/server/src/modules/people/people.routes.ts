import {
  acceptEmbargoTerms,
  deleteAccount,
  getMyData,
  getUserData,
  unsubscribe,
  updateUserData,
} from '@mixed-zone/contract/endpoints/people'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type CheckLimit, type Route, route } from '../../platform/http/route.ts'
import type { DeleteAccountService } from './delete-account.service.ts'
import type { MyDataService } from './my-data.service.ts'
import type { ProfileService } from './profile.service.ts'
import { unsubscribeByCode } from './unsubscribe.service.ts'

interface PeopleRoutesDependencies {
  readonly db: Db
  readonly profile: ProfileService
  readonly myData: MyDataService
  readonly deletion: DeleteAccountService
  readonly acceptTerms: (actor: Actor) => Promise<void>
  readonly checkIdentityLimit: CheckLimit
}

export function createPeopleRoutes(parts: PeopleRoutesDependencies): Route[] {
  const { db, profile, myData, deletion, acceptTerms, checkIdentityLimit } = parts
  return [
    route(unsubscribe, ({ body }) => unsubscribeByCode(db, body.id)),
    route(getUserData, ({ actor }) => profile.get(actor)),
    route(updateUserData, ({ actor, body, locale }) => profile.update(actor, body, locale)),
    route(acceptEmbargoTerms, ({ actor }) => acceptTerms(actor)),
    route(getMyData, ({ actor }) => myData.collect(actor)),
    route(deleteAccount, (call) => deletion.delete(call), { checkLimit: checkIdentityLimit }),
  ]
}
