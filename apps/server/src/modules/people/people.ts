import type { FastifyInstance } from 'fastify'
import type { Mails } from '../../mails/mail-types.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Access } from '../access/access.ts'
import { createAcceptEmbargoTerms } from './accept-embargo-terms.service.ts'
import { createDeleteAccountService } from './delete-account.service.ts'
import { createMyDataService } from './my-data.service.ts'
import { registerOneClickUnsubscribe } from './one-click-unsubscribe.ts'
import { createPeopleRoutes } from './people.routes.ts'
import { createProfileService } from './profile.service.ts'

export interface PeopleDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
  readonly access: Pick<Access, 'identity' | 'checkIdentityLimit' | 'hasOneTimeCode'>
}

/** What people do with their own account: data, newsletter, deletion. */
export interface People {
  readonly routes: Route[]
  /** What is not below `/api`. */
  register(app: FastifyInstance): void
}

export function createPeople({ db, clock, mails, access }: PeopleDependencies): People {
  const { identity, checkIdentityLimit, hasOneTimeCode } = access
  return {
    routes: createPeopleRoutes({
      db,
      profile: createProfileService({ db, clock, hasOneTimeCode }),
      myData: createMyDataService({ db, clock, hasOneTimeCode }),
      deletion: createDeleteAccountService({ db, clock, mails, identity }),
      acceptTerms: createAcceptEmbargoTerms({ db, clock }),
      checkIdentityLimit,
    }),
    register: (app) => registerOneClickUnsubscribe(app, { db }),
  }
}
