import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { createFirstAdmin } from '@mixed-zone/contract/endpoints/access-setup'
import type { Locale } from '@mixed-zone/contract/locales'
import { HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode, createToken, digestOf, MAX_TOKEN_CHARACTERS } from '../../../platform/random/tokens.ts'
import { recordAudit } from '../../audit/audit.ts'
import { presentLogin } from '../login.presenter.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { findPasswordProblem } from '../passwords/password-policy.ts'
import { insertNewPerson, lockPerson } from '../people.repository.ts'
import type { SessionsService } from '../sessions.service.ts'
import {
  closeSetup,
  deleteSetupLinks,
  hasOwnAdmin,
  insertSetupLink,
  isLinkValid,
  isSetupClosed,
} from './setup-links.repository.ts'

const LINK_LIFETIME_MS = 24 * HOUR_MS

/** Nodes that start together print a link each, and all of them work. Those of an earlier start do not. */
const SAME_START_MS = 10 * MINUTE_MS

/** The token of a new setup link; null, for ever, once the installation has an admin of its own. */
export async function createSetupLink(db: Db, clock: Clock): Promise<string | null> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    if ((await isSetupClosed(tx)) || (await hasOwnAdmin(tx))) {
      await closeSetup(tx, now)
      // One may have been created while the first admin was.
      await deleteSetupLinks(tx)
      return null
    }
    await deleteSetupLinks(tx, new Date(now.getTime() - SAME_START_MS))
    const token = createToken()
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
    await insertSetupLink(tx, { tokenHash: digestOf(token), createdAt: now, expiresAt })
    return token
  })
}

interface SetupDeps extends Pick<Platform, 'db' | 'clock' | 'fileKeys'> {
  readonly sessions: SessionsService
  readonly closedAccounts: readonly string[]
  readonly getLeagueName: () => string
}

interface FirstAdminRequest {
  readonly body: BodyOf<typeof createFirstAdmin>
  readonly locale: Locale
  readonly address: string
  readonly userAgent: string
}

export type SetupService = ReturnType<typeof createSetupService>

/** The first run of an installation without an admin. */
export function createSetupService({ db, clock, fileKeys, sessions, closedAccounts, getLeagueName }: SetupDeps) {
  async function isLinkOpen(tx: Db, token: string): Promise<boolean> {
    if (token.length > MAX_TOKEN_CHARACTERS) return false
    return (await isLinkValid(tx, digestOf(token), clock.now())) && !(await isSetupClosed(tx))
  }

  return {
    async isValid(token: string): Promise<boolean> {
      return (await isLinkOpen(db, token)) && !(await hasOwnAdmin(db))
    },

    async createFirstAdmin(request: FirstAdminRequest): Promise<AnswerOf<typeof createFirstAdmin>> {
      const { body, locale, address, userAgent } = request
      const { email, name: firstName, surnames, password, comunicationsLocale } = body
      if (!(await isLinkOpen(db, body.token))) throw new ApiError('link')
      const owner = { email, firstName, surnames, leagueName: getLeagueName() }
      const problem = findPasswordProblem(password, owner)
      if (problem) throw wrongFields(locale, { password: problem })
      // Nobody could log in with the address of a demo account.
      if (closedAccounts.includes(email.toLowerCase())) throw wrongFields(locale, { email: 'format' })
      const passwordHash = await hashPassword(password, email)
      return db.transaction(async (tx) => {
        const now = clock.now()
        const isUsable = await isLinkOpen(tx, body.token)
        // The second of two calls waits in `closeSetup` for the first one. An admin may also come from `npm run admin`.
        if (!isUsable || !(await closeSetup(tx, now)) || (await hasOwnAdmin(tx))) throw new ApiError('link')
        await deleteSetupLinks(tx)
        const id = await insertNewPerson(tx, {
          email,
          firstName,
          surnames,
          role: 'admin',
          communicationsLocale: comunicationsLocale,
          passwordHash,
          unsubscribeCode: createCode(),
          // The legal texts are the league's, which this person is about to write.
          termsAcceptedAt: now,
          embargoTermsAcceptedAt: now,
          lastSeenAt: now,
          createdAt: now,
          updatedAt: now,
        })
        const person = id === null ? null : await lockPerson(tx, id)
        if (person === null) throw new ApiError('conflict')
        await recordAudit(tx, {
          at: now,
          actor: { label: 'setup link' },
          action: 'person.created',
          subject: { kind: 'person', id: person.id },
          details: { role: 'admin' },
          personal: { name: fullName({ firstName, surnames }), details: { email } },
        })
        const session = await sessions.create(tx, person, { address, userAgent })
        return presentLogin(person, { session, fileKeys })
      })
    },
  }
}
