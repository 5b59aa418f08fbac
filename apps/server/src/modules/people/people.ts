import type { FastifyInstance } from 'fastify'
import type { Mails } from '../../mails/mail-types.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Access } from '../access/access.ts'
import { createDeleteAccountService } from './delete-account.service.ts'
import { createMyDataService } from './my-data.service.ts'
import { createPeopleRoutes, registerOneClickUnsubscribe } from './people.routes.ts'
import { createProfileService } from './profile.service.ts'

export interface PeopleDeps {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
  readonly access: Pick<Access, 'identity' | 'checkIdentityLimit' | 'hasOneTimeCode'>
}

/** A person's own account: data, newsletter, embargo terms, deletion. */
export interface People {
  readonly routes: Route[]
  /** Registers one-click unsubscribe, which is not below `/api`. */
  register(app: FastifyInstance): void
}

export function createPeople({ db, clock, mails, access }: PeopleDeps): People {
  const { identity, checkIdentityLimit, hasOneTimeCode } = access
  const profile = createProfileService({ db, clock, hasOneTimeCode })
  return {
    routes: createPeopleRoutes({
      profile,
      myData: createMyDataService({ db, clock, hasOneTimeCode }),
      deletion: createDeleteAccountService({ db, clock, mails, identity }),
      checkIdentityLimit,
    }),
    register: (app) => registerOneClickUnsubscribe(app, profile),
  }
}
