import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { forgotPassword } from '@mixed-zone/contract/endpoints/access'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Captcha } from '../../../platform/captcha/captcha.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Limit, Limits } from '../../../platform/http/limits/limits.ts'
import type { Jobs, QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode, createToken, digestOf } from '../../../platform/random/tokens.ts'
import { remindOfMerge } from '../merged-accounts.ts'
import { findByEmail, lockPerson, type PersonAtLogin } from '../people.repository.ts'
import { insertReset, spendResetsOf } from './reset-links.repository.ts'

const ACCOUNT_LIMIT: Limit = { name: 'forgot-password', hits: 5, windowSeconds: 3_600, wait: 'window' }

const LINK_MINUTES = 60

/** The call itself does the same for every address. Looking the person up is a job, so that its time reveals nothing. */
export const RESET_LINK_QUEUE: QueueOptions = {
  name: 'mail-reset-link',
  concurrency: 1,
  pollSeconds: 2,
  timeoutSeconds: 60,
  retry: { limit: 5, delaySeconds: 10, maxDelaySeconds: 300 },
  onePerKey: 'unfinished',
}

interface ResetLinkJob {
  /** The encrypted mail address, since people without an account may have typed theirs. */
  readonly sealedEmail: string
}

const SEAL_CONTEXT = 'reset-link'

interface ForgotPasswordDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly captcha: Captcha
  readonly limits: Limits
  readonly mails: Mails
  readonly jobs: Pick<Jobs, 'queue'>
  /** Encrypts mail addresses in jobs: 32 bytes. */
  readonly key: Buffer
}

export type ForgotPasswordService = ReturnType<typeof createForgotPasswordService>

export function createForgotPasswordService({ db, clock, captcha, limits, mails, jobs, key }: ForgotPasswordDeps) {
  const queue = jobs.queue<ResetLinkJob>(RESET_LINK_QUEUE)
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

  /** Only the newest link is valid. */
  async function mailLink(email: string): Promise<void> {
    const person = await findByEmail(db, email)
    if (!person || person.state === 'suspended' || !(await isWithinLimit(person))) return
    if (person.state === 'merged') return db.transaction((tx) => remindOfMerge(tx, person, { mails }))
    const token = createToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
    await db.transaction(async (tx) => {
      await lockPerson(tx, person.id)
      await spendResetsOf(tx, person.id, now)
      const tokenHash = digestOf(token)
      await insertReset(tx, { personId: person.id, tokenHash, createdAt: now, expiresAt })
      await mails.enqueue(tx, {
        template: 'reset-link',
        cause: `reset-link:${tokenHash.toString('base64url')}`,
        to: person.email,
        toName: fullName(person),
        locale: person.communicationsLocale,
        personId: person.id,
        details: { firstName: person.firstName, token, minutes: LINK_MINUTES },
        notAfter: expiresAt,
      })
    })
  }

  queue.handle(async ({ sealedEmail }) => {
    const email = unseal(key, SEAL_CONTEXT, Buffer.from(sealedEmail, 'base64'))
    if (typeof email === 'string') await mailLink(email)
  })

  return {
    /** The same response for every address: only its owner learns whether it has an account. */
    async sendLink(body: BodyOf<typeof forgotPassword>): Promise<AnswerOf<typeof forgotPassword>> {
      await captcha.spend(body.captcha)
      const sealedEmail = seal(key, SEAL_CONTEXT, body.email).toString('base64')
      await queue.send(db, { data: { sealedEmail }, key: createCode() })
      return { status: 'sent' }
    },
  }
}
