import { getCaptcha } from '@mixed-zone/contract/endpoints/access'
import type { Challenge, Solution } from 'altcha-lib/types'
import { portal } from '../../api/portal-client.ts'
import { buildPayload, expiryOf } from './captcha-payload.ts'
import type { SolveCaptcha } from './solved-captcha.ts'

/** Fetches a challenge and solves it in a worker. Null if either fails. */
export const solveCaptcha: SolveCaptcha = async ({ signal }) => {
  const result = await portal.call(getCaptcha, undefined, { signal })
  if (!result.ok) return null
  // The contract does not type the parameters; both sides use the same library.
  const challenge = result.value as unknown as Challenge
  const solution = await solveInBackground(challenge, signal)
  if (solution === null) return null
  return { payload: buildPayload(challenge, solution), expiresAt: expiryOf(challenge) }
}

function solveInBackground(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<Solution | null>()
  worker.onmessage = (event: MessageEvent<Solution | null>) => resolve(event.data)
  worker.onerror = () => resolve(null)
  signal.addEventListener('abort', () => resolve(null), { once: true })
  worker.postMessage(challenge)
  return promise.finally(() => worker.terminate())
}
