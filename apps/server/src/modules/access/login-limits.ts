import type { Counted, Limit, Limits } from '../../platform/http/limits/limits.ts'
import { limitedNetwork } from '../../platform/http/limits/limit-subject.ts'

const WINDOW_SECONDS = 10 * 60

const OF_ACCOUNT: Limit = { name: 'login-account', hits: 5, windowSeconds: WINDOW_SECONDS }
/** Whoever has the password may come from anywhere to guess the code: only the account itself can be counted. */
const OF_CODES: Limit = { name: 'login-code', hits: 10, windowSeconds: WINDOW_SECONDS }
const OF_ADDRESS: Limit = { name: 'login-address', hits: 100, windowSeconds: WINDOW_SECONDS }

interface Attempt {
  readonly email: string
  readonly address: string
}

export type LoginLimits = ReturnType<typeof createLoginLimits>

/**
 * Slows guessing down: by the account together with where the guess comes from, so that its owner still gets in from
 * elsewhere, and by where it comes from alone. Accounts that do not exist are counted like those that do.
 */
export function createLoginLimits(limits: Limits) {
  const accountOf = ({ email, address }: Attempt): Counted => ({
    limit: OF_ACCOUNT,
    subject: [email.trim().toLowerCase(), limitedNetwork(address)],
  })
  const codesOf = (personId: number): Counted => ({ limit: OF_CODES, subject: [String(personId)] })
  const networkOf = ({ address }: Attempt): Counted => ({ limit: OF_ADDRESS, subject: [limitedNetwork(address)] })

  return {
    async check(attempt: Attempt): Promise<void> {
      await limits.check(networkOf(attempt), accountOf(attempt))
    },

    /** Gives until when the account waits, where this was one too many. */
    async countWrong(attempt: Attempt): Promise<{ waitsUntil: Date | null }> {
      const hit = await limits.hit(accountOf(attempt))
      await limits.hit(networkOf(attempt))
      return hit
    },

    async checkCodes(personId: number): Promise<void> {
      await limits.check(codesOf(personId))
    },

    async countWrongCode(personId: number): Promise<void> {
      await limits.hit(codesOf(personId))
    },

    async forgetWrongCodes(personId: number): Promise<void> {
      await limits.clear(codesOf(personId))
    },

    /** A right password forgets the wrong ones for this account, never those of the address: its owner may be the one who guesses. */
    async forgetWrong(attempt: Attempt): Promise<void> {
      await limits.clear(accountOf(attempt))
    },
  }
}
