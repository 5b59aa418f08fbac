import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { resetPassword } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Mails } from '../../../mails/mail-types.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Platform } from '../../../platform/platform.ts'
import { digestOf, MAX_TOKEN_CHARACTERS } from '../../../platform/random/tokens.ts'
import type { LoginLimits } from '../limits.service.ts'
import { confirmNewsletter, findById, lockPerson, type PersonAtLogin, updatePerson } from '../people.repository.ts'
import { hashPassword, type PasswordCheck } from './password-hash.ts'
import { findPasswordProblem } from './password-policy.ts'
import { replacePassword } from './replace-password.service.ts'
import { findReset, type ResetRow, spendReset } from './reset-links.repository.ts'

interface ResetPasswordDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly passwords: PasswordCheck
  readonly getLeagueName: () => string
  readonly limits: LoginLimits
}

interface ResetCall {
  readonly body: BodyOf<typeof resetPassword>
  readonly locale: Locale
}

export type ResetPasswordService = ReturnType<typeof createResetPasswordService>

export function createResetPasswordService({ db, clock, mails, passwords, limits, getLeagueName }: ResetPasswordDeps) {
  async function findValidReset(token: string): Promise<ResetRow | null> {
    if (token.length > MAX_TOKEN_CHARACTERS) return null
    const reset = await findReset(db, digestOf(token))
    return reset && reset.expiresAt > clock.now() ? reset : null
  }

  /** Asks for the email too, as the form does: a link that was forwarded or found alone is not enough. */
  async function findOwner(reset: ResetRow, email: string): Promise<PersonAtLogin | null> {
    const person = await findById(db, reset.personId)
    return person && person.email.toLowerCase() === email.toLowerCase() ? person : null
  }

  return {
    async isValid(token: string): Promise<boolean> {
      return (await findValidReset(token)) !== null
    },

    async reset({ body, locale }: ResetCall): Promise<void> {
      const reset = await findValidReset(body.token)
      const person = reset && (await findOwner(reset, body.email))
      if (reset === null || person === null) throw new ApiError('link')
      const problem = findPasswordProblem(body.password, { ...person, leagueName: getLeagueName() })
      if (problem) throw wrongFields(locale, { password: problem })
      if (await passwords.isRight(body.password, person.passwordHash, person.id)) {
        throw wrongFields(locale, { password: 'same-password' })
      }
      const passwordHash = await hashPassword(body.password, person.id)
      await db.transaction(async (tx) => {
        const now = clock.now()
        const owner = await lockPerson(tx, person.id)
        if (owner?.state !== 'active' || !(await spendReset(tx, reset.id, now))) throw new ApiError('link')
        await updatePerson(tx, owner.id, { lockedUntil: null })
        await replacePassword(tx, owner, { mails, passwordHash, now, action: 'password.reset' })
        // Who has the link has the mailbox, which is all that a newsletter waits for.
        await confirmNewsletter(tx, owner)
        await limits.clearAccount(tx, owner.email)
      })
    },
  }
}
