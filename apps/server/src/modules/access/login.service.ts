import type { login } from '@mixed-zone/contract/endpoints/access'
import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { Mails } from '../../mails/mail-types.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { areEmbargoTermsDue } from './embargo-terms.ts'
import type { LoginLimits } from './login-limits.ts'
import type { OneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import type { PasswordCheck } from './passwords/passwords.ts'
import { findByEmail, type PersonAtLogin, updatePerson } from './people.repository.ts'
import { permissionsOf, type SessionsService } from './sessions.service.ts'
import { presentUser } from './user.presenter.ts'

interface LoginDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly fileKeys: FileKeys
  readonly limits: LoginLimits
  readonly mails: Mails
  readonly oneTimeCodes: OneTimeCodes
  readonly passwords: PasswordCheck
  readonly sessions: SessionsService
}

interface LoginCall {
  readonly body: BodyOf<typeof login>
  readonly address: string
  readonly userAgent: string
}

interface Attempt {
  readonly email: string
  readonly address: string
}

const HOUR_MS = 3_600_000

export type LoginService = ReturnType<typeof createLoginService>

export function createLoginService(dependencies: LoginDependencies) {
  const { db, clock, captcha, fileKeys, limits, mails, oneTimeCodes, passwords, sessions } = dependencies

  /** Whoever may not log in is told the same, after the same work: that the account exists is nobody's business. */
  async function mayLogIn(person: PersonAtLogin | null, password: string): Promise<boolean> {
    const isRight = await passwords.isRight(password, person?.passwordHash ?? null)
    if (person === null || !isRight || person.state !== 'active') return false
    return person.provisionalUntil === null || person.provisionalUntil > clock.now()
  }

  async function countWrong(attempt: Attempt, person: PersonAtLogin | null): Promise<void> {
    const { waitsUntil } = await limits.countWrong(attempt)
    if (waitsUntil === null || person?.state !== 'active') return
    await mails.enqueue(db, {
      template: 'too-many-wrong-passwords',
      // However many guess, and from wherever: the owner is told once in an hour.
      cause: `too-many-wrong-passwords:${person.id}:${Math.floor(clock.now().getTime() / HOUR_MS)}`,
      to: person.email,
      toName: `${person.firstName} ${person.surnames}`,
      locale: person.communicationsLocale,
      personId: person.id,
      details: { firstName: person.firstName, until: waitsUntil.toISOString() },
    })
  }

  async function checkCode(attempt: Attempt, person: PersonAtLogin, code: string | undefined): Promise<void> {
    await limits.checkCodes(person.id)
    const verdict = await oneTimeCodes.spend(person.id, code)
    if (verdict === 'none') return
    if (verdict === 'wrong') {
      await limits.countWrongCode(person.id)
      await countWrong(attempt, person)
    }
    if (verdict !== 'right') throw new ApiError('code')
    await limits.forgetWrongCodes(person.id)
  }

  return {
    async logIn({ body, address, userAgent }: LoginCall): Promise<AnswerOf<typeof login>> {
      const attempt = { email: body.email, address }
      await captcha.spend(body.captcha)
      const found = await findByEmail(db, body.email)
      const isAllowed = await mayLogIn(found, body.password)
      if (found === null || !isAllowed) {
        await countWrong(attempt, found)
        throw new ApiError('credentials')
      }
      // Once more: others may have guessed while the password was hashed, and too many of them make even the right one wait.
      await limits.check(attempt)
      await checkCode(attempt, found, body.code)
      await limits.forgetWrong(attempt)
      const { person, session } = await db.transaction(async (tx) => {
        await updatePerson(tx, found.id, { lastSeenAt: clock.now() })
        const confirmed = found.provisionalUntil === null ? found : await confirmNewsletter(tx, found)
        return { person: confirmed, session: await sessions.open(tx, confirmed, { address, userAgent }) }
      })
      const permissions = permissionsOf(person)
      return {
        token: session.token,
        key: fileKeys.keyOf(session.fileHandle),
        user: presentUser(person),
        permissions,
        mustChangePassword: person.provisionalUntil !== null,
        mustAcceptEmbargoTerms: areEmbargoTermsDue({ ...person, permissions }),
        expiresAt: session.endsAt.toISOString(),
      }
    },
  }
}
