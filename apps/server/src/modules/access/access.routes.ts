import {
  changePassword,
  checkToken,
  confirmIdentity,
  confirmOneTimeCode,
  forgotPassword,
  getCaptcha,
  getRequestStatus,
  loadRegisterTypes,
  login,
  logout,
  register,
  resetPassword,
  startOneTimeCode,
  stopOneTimeCode,
} from '@mixed-zone/contract/endpoints/access'
import { endOwnSession, listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { checkSetupLink, createFirstAdmin } from '@mixed-zone/contract/endpoints/access-setup'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Limits } from '../../platform/http/limits/limits.ts'
import { type CheckLimit, type Route, route, type UncheckedCall } from '../../platform/http/route.ts'
import type { IdentityService } from './identity.service.ts'
import {
  CAPTCHA_LIMIT,
  CHECK_TOKEN_LIMIT,
  createCallLimitCheck,
  type LoginLimits,
  type PasswordLimits,
  type RegisterLimits,
  SETUP_LIMIT,
} from './limits.service.ts'
import type { LoginService } from './login.service.ts'
import type { OwnOneTimeCodeService } from './one-time-codes/own-one-time-code.service.ts'
import type { OwnSessionsService } from './own-sessions.service.ts'
import type { ChangePasswordService } from './passwords/change-password.service.ts'
import type { ForgotPasswordService } from './passwords/forgot-password.service.ts'
import type { ResetPasswordService } from './passwords/reset-password.service.ts'
import type { GetRegisterTypes } from './requests/register-types.service.ts'
import type { RegisterService } from './requests/register.service.ts'
import type { SessionsService } from './sessions.service.ts'
import type { SetupService } from './setup/setup.service.ts'

interface AccessRoutesDeps {
  readonly captcha: Captcha
  readonly limits: Limits
  readonly loginLimits: LoginLimits
  readonly registerLimits: RegisterLimits
  readonly passwordLimits: PasswordLimits
  readonly login: LoginService
  readonly sessions: SessionsService
  readonly identity: IdentityService
  readonly ownSessions: OwnSessionsService
  readonly register: RegisterService
  readonly getRegisterTypes: GetRegisterTypes
  readonly forgotPassword: ForgotPasswordService
  readonly resetPassword: ResetPasswordService
  readonly changePassword: ChangePasswordService
  readonly ownOneTimeCode: OwnOneTimeCodeService
  readonly setup: SetupService
}

const emailOf = ({ body }: UncheckedCall) => (typeof body['email'] === 'string' ? body['email'] : '')

export function createAccessRoutes(deps: AccessRoutesDeps): Route[] {
  const { captcha, limits, loginLimits, registerLimits, ownOneTimeCode } = deps
  const withSetupLimit = { checkLimit: createCallLimitCheck(limits, SETUP_LIMIT) }
  const withPasswordLimit = { checkLimit: createPasswordLimitCheck(deps.passwordLimits) }
  return [
    route(getCaptcha, async () => ({ ...(await captcha.createChallenge()) }), {
      checkLimit: createCallLimitCheck(limits, CAPTCHA_LIMIT),
    }),
    route(login, (call) => deps.login.logIn(call), {
      checkLimit: (call) => loginLimits.check({ email: emailOf(call), address: call.address }),
    }),
    route(logout, async ({ actor }) => deps.sessions.end(actor)),
    route(register, (call) => deps.register.register(call), {
      checkLimit: (call) => registerLimits.check({ email: emailOf(call), address: call.address }),
    }),
    route(getRequestStatus, ({ body }) => deps.register.getStatus(body.code)),
    route(loadRegisterTypes, async ({ locale }) => deps.getRegisterTypes(locale)),
    route(forgotPassword, ({ body }) => deps.forgotPassword.sendLink(body)),
    route(checkToken, async ({ body }) => ({ valid: await deps.resetPassword.isValid(body.token) }), {
      checkLimit: createCallLimitCheck(limits, CHECK_TOKEN_LIMIT),
    }),
    route(resetPassword, (call) => deps.resetPassword.reset(call)),
    route(checkSetupLink, async ({ body }) => ({ valid: await deps.setup.isValid(body.token) }), withSetupLimit),
    route(createFirstAdmin, (call) => deps.setup.createFirstAdmin(call), withSetupLimit),
    route(changePassword, (call) => deps.changePassword.change(call.actor, call), withPasswordLimit),
    route(confirmIdentity, (call) => deps.identity.confirmSession(call.actor, call), withPasswordLimit),
    route(listOwnSessions, ({ actor }) => deps.ownSessions.list(actor)),
    route(endOwnSession, ({ actor, params }) => deps.ownSessions.end(actor, params.id)),
    route(startOneTimeCode, (call) => ownOneTimeCode.start(call.actor, call), withPasswordLimit),
    route(confirmOneTimeCode, (call) => ownOneTimeCode.confirm(call.actor, call), withPasswordLimit),
    route(stopOneTimeCode, (call) => ownOneTimeCode.stop(call.actor, call), withPasswordLimit),
  ]
}

/** For endpoints that require the password of a person who is logged in. */
export function createPasswordLimitCheck(limits: PasswordLimits): CheckLimit {
  return async ({ actor }) => {
    if (actor) await limits.check(actor)
  }
}
