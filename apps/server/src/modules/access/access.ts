import type { Mails } from '../../mails/mail-types.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createLimits } from '../../platform/http/limits/limits.ts'
import type { CheckLimit, Route } from '../../platform/http/route.ts'
import { deriveKey } from '../../platform/random/tokens.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { createAccessRoutes, createPasswordLimitCheck } from './access.routes.ts'
import { createPerson, type NewPerson } from './create-person.service.ts'
import { createIdentityService, type IdentityService } from './identity.service.ts'
import {
  createCallLimitCheck,
  createLoginLimits,
  createPasswordLimits,
  createRegisterLimits,
  type LoginLimits,
  PREVIEW_LIMIT,
  UNSUBSCRIBE_LIMIT,
} from './limits.service.ts'
import { createLoginService } from './login.service.ts'
import { createOneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import { createOwnOneTimeCodeService } from './one-time-codes/own-one-time-code.service.ts'
import { createOwnSessionsService } from './own-sessions.service.ts'
import { createChangePasswordService } from './passwords/change-password.service.ts'
import { createForgotPasswordService } from './passwords/forgot-password.service.ts'
import { createPasswordCheck } from './passwords/password-hash.ts'
import { createResetPasswordService } from './passwords/reset-password.service.ts'
import { createGetRegisterTypes } from './requests/register-types.service.ts'
import { createRegisterService } from './requests/register.service.ts'
import { createSessionsService } from './sessions.service.ts'
import { createSetupService } from './setup/setup.service.ts'

export { createPerson, type NewPerson } from './create-person.service.ts'
export { describeDevice } from './describe-device.ts'
export {
  asAuditActor,
  canGrant,
  isLastAdmin,
  lockGrantable,
  type Operator,
  personIdOf,
  refuseLastAdmin,
} from './operator.ts'
export { createLoginLimits, type LoginLimits } from './limits.service.ts'
export { mailMergeNotice, type MailedPerson, undoUntilOf } from './merged-accounts.ts'
export {
  createProvisionalPassword,
  type ProvisionalPassword,
  sendProvisionalPassword,
} from './passwords/provisional-password.service.ts'
export { spendResetsOf } from './passwords/reset-links.repository.ts'
export {
  deleteUnused,
  findByEmail,
  insertNewPerson,
  lockAdmins,
  lockPeople,
  lockPerson,
  type PersonAtLogin,
  updatePerson,
} from './people.repository.ts'
export { authoriseRequest } from './requests/authorise-request.service.ts'
export {
  decisionCause,
  lockRequest,
  REQUEST_COLUMNS,
  type RequestRow,
  updateDecision,
} from './requests/requests.repository.ts'
export { revokeDomainTrust } from './requests/trusted-domains.ts'
export { hasOwnAdmin } from './setup/setup-links.repository.ts'
export { createSetupLink } from './setup/setup.service.ts'
export { endSession, endSessionsByEmail, endSessionsOf, listOpenSessions } from './sessions.repository.ts'

export interface AccessDeps {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Pick<Changes, 'observe'>
  readonly captcha: Captcha
  readonly fileKeys: FileKeys
  readonly mails: Mails
  readonly jobs: Pick<Jobs, 'queue'>
  /** Not allowed in passwords. */
  readonly getLeagueName: () => string
  /** Mail addresses of accounts that cannot log in here. */
  readonly closedAccounts: readonly string[]
  /** Whether staff have to use one-time codes. */
  readonly isCodeRequired: () => boolean
  /** When the legal texts that people accept were published last. */
  readonly getTermsPublishedAt: () => Date | null
  /** Digests the subjects of rate limits. */
  readonly limitsKey: Buffer
  /** Encrypts the secrets of one-time codes. */
  readonly oneTimeCodesKey: Buffer
  /** Encrypts mail addresses in jobs. */
  readonly resetLinksKey: Buffer
}

/** The keys of this module, derived from the installation's secret. */
export function deriveAccessKeys(secret: string): Pick<AccessDeps, 'limitsKey' | 'oneTimeCodesKey' | 'resetLinksKey'> {
  return {
    limitsKey: deriveKey(secret, 'limits'),
    oneTimeCodesKey: deriveKey(secret, 'one-time-codes'),
    resetLinksKey: deriveKey(secret, 'reset-links'),
  }
}

/** Access requests, login, sessions, passwords, one-time codes and roles. */
export interface Access {
  readonly routes: Route[]
  /** The person behind a bearer token, as currently stored; null if the session is not valid. */
  authenticate(token: string): Promise<Actor | null>
  /** The person behind a signed file URL, by the session's file handle. */
  findActorByFileHandle(fileHandle: string): Promise<Actor | null>
  /** The valid ones of these sessions, with their current permissions. Does not count as use of a session. */
  mapActorsBySession(sessionIds: readonly number[]): Promise<ReadonlyMap<number, Actor>>
  createPerson(db: Db, person: NewPerson): Promise<{ id: number }>
  /** Re-authenticates the signed-in person. */
  readonly identity: IdentityService
  readonly loginLimits: LoginLimits
  /** Rate limit of endpoints that re-authenticate. */
  readonly checkIdentityLimit: CheckLimit
  readonly checkUnsubscribeLimit: CheckLimit
  readonly checkPreviewLimit: CheckLimit
  hasOneTimeCode(personId: number): Promise<boolean>
}

export function createAccess(deps: AccessDeps): Access {
  const { db, clock, changes, captcha, fileKeys, mails, jobs, getLeagueName, closedAccounts } = deps
  const sessions = createSessionsService({
    db,
    clock,
    changes,
    isCodeRequired: deps.isCodeRequired,
    getTermsPublishedAt: deps.getTermsPublishedAt,
  })
  const limits = createLimits({ db, clock, key: deps.limitsKey })
  const loginLimits = createLoginLimits(limits)
  const registerLimits = createRegisterLimits(limits)
  const passwordLimits = createPasswordLimits(limits)
  const passwords = createPasswordCheck()
  const oneTimeCodes = createOneTimeCodes({ db, clock, key: deps.oneTimeCodesKey })
  const identity = createIdentityService({ db, clock, passwords, limits: passwordLimits, oneTimeCodes })
  const routes = createAccessRoutes({
    captcha,
    limits,
    loginLimits,
    registerLimits,
    passwordLimits,
    login: createLoginService({
      db,
      clock,
      captcha,
      closedAccounts,
      fileKeys,
      limits: loginLimits,
      mails,
      oneTimeCodes,
      sessions,
      passwords,
    }),
    sessions,
    identity,
    ownSessions: createOwnSessionsService({ db, clock }),
    register: createRegisterService({ db, clock, captcha, mails, limits: registerLimits }),
    getRegisterTypes: createGetRegisterTypes(),
    forgotPassword: createForgotPasswordService({ db, clock, captcha, limits, mails, jobs, key: deps.resetLinksKey }),
    resetPassword: createResetPasswordService({ db, clock, mails, passwords, limits: loginLimits, getLeagueName }),
    changePassword: createChangePasswordService({ db, clock, mails, passwords, limits: passwordLimits, getLeagueName }),
    ownOneTimeCode: createOwnOneTimeCodeService({ identity, limits: passwordLimits, oneTimeCodes }),
    setup: createSetupService({ db, clock, fileKeys, sessions, closedAccounts, getLeagueName }),
  })
  return {
    routes,
    authenticate: sessions.authenticate,
    findActorByFileHandle: sessions.findActorByFileHandle,
    mapActorsBySession: sessions.mapActorsBySession,
    createPerson: (into, person) => createPerson(into, person, clock.now()),
    identity,
    loginLimits,
    checkIdentityLimit: createPasswordLimitCheck(passwordLimits),
    checkUnsubscribeLimit: createCallLimitCheck(limits, UNSUBSCRIBE_LIMIT),
    checkPreviewLimit: createCallLimitCheck(limits, PREVIEW_LIMIT),
    hasOneTimeCode: oneTimeCodes.isSet,
  }
}
