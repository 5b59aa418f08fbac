import { getCaptcha, login, logout } from '@mixed-zone/contract/endpoints/access'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { LoginLimits } from './login-limits.ts'
import type { LoginService } from './login.service.ts'
import type { SessionsService } from './sessions.service.ts'

interface AccessRoutesDependencies {
  readonly captcha: Captcha
  readonly limits: LoginLimits
  readonly loginService: LoginService
  readonly sessions: SessionsService
}

export function createAccessRoutes({ captcha, limits, loginService, sessions }: AccessRoutesDependencies): Route[] {
  return [
    route(getCaptcha, async () => ({ ...(await captcha.createChallenge()) })),
    route(login, (call) => loginService.logIn(call), {
      checkLimit: ({ body, address }) =>
        limits.check({ email: typeof body['email'] === 'string' ? body['email'] : '', address }),
    }),
    route(logout, async ({ actor }) => sessions.end(actor)),
  ]
}
