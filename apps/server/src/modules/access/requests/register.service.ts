import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { getRequestStatus, register } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Registration } from '@mixed-zone/contract/schemas/registration'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Captcha } from '../../../platform/captcha/captcha.ts'
import type { Db } from '../../../platform/database/database.ts'
import { checkPersonalFields } from '../../../platform/geo/telephones.ts'
import { limitedNetwork } from '../../../platform/http/limits/limit-subject.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import { withMinDuration } from '../../../platform/concurrency/min-duration.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { RegisterLimits } from '../limits.service.ts'
import { remindOfMerge } from '../merged-accounts.ts'
import { createProvisionalPassword, type ProvisionalPassword } from '../passwords/provisional-password.service.ts'
import { findByEmail } from '../people.repository.ts'
import { authoriseRequest } from './authorise-request.service.ts'
import { findByCode, insertWaiting, type RequestRow } from './requests.repository.ts'
import { isTrustedDomain, mailDomainOf } from './trusted-domains.ts'

interface RegisterDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly captcha: Captcha
  readonly mails: Mails
  readonly limits: RegisterLimits
}

interface RegisterRequest {
  readonly body: Registration
  readonly address: string
  readonly locale: Locale
}

interface RequestContext {
  readonly telephoneNumber: string
  readonly address: string
}

/** Longer than the work for any address takes, so that timing does not reveal known addresses. */
const MIN_RESPONSE_MS = 100

export type RegisterService = ReturnType<typeof createRegisterService>

export function createRegisterService({ db, clock, captcha, mails, limits }: RegisterDeps) {
  async function saveRequest(registration: Registration, { telephoneNumber, address }: RequestContext): Promise<void> {
    // For known addresses of a trusted domain as well: hashing takes longer than anything else.
    const provisional = (await isTrustedDomain(db, mailDomainOf(registration.email)))
      ? await createProvisionalPassword(clock.now(), limitedNetwork(address))
      : null
    await db.transaction(async (tx) => {
      const person = await findByEmail(tx, registration.email)
      if (person?.state === 'merged') return remindOfMerge(tx, person, { mails })
      if (person) {
        await mails.enqueue(tx, {
          template: 'already-have-account',
          cause: `already-have-account:${person.id}:${createCode()}`,
          to: person.email,
          toName: fullName(person),
          locale: person.communicationsLocale,
          personId: person.id,
          details: { firstName: person.firstName },
        })
        return
      }
      const request = await insertWaiting(tx, rowOf(registration, { telephoneNumber, now: clock.now() }))
      if (request) await authoriseOrNotify(tx, request, provisional)
    })
  }

  async function authoriseOrNotify(
    tx: Db,
    request: RequestRow,
    provisional: ProvisionalPassword | null,
  ): Promise<void> {
    if (provisional) {
      const now = clock.now()
      await authoriseRequest(tx, request, { mails, provisional, operator: 'trusted-domain', now, delaySeconds: 0 })
      return
    }
    await mails.enqueue(tx, {
      template: 'request-received',
      cause: `request-received:${request.id}`,
      to: request.email,
      toName: fullName(request),
      locale: request.communicationsLocale,
      details: { firstName: request.firstName, code: request.code },
    })
    await mails.notifyDesk(tx)
  }

  return {
    /** The same response whether or not the address is known: its owner is told by mail. */
    async register({ body, address, locale }: RegisterRequest): Promise<AnswerOf<typeof register>> {
      const { telephoneNumber } = checkPersonalFields(body, locale)
      await captcha.spend(body.captcha)
      await limits.count({ email: body.email, address })
      await withMinDuration(MIN_RESPONSE_MS, () => saveRequest(body, { telephoneNumber, address }))
      return { status: 'requested' }
    },

    async getStatus(code: string): Promise<AnswerOf<typeof getRequestStatus>> {
      const request = await findByCode(db, code)
      if (!request) throw new ApiError('not-found')
      return {
        state: request.state,
        requestedAt: request.createdAt.toISOString(),
        decidedAt: request.decidedAt?.toISOString() ?? null,
        reason: request.reason,
      }
    },
  }
}

function rowOf(registration: Registration, { telephoneNumber, now }: { telephoneNumber: string; now: Date }) {
  return {
    code: createCode(),
    email: registration.email,
    firstName: registration.name,
    surnames: registration.surnames,
    telephonePrefix: registration.telephone.prefix,
    telephoneNumber,
    region: registration.region,
    country: registration.country,
    companyName: registration.companyName,
    mediaType: registration.mediaType,
    workType: registration.workType,
    communicationsLocale: registration.comunicationsLocale,
    newsletter: registration.newsletter,
    legalAcceptedAt: now,
    createdAt: now,
  }
}
