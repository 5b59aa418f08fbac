import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { confirmOneTimeCode, startOneTimeCode, stopOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { IdentityService } from '../identity.service.ts'
import type { PasswordLimits } from '../passwords/password-limits.ts'
import type { OneTimeCodes } from './one-time-codes.service.ts'

interface OneTimeCodesCallsDependencies {
  readonly identity: IdentityService
  readonly limits: PasswordLimits
  readonly oneTimeCodes: OneTimeCodes
}

export type OneTimeCodesCalls = ReturnType<typeof createOneTimeCodesCalls>

/** What the account page does with one-time codes: each step proves once more who is at the keyboard. */
export function createOneTimeCodesCalls({ identity, limits, oneTimeCodes }: OneTimeCodesCallsDependencies) {
  return {
    async start(call: Call<typeof startOneTimeCode>): Promise<AnswerOf<typeof startOneTimeCode>> {
      const person = await identity.confirmPassword(call.actor, { ...call, password: call.body.password })
      return oneTimeCodes.start(call.actor, person.email)
    },

    async confirm(call: Call<typeof confirmOneTimeCode>): Promise<AnswerOf<typeof confirmOneTimeCode>> {
      const confirmed = await oneTimeCodes.confirm(call.actor, call.body.code)
      if (confirmed) return confirmed
      await limits.countWrong({ personId: call.actor.personId, address: call.address })
      throw wrongFields(call.locale, { code: 'format' })
    },

    async stop(call: Call<typeof stopOneTimeCode>): Promise<void> {
      await identity.confirmPassword(call.actor, { ...call, password: call.body.password })
      if (!(await oneTimeCodes.isSet(call.actor.personId))) throw new ApiError('conflict')
      await identity.confirmCode(call.actor, { code: call.body.code, address: call.address })
      await oneTimeCodes.stop(call.actor)
    },
  }
}
