import type { Locale } from '@mixed-zone/contract/locales'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { wrongFields } from '../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { OneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import type { PasswordLimits } from './passwords/password-limits.ts'
import type { PasswordCheck } from './passwords/passwords.ts'
import { findById, type PersonAtLogin } from './people.repository.ts'

interface IdentityDependencies {
  readonly db: Db
  readonly passwords: PasswordCheck
  readonly limits: PasswordLimits
  readonly oneTimeCodes: OneTimeCodes
}

/** What a person who is logged in gives once more before something grave. */
export interface Proof {
  readonly password: string
  readonly address: string
  readonly locale: Locale
}

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService({ db, passwords, limits, oneTimeCodes }: IdentityDependencies) {
  return {
    /** That the one at the keyboard knows the password: a session left open must not be enough. */
    async confirmPassword(actor: Actor, { password, address, locale }: Proof): Promise<PersonAtLogin> {
      const person = await findById(db, actor.personId)
      if (!person) throw new ApiError('token')
      const attempt = { personId: person.id, address }
      if (await passwords.isRight(password, person.passwordHash)) {
        await limits.check(attempt)
        return person
      }
      await limits.countWrong(attempt)
      throw wrongFields(locale, { password: 'wrong-password' })
    },

    /** That they have the one-time code as well, where the account asks for one. After the password. */
    async confirmCode(actor: Actor, { code, address }: { code: string | undefined; address: string }): Promise<void> {
      const verdict = await oneTimeCodes.spend(actor.personId, code)
      if (verdict === 'wrong') await limits.countWrong({ personId: actor.personId, address })
      if (verdict === 'wrong' || verdict === 'missing') throw new ApiError('code')
    },
  }
}
