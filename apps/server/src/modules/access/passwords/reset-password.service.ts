import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { resetPassword } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import { digestOf } from '../../../platform/random/tokens.ts'
import { confirmNewsletter } from '../confirm-newsletter.ts'
import { findById, lockPerson, type PersonAtLogin } from '../people.repository.ts'
import { hashPassword, type PasswordCheck } from './passwords.ts'
import { refusalOf } from './refused-passwords.ts'
import { replacePassword } from './replace-password.ts'
import { findReset, type ResetRow, spendReset } from './reset-links.repository.ts'

const LONGEST_TOKEN = 128

interface ResetPasswordDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
  readonly passwords: PasswordCheck
}

export type ResetPasswordService = ReturnType<typeof createResetPasswordService>

export function createResetPasswordService({ db, clock, mails, passwords }: ResetPasswordDependencies) {
  async function findLiving(token: string): Promise<ResetRow | null> {
    if (token.length > LONGEST_TOKEN) return null
    const reset = await findReset(db, digestOf(token))
    return reset && reset.expiresAt > clock.now() ? reset : null
  }

  async function findOwner(reset: ResetRow | null, email: string): Promise<PersonAtLogin | null> {
    const person = reset && (await findById(db, reset.personId))
    return person && person.email.toLowerCase() === email.toLowerCase() ? person : null
  }

  return {
    async isValid(token: string): Promise<boolean> {
      return (await findLiving(token)) !== null
    },

    async reset({ body, locale }: { body: BodyOf<typeof resetPassword>; locale: Locale }): Promise<void> {
      const reset = await findLiving(body.token)
      const person = await findOwner(reset, body.email)
      if (reset === null || person === null) throw new ApiError('link')
      const refusal = refusalOf(body.password, person)
      if (refusal) throw wrongFields(locale, { password: refusal })
      if (await passwords.isRight(body.password, person.passwordHash)) {
        throw wrongFields(locale, { password: 'same-password' })
      }
      const passwordHash = await hashPassword(body.password)
      await db.transaction(async (tx) => {
        const now = clock.now()
        const owner = await lockPerson(tx, person.id)
        if (owner?.state !== 'active' || !(await spendReset(tx, reset.id, now))) throw new ApiError('link')
        await replacePassword(tx, owner, { mails, passwordHash, now, action: 'password.reset' })
        // The link came by mail, like the provisional password that it stands for.
        await confirmNewsletter(tx, owner)
      })
    },
  }
}
