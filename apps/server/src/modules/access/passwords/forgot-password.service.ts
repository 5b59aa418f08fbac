import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { forgotPassword } from '@mixed-zone/contract/endpoints/access'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Captcha } from '../../../platform/captcha/captcha.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Limit, Limits } from '../../../platform/http/limits/limits.ts'
import { createToken, digestOf } from '../../../platform/random/tokens.ts'
import { withMinDuration } from '../../../platform/concurrency/min-duration.ts'
import { findByEmail, type PersonAtLogin } from '../people.repository.ts'
import { insertReset } from './reset-links.repository.ts'

const ACCOUNT_LIMIT: Limit = { name: 'forgot-password', hits: 5, windowSeconds: 3_600, wait: 'window' }

const LINK_MINUTES = 60

/** Longer than the work for any address takes, so that timing does not reveal unknown addresses. */
const MIN_RESPONSE_MS = 100

interface ForgotPasswordDeps {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly limits: Limits
  readonly mails: Mails
}

export type ForgotPasswordService = ReturnType<typeof createForgotPasswordService>

export function createForgotPasswordService({ db, clock, captcha, limits, mails }: ForgotPasswordDeps) {
  /** Limits the mails per account and hour, so that nobody can flood somebody else's mailbox. */
  async function isWithinLimit(person: PersonAtLogin): Promise<boolean> {
    try {
      await limits.hit({ limit: ACCOUNT_LIMIT, subject: [String(person.id)] })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.type === 'rate-limit') return false
      throw error
    }
  }

  async function mailLink(email: string): Promise<void> {
    const person = await findByEmail(db, email)
    if (person?.state !== 'active' || !(await isWithinLimit(person))) return
    const token = createToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
    await db.transaction(async (tx) => {
      const tokenHash = digestOf(token)
      await insertReset(tx, { personId: person.id, tokenHash, createdAt: now, expiresAt })
      await mails.enqueue(tx, {
        template: 'reset-link',
        cause: `reset-link:${tokenHash.toString('base64url')}`,
        to: person.email,
        toName: `${person.firstName} ${person.surnames}`,
        locale: person.communicationsLocale,
        personId: person.id,
        details: { firstName: person.firstName, token, minutes: LINK_MINUTES },
        notAfter: expiresAt,
      })
    })
  }

  return {
    /** The same response for every address: only its owner learns whether it has an account. */
    async sendLink(body: BodyOf<typeof forgotPassword>): Promise<AnswerOf<typeof forgotPassword>> {
      await captcha.spend(body.captcha)
      await withMinDuration(MIN_RESPONSE_MS, () => mailLink(body.email))
      return { status: 'sent' }
    },
  }
}
