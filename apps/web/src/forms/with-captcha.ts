import type { Result } from '../api/client.ts'
import type { Captcha } from '../session/captcha/use-captcha.ts'

/** Makes a call that needs a captcha. Null where none can be had: the captcha's own line says so. */
export async function withCaptcha<T>(
  captcha: Captcha,
  call: (payload: string) => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const first = await tryOnce(captcha, call)
  // One that ran out while the form was filled in is nobody's fault: once more, with a fresh one.
  if (first === null || first.ok || first.failure.type !== 'captcha') return first
  return tryOnce(captcha, call)
}

async function tryOnce<T>(captcha: Captcha, call: (payload: string) => Promise<Result<T>>): Promise<Result<T> | null> {
  const payload = await captcha.ensure()
  if (payload === null) return null
  const result = await call(payload)
  // Whatever came back, it may be spent. A call that never arrived spent nothing.
  if (result.ok || result.failure.type !== 'network') captcha.reset()
  return result
}
