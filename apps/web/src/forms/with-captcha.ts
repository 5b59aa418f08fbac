import type { Result } from '../api/client.ts'
import type { Captcha } from '../session/captcha/use-captcha.ts'

/** Makes a call that needs a captcha. Null if there is none; the captcha's own line reports that. */
export async function withCaptcha<T>(
  captcha: Captcha,
  call: (payload: string) => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const first = await tryOnce(captcha, call)
  // The captcha may have expired while the form was filled in: retry once with a new one.
  if (first === null || first.ok || first.failure.type !== 'captcha') return first
  return tryOnce(captcha, call)
}

async function tryOnce<T>(captcha: Captcha, call: (payload: string) => Promise<Result<T>>): Promise<Result<T> | null> {
  const payload = await captcha.ensure()
  if (payload === null) return null
  const result = await call(payload)
  // A captcha is used up by any answer of the server, but not by a network failure.
  if (result.ok || result.failure.type !== 'network') captcha.reset()
  return result
}
