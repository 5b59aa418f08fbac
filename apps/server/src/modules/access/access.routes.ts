import {
  changePassword,
  checkToken,
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
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Db } from '../../platform/database/database.ts'
import { type CheckLimit, type Route, route, type UncheckedCall } from '../../platform/http/route.ts'
import type { LoginLimits } from './login-limits.ts'
import type { LoginService } from './login.service.ts'
import type { OneTimeCodesCalls } from './one-time-codes/one-time-codes.calls.ts'
import type { OwnSessionsService } from './own-sessions.service.ts'
import type { ChangePasswordService } from './passwords/change-password.service.ts'
import type { ForgotPasswordService } from './passwords/forgot-password.service.ts'
import type { PasswordLimits } from './passwords/password-limits.ts'
import type { ResetPasswordService } from './passwords/reset-password.service.ts'
import type { RegisterLimits } from './requests/register-limits.ts'
import { registerTypesIn } from './requests/register-types.ts'
import type { RegisterService } from './requests/register.service.ts'
import { readRequestStatus } from './requests/request-status.service.ts'
import type { SessionsService } from './sessions.service.ts'

interface AccessRoutesDependencies {
  readonly db: Db
  readonly captcha: Captcha
  readonly loginLimits: LoginLimits
  readonly registerLimits: RegisterLimits
  readonly passwordLimits: PasswordLimits
  readonly loginService: LoginService
  readonly sessions: SessionsService
  readonly ownSessions: OwnSessionsService
  readonly registerService: RegisterService
  readonly forgot: ForgotPasswordService
  readonly reset: ResetPasswordService
  readonly change: ChangePasswordService
  readonly oneTimeCodes: OneTimeCodesCalls
}

const emailOf = ({ body }: UncheckedCall) => (typeof body['email'] === 'string' ? body['email'] : '')

export function createAccessRoutes(parts: AccessRoutesDependencies): Route[] {
  const { db, captcha, loginLimits, registerLimits, passwordLimits } = parts
  const ofPassword: { checkLimit: CheckLimit } = { checkLimit: limitOfPassword(passwordLimits) }
  return [
    route(getCaptcha, async () => ({ ...(await captcha.createChallenge()) })),
    route(login, (call) => parts.loginService.logIn(call), {
      checkLimit: (call) => loginLimits.check({ email: emailOf(call), address: call.address }),
    }),
    route(logout, async ({ actor }) => parts.sessions.end(actor)),
    route(register, (call) => parts.registerService.register(call), {
      checkLimit: (call) => registerLimits.check({ email: emailOf(call), address: call.address }),
    }),
    route(getRequestStatus, ({ body }) => readRequestStatus(db, body.code)),
    route(loadRegisterTypes, async ({ locale }) => registerTypesIn(locale)),
    route(forgotPassword, (call) => parts.forgot.ask(call)),
    route(checkToken, async ({ body }) => ({ valid: await parts.reset.isValid(body.token) })),
    route(resetPassword, (call) => parts.reset.reset(call)),
    route(changePassword, (call) => parts.change.change(call), ofPassword),
    route(listOwnSessions, ({ actor }) => parts.ownSessions.list(actor)),
    route(endOwnSession, ({ actor, params }) => parts.ownSessions.end(actor, params.id)),
    route(startOneTimeCode, (call) => parts.oneTimeCodes.start(call), ofPassword),
    route(confirmOneTimeCode, (call) => parts.oneTimeCodes.confirm(call), ofPassword),
    route(stopOneTimeCode, (call) => parts.oneTimeCodes.stop(call), ofPassword),
  ]
}

/** For calls that ask for the password of whoever is logged in already. */
export function limitOfPassword(limits: PasswordLimits): CheckLimit {
  return async ({ actor, address }) => {
    if (actor) await limits.check({ personId: actor.personId, address })
  }
}
