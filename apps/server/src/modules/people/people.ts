import type { FastifyInstance } from 'fastify'
import type { Mails } from '../../mails/mail-types.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Access } from '../access/access.ts'
import { createDeleteAccountService } from './delete-account.service.ts'
import { createMyDataService } from './my-data.service.ts'
import { createPeopleRoutes, registerOneClickUnsubscribe } from './people.routes.ts'
import { createProfileService } from './profile.service.ts'

export { eraseMergedAccount, erasePerson } from './delete-account.service.ts'

export interface PeopleDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly access: Pick<Access, 'identity' | 'checkIdentityLimit' | 'checkUnsubscribeLimit' | 'hasOneTimeCode'>
}

export type People = ReturnType<typeof createPeople>

export function createPeople({ db, clock, mails, access }: PeopleDeps) {
  const { identity, checkIdentityLimit, checkUnsubscribeLimit, hasOneTimeCode } = access
  const profile = createProfileService({ db, clock, hasOneTimeCode })
  return {
    routes: createPeopleRoutes({
      profile,
      myData: createMyDataService({ db, clock, hasOneTimeCode }),
      deletion: createDeleteAccountService({ db, clock, mails, identity }),
      checkIdentityLimit,
      checkUnsubscribeLimit,
    }),
    register: (app: FastifyInstance) => registerOneClickUnsubscribe(app, { profile, checkUnsubscribeLimit }),
  }
}
