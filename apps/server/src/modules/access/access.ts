import type { Mails } from '../../mails/mail-types.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createLimits } from '../../platform/http/limits/limits.ts'
import type { CheckLimit, Route } from '../../platform/http/route.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import { deriveKey } from '../../platform/random/tokens.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { createAccessRoutes, limitOfPassword } from './access.routes.ts'
import { createPerson, type NewPerson } from './create-person.ts'
import { createDesk } from './desk/create-desk.ts'
import { createDeskRoutes } from './desk/desk.routes.ts'
import { createAccessHousekeeping } from './housekeeping.ts'
import { createIdentityService, type IdentityService } from './identity.service.ts'
import { createLoginLimits } from './login-limits.ts'
import { createLoginService } from './login.service.ts'
import { createOneTimeCodesCalls } from './one-time-codes/one-time-codes.calls.ts'
import { createOneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import { createOwnSessionsService } from './own-sessions.service.ts'
import { createChangePasswordService } from './passwords/change-password.service.ts'
import { createForgotPasswordService } from './passwords/forgot-password.service.ts'
import { createPasswordLimits } from './passwords/password-limits.ts'
import { createPasswordCheck } from './passwords/passwords.ts'
import { createResetPasswordService } from './passwords/reset-password.service.ts'
import { createRegisterLimits } from './requests/register-limits.ts'
import { createRegisterService } from './requests/register.service.ts'
import { createSessionsService } from './sessions.service.ts'

export { createPerson, type NewPerson } from './create-person.ts'
export { createDesk, type Desk } from './desk/create-desk.ts'
export { refuseLastAdmin } from './desk/last-admin.ts'
export { areEmbargoTermsDue } from './embargo-terms.ts'
export { MEDIA_TYPE_NAMES, REGION_NAMES, WORK_TYPE_NAMES } from './requests/choice-names.ts'

export interface AccessDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly fileKeys: FileKeys
  readonly mails: Mails
  /** Digests what limits count. */
  readonly limitsKey: Buffer
  /** Encrypts the secrets of one-time codes. */
  readonly oneTimeCodesKey: Buffer
}

/** The keys of this module, from the installation's secret. */
export function accessKeys(secret: string): Pick<AccessDependencies, 'limitsKey' | 'oneTimeCodesKey'> {
  return { limitsKey: deriveKey(secret, 'limits'), oneTimeCodesKey: deriveKey(secret, 'one-time-codes') }
}

/** Who gets in: requests, log-in, sessions, passwords, one-time codes, roles. */
export interface Access {
  readonly routes: Route[]
  /** The person behind a bearer token, as stored now; null unless the session lives. */
  authenticate(token: string): Promise<Actor | null>
  /** The person behind a signed address of a file, by the session's handle. */
  actorOfFileHandle(fileHandle: string): Promise<Actor | null>
  /** Those of the sessions that live, with what their people may do now. Asking is no use of a session. */
  actorsOfSessions(sessionIds: readonly number[]): Promise<ReadonlyMap<number, Actor>>
  /** Makes an account; `db` may be a transaction. */
  createPerson(db: Db, person: NewPerson): Promise<{ id: number }>
  /** Asks a person who is logged in once more who they are. */
  readonly identity: IdentityService
  /** Slows down those calls that ask. */
  readonly checkIdentityLimit: CheckLimit
  hasOneTimeCode(personId: number): Promise<boolean>
  /** What has to be tidied up now and then. */
  readonly housekeeping: readonly HousekeepingTask[]
}

export function createAccess(dependencies: AccessDependencies): Access {
  const { db, clock, captcha, fileKeys, mails, limitsKey, oneTimeCodesKey } = dependencies
  const sessions = createSessionsService({ db, clock })
  const limits = createLimits({ db, clock, key: limitsKey })
  const loginLimits = createLoginLimits(limits)
  const registerLimits = createRegisterLimits(limits)
  const passwordLimits = createPasswordLimits(limits)
  const passwords = createPasswordCheck()
  const oneTimeCodes = createOneTimeCodes({ db, clock, key: oneTimeCodesKey })
  const identity = createIdentityService({ db, passwords, limits: passwordLimits, oneTimeCodes })
  const routes = createAccessRoutes({
    db,
    captcha,
    loginLimits,
    registerLimits,
    passwordLimits,
    loginService: createLoginService({
      db,
      clock,
      captcha,
      fileKeys,
      limits: loginLimits,
      mails,
      oneTimeCodes,
      sessions,
      passwords,
    }),
    sessions,
    ownSessions: createOwnSessionsService({ db, clock }),
    registerService: createRegisterService({ db, clock, captcha, mails, limits: registerLimits }),
    forgot: createForgotPasswordService({ db, clock, captcha, limits, mails }),
    reset: createResetPasswordService({ db, clock, mails, passwords }),
    change: createChangePasswordService({ db, clock, mails, passwords, limits: passwordLimits }),
    oneTimeCodes: createOneTimeCodesCalls({ identity, limits: passwordLimits, oneTimeCodes }),
  })
  return {
    routes: [...routes, ...createDeskRoutes(createDesk({ db, clock, mails }))],
    authenticate: sessions.authenticate,
    actorOfFileHandle: sessions.actorOfFileHandle,
    actorsOfSessions: sessions.actorsOfSessions,
    createPerson: (into, person) => createPerson(into, person, clock.now()),
    identity,
    checkIdentityLimit: limitOfPassword(passwordLimits),
    hasOneTimeCode: oneTimeCodes.isSet,
    housekeeping: createAccessHousekeeping({ db, clock }),
  }
}
