import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { limitedNetwork } from '../../platform/http/limits/limit-subject.ts'
import type { Counted, Limit, Limits } from '../../platform/http/limits/limits.ts'
import type { CheckLimit } from '../../platform/http/route.ts'

const TEN_MINUTES_SECONDS = 10 * 60

const HOUR_SECONDS = 60 * 60

/** Of the limits that people share, who may then have to wait for what others did. */
const SHARED_WAIT_SECONDS = 30

const LOGIN_PAIR_LIMIT: Limit = { name: 'login-account', hits: 5, windowSeconds: TEN_MINUTES_SECONDS }
const LOGIN_NETWORK_LIMIT: Limit = {
  name: 'login-address',
  hits: 100,
  windowSeconds: TEN_MINUTES_SECONDS,
  maxWaitSeconds: SHARED_WAIT_SECONDS,
}
/** Guessing one account from many networks. */
const LOGIN_EVERYWHERE_LIMIT: Limit = {
  name: 'login-everywhere',
  hits: 50,
  windowSeconds: HOUR_SECONDS,
  maxWaitSeconds: SHARED_WAIT_SECONDS,
}
/** Per account only: an attacker with the password can guess the code from many addresses. */
const LOGIN_CODE_LIMIT: Limit = { name: 'login-code', hits: 10, windowSeconds: TEN_MINUTES_SECONDS }
const OWN_PASSWORD_LIMIT: Limit = { name: 'own-password', hits: 5, windowSeconds: TEN_MINUTES_SECONDS }
const OWN_CODE_LIMIT: Limit = { name: 'own-code', hits: 5, windowSeconds: TEN_MINUTES_SECONDS }
const REGISTER_EMAIL_LIMIT: Limit = { name: 'register-email', hits: 5, windowSeconds: HOUR_SECONDS, wait: 'window' }
const REGISTER_ADDRESS_LIMIT: Limit = {
  name: 'register-address',
  hits: 60,
  windowSeconds: HOUR_SECONDS,
  wait: 'window',
}

const MINUTE_SECONDS = 60

/**
 * Calls without an account that have no other limit, per network. A whole press box may open the login page at once, and mail
 * providers unsubscribe for many people.
 */
export const CAPTCHA_LIMIT: Limit = { name: 'captcha', hits: 600, windowSeconds: MINUTE_SECONDS, wait: 'window' }
export const UNSUBSCRIBE_LIMIT: Limit = {
  name: 'unsubscribe',
  hits: 300,
  windowSeconds: MINUTE_SECONDS,
  wait: 'window',
}
export const PREVIEW_LIMIT: Limit = { name: 'preview', hits: 60, windowSeconds: MINUTE_SECONDS, wait: 'window' }
export const CHECK_TOKEN_LIMIT: Limit = { name: 'check-token', hits: 60, windowSeconds: MINUTE_SECONDS, wait: 'window' }

export const SETUP_LIMIT: Limit = { name: 'setup', hits: 60, windowSeconds: MINUTE_SECONDS, wait: 'window' }

/** Counts every call of a network. */
export function createCallLimitCheck(limits: Limits, limit: Limit): CheckLimit {
  return async ({ address }) => {
    await limits.hit({ limit, subject: [limitedNetwork(address)] })
  }
}

/** Somebody who is not logged in. */
export interface AnonymousAttempt {
  readonly email: string
  readonly address: string
}

const normalise = (email: string) => email.trim().toLowerCase()

export type LoginLimits = ReturnType<typeof createLoginLimits>

/**
 * Limits guessing first per account and network, so that the owner can still log in from elsewhere, then per network and per
 * account alone. Unknown accounts are counted like known ones. Wrong passwords are counted after they were checked, since many
 * people may log in at once with the right one; `check` afterwards makes concurrent guesses as limited as sequential ones.
 */
export function createLoginLimits(limits: Limits) {
  const ofPair = ({ email, address }: AnonymousAttempt): Counted => ({
    limit: LOGIN_PAIR_LIMIT,
    subject: [normalise(email), limitedNetwork(address)],
  })
  const ofNetwork = ({ address }: AnonymousAttempt): Counted => ({
    limit: LOGIN_NETWORK_LIMIT,
    subject: [limitedNetwork(address)],
  })
  const ofAccount = ({ email }: AnonymousAttempt): Counted => ({
    limit: LOGIN_EVERYWHERE_LIMIT,
    subject: [normalise(email)],
  })
  const ofCode = (personId: number): Counted => ({ limit: LOGIN_CODE_LIMIT, subject: [String(personId)] })

  return {
    check: (attempt: AnonymousAttempt) => limits.check(ofPair(attempt)),

    /** The limits that others may have reached. They do not apply to a right password from a network that the person has used. */
    checkShared: (attempt: AnonymousAttempt) => limits.check(ofNetwork(attempt), ofAccount(attempt)),

    /** Returns until when the account is blocked for this network, if this attempt was one too many. */
    countWrong: (attempt: AnonymousAttempt) => limits.hit(ofPair(attempt)),

    /** Call it after `countWrong`, for the same attempt. */
    async countWrongShared(attempt: AnonymousAttempt): Promise<void> {
      await limits.hit(ofNetwork(attempt))
      await limits.hit(ofAccount(attempt))
    },

    /** A right password clears only what it alone has counted: the owner of a network's other accounts may be the attacker. */
    clearWrong: (attempt: AnonymousAttempt) => limits.clear(ofPair(attempt)),

    /** After the password was replaced, which must not have to wait for wrong ones before it, from whatever network. */
    clearAccount: (tx: Db, email: string) =>
      limits.clearAll(
        tx,
        [LOGIN_PAIR_LIMIT, LOGIN_EVERYWHERE_LIMIT].map((limit) => ({ limit, subject: [normalise(email)] })),
      ),

    countCode: (personId: number) => limits.hit(ofCode(personId)),

    clearCodes: (personId: number) => limits.clear(ofCode(personId)),
  }
}

export type PasswordLimits = ReturnType<typeof createPasswordLimits>

/** Limits guessing the password or the code with a stolen session. Attempts count before they are checked; right ones clear. */
export function createPasswordLimits(limits: Limits) {
  const ofPassword = ({ personId }: Pick<Actor, 'personId'>): Counted => ({
    limit: OWN_PASSWORD_LIMIT,
    subject: [String(personId)],
  })
  const ofCode = ({ personId }: Pick<Actor, 'personId'>): Counted => ({
    limit: OWN_CODE_LIMIT,
    subject: [String(personId)],
  })
  return {
    check: (actor: Actor) => limits.check(ofPassword(actor), ofCode(actor)),
    count: (actor: Actor) => limits.hit(ofPassword(actor)),
    clear: (actor: Actor) => limits.clear(ofPassword(actor)),
    countCode: (actor: Actor) => limits.hit(ofCode(actor)),
    clearCodes: (actor: Actor) => limits.clear(ofCode(actor)),
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
