import type { Locale } from '@mixed-zone/contract/locales'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { wrongFields } from '../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { PasswordLimits } from './limits.service.ts'
import type { OneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import type { PasswordCheck } from './passwords/password-hash.ts'
import { findById, type PersonAtLogin } from './people.repository.ts'

interface IdentityDeps {
  readonly db: Db
  readonly passwords: PasswordCheck
  readonly limits: PasswordLimits
  readonly oneTimeCodes: OneTimeCodes
}

interface PasswordProof {
  readonly password: string
  readonly locale: Locale
}

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService({ db, passwords, limits, oneTimeCodes }: IdentityDeps) {
  return {
    /** Critical changes require the password: an unattended session must not be enough. */
    async confirmPassword(actor: Actor, { password, locale }: PasswordProof): Promise<PersonAtLogin> {
      const person = await findById(db, actor.personId)
      if (!person) throw new ApiError('token')
      await limits.count(actor)
      const isRight = await passwords.isRight(password, person.passwordHash, person.id)
      if (!isRight) throw wrongFields(locale, { password: 'wrong-password' })
      await limits.clear(actor)
      return person
    },

    /** Also the one-time code, if the account has one. Call it after `confirmPassword`. */
    async confirmCode(actor: Actor, code: string | undefined): Promise<void> {
      if (code) await limits.countCode(actor)
      const verdict = await oneTimeCodes.spend(actor.personId, code)
      if (verdict === 'wrong' || verdict === 'missing') throw new ApiError('code')
      if (verdict === 'right') await limits.clearCodes(actor)
    },
  }
}
