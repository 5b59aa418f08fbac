import { limitedNetwork } from '../../../platform/http/limits/limit-subject.ts'
import type { Counted, Limit, Limits } from '../../../platform/http/limits/limits.ts'

const OF_PERSON: Limit = { name: 'own-password', hits: 5, windowSeconds: 600 }

interface Attempt {
  readonly personId: number
  readonly address: string
}

export type PasswordLimits = ReturnType<typeof createPasswordLimits>

/** Whoever has somebody's session, but not the password, is slowed down like at the door. */
export function createPasswordLimits(limits: Limits) {
  const counted = ({ personId, address }: Attempt): Counted => ({
    limit: OF_PERSON,
    subject: [String(personId), limitedNetwork(address)],
  })
  return {
    check: (attempt: Attempt) => limits.check(counted(attempt)),
    async countWrong(attempt: Attempt): Promise<void> {
      await limits.hit(counted(attempt))
    },
    forgetWrong: (attempt: Attempt) => limits.clear(counted(attempt)),
  }
}
