import { limitedNetwork } from '../../../platform/http/limits/limit-subject.ts'
import type { Counted, Limit, Limits } from '../../../platform/http/limits/limits.ts'

const HOUR_SECONDS = 3_600

const OF_EMAIL: Limit = { name: 'register-email', hits: 5, windowSeconds: HOUR_SECONDS, wait: 'window' }
const OF_ADDRESS: Limit = { name: 'register-address', hits: 60, windowSeconds: HOUR_SECONDS, wait: 'window' }

interface Sender {
  readonly email: string
  readonly address: string
}

export type RegisterLimits = ReturnType<typeof createRegisterLimits>

/** How many requests for access are taken from one mail address and from one network in an hour. Refused ones count nowhere. */
export function createRegisterLimits(limits: Limits) {
  const ofEmail = ({ email }: Sender): Counted => ({ limit: OF_EMAIL, subject: [email.trim().toLowerCase()] })
  const ofAddress = ({ address }: Sender): Counted => ({ limit: OF_ADDRESS, subject: [limitedNetwork(address)] })
  return {
    async check(sender: Sender): Promise<void> {
      await limits.check(ofEmail(sender), ofAddress(sender))
    },
    async count(sender: Sender): Promise<void> {
      await limits.hit(ofEmail(sender))
      await limits.hit(ofAddress(sender))
    },
  }
}
