import type { Locale } from '@mixed-zone/contract/locales'
import { type Role, ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { Mails } from '../../../mails/mail-types.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import {
  asAuditActor,
  canGrant,
  createProvisional,
  findByEmail,
  insertPerson,
  lockGrantable,
  mailProvisional,
  type Operator,
  personIdOf,
} from '../../access/access.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'

export interface Invitation {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
  readonly role: Role
  readonly locale: Locale
}

interface InviteDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

export type InviteService = ReturnType<typeof createInviteService>

/** Creates an account without a request, such as the first admin's, and mails its provisional password. */
export function createInviteService({ db, clock, mails }: InviteDeps) {
  return {
    /** Rejects with `conflict` if the address has an account. */
    async invite(
      operator: Operator,
      { email, firstName, surnames, role, locale }: Invitation,
    ): Promise<{ id: number }> {
      const now = clock.now()
      const provisional = await createProvisional(now, personIdOf(operator) ?? 'command')
      return db.transaction(async (tx) => {
        const grantable = await lockGrantable(tx, operator)
        if (!grantable.has('users') || !canGrant(grantable, ROLE_PERMISSIONS[role])) throw new ApiError('permission')
        if (await findByEmail(tx, email)) throw new ApiError('conflict')
        const unsubscribeCode = createCode()
        const id = await insertPerson(tx, {
          email,
          firstName,
          surnames,
          role,
          communicationsLocale: locale,
          passwordHash: provisional.hash,
          provisionalUntil: provisional.until,
          unsubscribeCode,
          createdAt: now,
          updatedAt: now,
        })
        const person = { id, email, firstName, surnames, communicationsLocale: locale, unsubscribeCode }
        await mailProvisional(tx, person, { mails, provisional, isRenewal: false })
        await recordAudit(tx, {
          at: now,
          actor: asAuditActor(operator),
          action: 'person.created',
          subject: { kind: 'person', id },
          details: { role },
          personal: { name: `${firstName} ${surnames}`.trim(), details: { email } },
        })
        await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: id })
        return { id }
      })
    },
  }
}
