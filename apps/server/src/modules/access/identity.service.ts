import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { confirmIdentity } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { ApiError } from '../../platform/errors/api-error.ts'
import { wrongFields } from '../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PasswordLimits } from './limits.service.ts'
import type { CodeVerdict, OneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import type { PasswordCheck } from './passwords/password-hash.ts'
import { findById, type PersonAtLogin } from './people.repository.ts'
import { markConfirmed } from './sessions.repository.ts'

/** How long a confirmation allows critical changes. */
const CONFIRMED_MS = 10 * MINUTE_MS

interface IdentityDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly passwords: PasswordCheck
  readonly limits: PasswordLimits
  readonly oneTimeCodes: OneTimeCodes
}

interface PasswordProof {
  readonly password: string
  readonly locale: Locale
}

interface ConfirmRequest {
  readonly body: BodyOf<typeof confirmIdentity>
  readonly locale: Locale
}

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService({ db, clock, passwords, limits, oneTimeCodes }: IdentityDeps) {
  /** Critical changes require the password: an unattended session must not be enough. */
  async function confirmPassword(actor: Actor, { password, locale }: PasswordProof): Promise<PersonAtLogin> {
    const person = await findById(db, actor.personId)
    if (!person) throw new ApiError('token')
    await limits.count(actor)
    const isRight = await passwords.isRight(password, person.passwordHash, person.id)
    if (!isRight) throw wrongFields(locale, { password: 'wrong-password' })
    await limits.clear(actor)
    return person
  }

  async function spendCode(actor: Actor, code: string | undefined): Promise<CodeVerdict> {
    if (code) await limits.countCode(actor)
    const verdict = await oneTimeCodes.spend(actor.personId, code)
    if (verdict === 'right') await limits.clearCodes(actor)
    return verdict
  }

  return {
    confirmPassword,

    /** Also the one-time code, if the account has one. Call it after `confirmPassword`. */
    async confirmCode(actor: Actor, code: string | undefined): Promise<void> {
      const verdict = await spendCode(actor, code)
      if (verdict === 'wrong' || verdict === 'missing') throw new ApiError('code')
    },

    /** Allows endpoints with `confirmed` in this session for some minutes. */
    async confirmSession(
      actor: Actor,
      { body: { password, code }, locale }: ConfirmRequest,
    ): Promise<AnswerOf<typeof confirmIdentity>> {
      if (password !== undefined) await confirmPassword(actor, { password, locale })
      else if ((await spendCode(actor, code)) !== 'right') throw wrongFields(locale, { code: 'wrong-code' })
      const confirmedUntil = new Date(clock.now().getTime() + CONFIRMED_MS)
      await markConfirmed(db, actor.sessionId, confirmedUntil)
      return { confirmedUntil: confirmedUntil.toISOString() }
    },
  }
}
