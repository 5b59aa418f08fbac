import type { Captcha } from '../src/platform/captcha/captcha.ts'
import { ApiError } from '../src/platform/errors/api-error.ts'

/** The solution that tests send. */
export const SOLVED = 'solved'

/** Accepts every non-empty solution. */
export const openCaptcha: Captcha = {
  createChallenge: async () => ({ parameters: {}, signature: 'open' }),
  async spend(solution) {
    if (!solution) throw new ApiError('captcha')
  },
}
