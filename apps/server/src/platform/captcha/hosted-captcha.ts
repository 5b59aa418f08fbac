import * as z from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Log } from '../log/log.ts'
import type { Captcha, HostedCaptchaKind } from './captcha.ts'
import { markUsed } from './used-captchas.repository.ts'

const VERIFY_ADDRESSES: Readonly<Record<HostedCaptchaKind, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

/** Longer than either service accepts a solution. */
const TTL_MS = 10 * 60_000
const TIMEOUT_MS = 5000
const MAX_SOLUTION_LENGTH = 8192
const RETRY_AFTER_SECONDS = 30

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z._default(z.array(z.string().check(z.maxLength(100))), []),
})

/** Error codes that are the service's or our configuration's fault, not the person's. */
const NOT_THE_PERSON = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

interface HostedCaptchaOptions {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly kind: HostedCaptchaKind
  readonly secret: string
  readonly verifyAddress?: string
  readonly timeoutMs?: number
}

/**
 * Only the solution is sent to the service, and each counts once whatever it answers. While the service is unreachable,
 * calls that need it reject with `unavailable`.
 */
export function createHostedCaptcha(options: HostedCaptchaOptions): Captcha {
  const { db, clock, log, kind, secret, timeoutMs = TIMEOUT_MS } = options
  const address = options.verifyAddress ?? VERIFY_ADDRESSES[kind]

  async function judge(solution: string): Promise<z.output<typeof verdictSchema>> {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: solution }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return verdictSchema.parse(await answer.json())
    } catch (cause) {
      log.error({ err: cause, captcha: kind }, 'the captcha service cannot be asked')
      throw new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
    }
  }

  return {
    async createChallenge() {
      throw new ApiError('not-found')
    },

    async spend(solution) {
      if (!solution || solution.length > MAX_SOLUTION_LENGTH) throw new ApiError('captcha')
      const { success, 'error-codes': codes } = await judge(solution)
      if (!success && codes.some((code) => NOT_THE_PERSON.includes(code))) {
        log.error({ captcha: kind, codes }, 'the captcha service refuses our question')
        throw new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      if (!success) throw new ApiError('captcha')
      const expiresAt = new Date(clock.now().getTime() + TTL_MS)
      if (!(await markUsed(db, solution, expiresAt))) throw new ApiError('captcha')
    },
  }
}
