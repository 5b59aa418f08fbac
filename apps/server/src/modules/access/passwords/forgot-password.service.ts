import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { forgotPassword } from '@mixed-zone/contract/endpoints/access'
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

const OF_ACCOUNT: Limit = { name: 'forgot-password', hits: 5, windowSeconds: 3_600, wait: 'window' }

const LINK_MINUTES = 60

/** Longer than the work for any address takes: an unknown one has none. */
const ANSWERED_AFTER_MS = 100

interface ForgotPasswordDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly limits: Limits
  readonly mails: Mails
}

export type ForgotPasswordService = ReturnType<typeof createForgotPasswordService>

export function createForgotPasswordService({ db, clock, captcha, limits, mails }: ForgotPasswordDependencies) {
  /** Whether the account has a mail left in this hour. The owner of a mailbox is not to be flooded by somebody else. */
  async function mayBeMailed(person: PersonAtLogin): Promise<boolean> {
    try {
      await limits.hit({ limit: OF_ACCOUNT, subject: [String(person.id)] })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.type === 'rate-limit') return false
      throw error
    }
  }

  async function sendLink(email: string): Promise<void> {
    const person = await findByEmail(db, email)
    if (person?.state !== 'active' || !(await mayBeMailed(person))) return
    const token = createToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
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
    /** One answer for every address: only its owner learns whether it has an account. */
    async ask({ body }: { body: BodyOf<typeof forgotPassword> }): Promise<AnswerOf<typeof forgotPassword>> {
      await captcha.spend(body.captcha)
      await withMinDuration(ANSWERED_AFTER_MS, () => sendLink(body.email))
      return { status: 'sent' }
    },
  }
}
