import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { confirmOneTimeCode, startOneTimeCode, stopOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { IdentityService } from '../identity.service.ts'
import type { PasswordLimits } from '../limits.service.ts'
import type { OneTimeCodes } from './one-time-codes.service.ts'

interface OwnOneTimeCodeDeps {
  readonly identity: IdentityService
  readonly limits: PasswordLimits
  readonly oneTimeCodes: OneTimeCodes
}

interface Request<Body> {
  readonly body: Body
  readonly locale: Locale
}

export type OwnOneTimeCodeService = ReturnType<typeof createOwnOneTimeCodeService>

/** Setting up one-time codes on the account page. Each step verifies the person again. */
export function createOwnOneTimeCodeService({ identity, limits, oneTimeCodes }: OwnOneTimeCodeDeps) {
  return {
    async start(
      actor: Actor,
      { body, locale }: Request<BodyOf<typeof startOneTimeCode>>,
    ): Promise<AnswerOf<typeof startOneTimeCode>> {
      const person = await identity.confirmPassword(actor, { password: body.password, locale })
      return oneTimeCodes.start(actor, person.email)
    },

    async confirm(
      actor: Actor,
      { body, locale }: Request<BodyOf<typeof confirmOneTimeCode>>,
    ): Promise<AnswerOf<typeof confirmOneTimeCode>> {
      await limits.countCode(actor)
      const confirmed = await oneTimeCodes.confirm(actor, body.code)
      if (confirmed === null) throw wrongFields(locale, { code: 'wrong-code' })
      await limits.clearCodes(actor)
      return confirmed
    },

    async stop(actor: Actor, { body, locale }: Request<BodyOf<typeof stopOneTimeCode>>): Promise<void> {
      await identity.confirmPassword(actor, { password: body.password, locale })
      if (!(await oneTimeCodes.isSet(actor.personId))) throw new ApiError('conflict')
      await identity.confirmCode(actor, body.code)
      await oneTimeCodes.stop(actor)
    },
  }
}
