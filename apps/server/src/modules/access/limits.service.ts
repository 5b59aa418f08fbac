import { limitedNetwork } from '../../platform/http/limits/limit-subject.ts'
import type { Counted, Limit, Limits } from '../../platform/http/limits/limits.ts'

const TEN_MINUTES_SECONDS = 10 * 60

const HOUR_SECONDS = 60 * 60

const LOGIN_ACCOUNT_LIMIT: Limit = { name: 'login-account', hits: 5, windowSeconds: TEN_MINUTES_SECONDS }
/** Per account only: an attacker with the password can guess the code from many addresses. */
const LOGIN_CODE_LIMIT: Limit = { name: 'login-code', hits: 10, windowSeconds: TEN_MINUTES_SECONDS }
const LOGIN_ADDRESS_LIMIT: Limit = { name: 'login-address', hits: 100, windowSeconds: TEN_MINUTES_SECONDS }
const OWN_PASSWORD_LIMIT: Limit = { name: 'own-password', hits: 5, windowSeconds: TEN_MINUTES_SECONDS }
const REGISTER_EMAIL_LIMIT: Limit = { name: 'register-email', hits: 5, windowSeconds: HOUR_SECONDS, wait: 'window' }
const REGISTER_ADDRESS_LIMIT: Limit = {
  name: 'register-address',
  hits: 60,
  windowSeconds: HOUR_SECONDS,
  wait: 'window',
}

/** Somebody who is not logged in. */
export interface AnonymousAttempt {
  readonly email: string
  readonly address: string
}

/** Somebody who is logged in and enters the password again. */
export interface PersonAttempt {
  readonly personId: number
  readonly address: string
}

const normalise = (email: string) => email.trim().toLowerCase()

export type LoginLimits = ReturnType<typeof createLoginLimits>

/**
 * Limits guessing per account and network, so that the owner can still log in from elsewhere, and per network alone. Unknown
 * accounts are counted like known ones.
 */
export function createLoginLimits(limits: Limits) {
  const ofAccount = ({ email, address }: AnonymousAttempt): Counted => ({
    limit: LOGIN_ACCOUNT_LIMIT,
    subject: [normalise(email), limitedNetwork(address)],
  })
  const ofCode = (personId: number): Counted => ({ limit: LOGIN_CODE_LIMIT, subject: [String(personId)] })
  const ofNetwork = ({ address }: AnonymousAttempt): Counted => ({
    limit: LOGIN_ADDRESS_LIMIT,
    subject: [limitedNetwork(address)],
  })

  return {
    async check(attempt: AnonymousAttempt): Promise<void> {
      await limits.check(ofNetwork(attempt), ofAccount(attempt))
    },

    /** Returns until when the account is blocked, if this attempt was one too many. */
    async countWrong(attempt: AnonymousAttempt): Promise<{ waitsUntil: Date | null }> {
      const hit = await limits.hit(ofAccount(attempt))
      await limits.hit(ofNetwork(attempt))
      return hit
    },

    /** A right password clears the account's counter only: the owner of an address may be the attacker. */
    async clearWrong(attempt: AnonymousAttempt): Promise<void> {
      await limits.clear(ofAccount(attempt))
    },

    async checkCode(personId: number): Promise<void> {
      await limits.check(ofCode(personId))
    },

    async countWrongCode(personId: number): Promise<void> {
      await limits.hit(ofCode(personId))
    },

    async clearWrongCodes(personId: number): Promise<void> {
      await limits.clear(ofCode(personId))
    },
  }
}

export type PasswordLimits = ReturnType<typeof createPasswordLimits>

/** Limits guessing the password with a stolen session. */
export function createPasswordLimits(limits: Limits) {
  const counted = ({ personId, address }: PersonAttempt): Counted => ({
    limit: OWN_PASSWORD_LIMIT,
    subject: [String(personId), limitedNetwork(address)],
  })
  return {
    check: (attempt: PersonAttempt) => limits.check(counted(attempt)),
    async countWrong(attempt: PersonAttempt): Promise<void> {
      await limits.hit(counted(attempt))
    },
    clearWrong: (attempt: PersonAttempt) => limits.clear(counted(attempt)),
  }
}

export type RegisterLimits = ReturnType<typeof createRegisterLimits>

/** Limits access requests per mail address and per network. Rejected calls are not counted. */
export function createRegisterLimits(limits: Limits) {
  const ofEmail = ({ email }: AnonymousAttempt): Counted => ({
    limit: REGISTER_EMAIL_LIMIT,
    subject: [normalise(email)],
  })
  const ofAddress = ({ address }: AnonymousAttempt): Counted => ({
    limit: REGISTER_ADDRESS_LIMIT,
    subject: [limitedNetwork(address)],
  })
  return {
    async check(attempt: AnonymousAttempt): Promise<void> {
      await limits.check(ofEmail(attempt), ofAddress(attempt))
    },
    async count(attempt: AnonymousAttempt): Promise<void> {
      await limits.hit(ofEmail(attempt))
      await limits.hit(ofAddress(attempt))
    },
  }
}
