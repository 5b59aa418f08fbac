import { login } from '@mixed-zone/contract/endpoints/access'
import { paths } from '@mixed-zone/contract/screens'
import type { Locale } from '@mixed-zone/contract/locales'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import type { Captcha } from '../../session/captcha/use-captcha.ts'
import { forgetSessionEnd } from '../../session/end-session.ts'
import { sessionOfLogin } from '../../session/session.ts'
import { setSession, useSession } from '../../session/session-store.ts'
import type { LoginValues } from './login-form-values.ts'

/** Null: logged in. Where the captcha cannot be had, its own line says so. */
export type LoginOutcome = ApiFailure | 'no-captcha' | null

interface LoginParts {
  readonly values: LoginValues
  readonly captcha: Captcha
  readonly locale: Locale
}

/** Logs in. The session that it opens is what leads away from the login page. */
export async function logIn(parts: LoginParts): Promise<LoginOutcome> {
  const first = await tryOnce(parts)
  // A captcha that ran out while the form was filled in is nobody's fault: once more, with a fresh one.
  if (first === null || first === 'no-captcha' || first.type !== 'captcha') return first
  return tryOnce(parts)
}

async function tryOnce({ values, captcha, locale }: LoginParts): Promise<LoginOutcome> {
  const payload = await captcha.ensure()
  if (payload === null) return 'no-captcha'
  const result = await portal.call(login, { ...values, captcha: payload })
  if (!result.ok) {
    // It is spent by whatever was decided after it was looked at; by a wrong field or a limit it is not.
    if (result.failure.type === 'credentials' || result.failure.type === 'captcha') captcha.reset()
    return result.failure
  }
  forgetSessionEnd()
  const attempted = useSession.getState().urlHistory
  setSession(sessionOfLogin(result.value, result.value.mustChangePassword ? paths.account({ locale }) : attempted))
  return null
}
