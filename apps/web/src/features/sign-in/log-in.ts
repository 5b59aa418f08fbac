import { login } from '@mixed-zone/contract/endpoints/access'
import { track } from '../../analytics/track.ts'
import type { SendOutcome } from '../../forms/use-api-form.ts'
import { portal } from '../../api/portal-client.ts'
import { withCaptcha } from '../../forms/with-captcha.ts'
import type { Captcha } from '../../session/captcha/use-captcha.ts'
import { clearSessionEnd, setPasswordDue } from '../../session/session-status.ts'
import { sessionOfLogin } from '../../session/session.ts'
import { setSession, useSession } from '../../session/session-store.ts'
import type { LoginValues } from './login-form-values.ts'

interface LoginAttempt {
  readonly values: LoginValues
  /** One-time code or recovery code, if the account requires one. */
  readonly code?: string
  readonly captcha: Captcha
}

/** Logs in. The router leaves the login page when the session is set. */
export async function logIn({ values, code, captcha }: LoginAttempt): Promise<SendOutcome> {
  const result = await withCaptcha(captcha, (payload) =>
    portal.call(login, { ...values, ...(code !== undefined && { code }), captcha: payload }),
  )
  if (result === null) return 'no-captcha'
  if (!result.ok) return result.failure
  clearSessionEnd()
  setPasswordDue(result.value.mustChangePassword)
  setSession(sessionOfLogin(result.value, useSession.getState().urlHistory))
  track('sign_in', {})
  return null
}
