import type { login } from '@mixed-zone/contract/endpoints/access'
import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import type { LoginLimits } from './login-limits.ts'
import type { PasswordCheck } from './passwords.ts'
import { findByEmail, markSeen, type PersonAtLogin } from './people.repository.ts'
import { permissionsOf, type SessionsService } from './sessions.service.ts'
import { presentUser } from './user.presenter.ts'

interface LoginDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly fileKeys: FileKeys
  readonly limits: LoginLimits
  readonly passwords: PasswordCheck
  readonly sessions: SessionsService
}

interface LoginCall {
  readonly body: BodyOf<typeof login>
  readonly address: string
  readonly userAgent: string
}

export type LoginService = ReturnType<typeof createLoginService>

export function createLoginService({ db, clock, captcha, fileKeys, limits, passwords, sessions }: LoginDependencies) {
  /** Whoever may not log in is told the same, after the same work: that the account exists is nobody's business. */
  async function findLoggingIn(email: string, password: string): Promise<PersonAtLogin | null> {
    const person = await findByEmail(db, email)
    const isRight = await passwords.isRight(password, person?.passwordHash ?? null)
    if (person === null || !isRight || person.state !== 'active') return null
    const isExpired = person.provisionalUntil !== null && person.provisionalUntil <= clock.now()
    return isExpired ? null : person
  }

  return {
    async logIn({ body, address, userAgent }: LoginCall): Promise<AnswerOf<typeof login>> {
      const attempt = { email: body.email, address }
      await captcha.spend(body.captcha)
      const person = await findLoggingIn(body.email, body.password)
      if (person === null) {
        await limits.countWrong(attempt)
        throw new ApiError('credentials')
      }
      // Once more: others may have guessed while the password was hashed, and too many of them make even the right one wait.
      await limits.check(attempt)
      await limits.forgetWrong(attempt)
      const session = await db.transaction(async (tx) => {
        await markSeen(tx, person.id, clock.now())
        return sessions.open(tx, person, { address, userAgent })
      })
      return {
        token: session.token,
        key: fileKeys.keyOf(session.fileHandle),
        user: presentUser(person),
        permissions: permissionsOf(person),
        mustChangePassword: person.provisionalUntil !== null,
        expiresAt: session.endsAt.toISOString(),
      }
    },
  }
}
