import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { changePassword } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Mails } from '../../../mails/mail-types.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PasswordLimits } from '../limits.service.ts'
import { findById, lockPerson } from '../people.repository.ts'
import { hashPassword, type PasswordCheck } from './password-hash.ts'
import { findPasswordProblem } from './password-policy.ts'
import { replacePassword } from './replace-password.service.ts'

interface ChangePasswordDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly passwords: PasswordCheck
  readonly getLeagueName: () => string
  readonly limits: PasswordLimits
}

interface ChangePasswordRequest {
  readonly body: BodyOf<typeof changePassword>
  readonly locale: Locale
}

export type ChangePasswordService = ReturnType<typeof createChangePasswordService>

export function createChangePasswordService({
  db,
  clock,
  mails,
  passwords,
  limits,
  getLeagueName,
}: ChangePasswordDeps) {
  return {
    async change(actor: Actor, { body, locale }: ChangePasswordRequest): Promise<void> {
      const person = await findById(db, actor.personId)
      if (!person) throw new ApiError('token')
      await limits.count(actor)
      const isRight = await passwords.isRight(body.password, person.passwordHash, person.id)
      if (isRight) await limits.clear(actor)
      const isSame = body.password.normalize('NFC') === body.newPassword.normalize('NFC')
      const problem = isSame
        ? 'same-password'
        : findPasswordProblem(body.newPassword, { ...person, leagueName: getLeagueName() })
      if (!isRight || problem) {
        throw wrongFields(locale, {
          password: isRight ? undefined : 'wrong-password',
          newPassword: problem ?? undefined,
        })
      }
      const passwordHash = await hashPassword(body.newPassword, person.id)
      await db.transaction(async (tx) => {
        const owner = await lockPerson(tx, person.id)
        // Another session has changed the password meanwhile.
        if (owner?.passwordHash !== person.passwordHash) throw new ApiError('conflict')
        const now = clock.now()
        await replacePassword(tx, owner, {
          mails,
          passwordHash,
          now,
          action: 'password.changed',
          keptSessionId: actor.sessionId,
        })
      })
    },
  }
}
