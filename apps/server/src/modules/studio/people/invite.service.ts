import type { Locale } from '@mixed-zone/contract/locales'
import { type Permission, type Role, ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import {
  asAuditActor,
  canGrant,
  createProvisionalPassword,
  insertNewPerson,
  lockGrantable,
  type Operator,
  personIdOf,
  type ProvisionalPassword,
  sendProvisionalPassword,
} from '../../access/access.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'

export interface Invitation {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
  readonly role: Role
  readonly locale: Locale
  readonly permissionsAdded?: readonly Permission[]
  /** What people otherwise fill in themselves. */
  readonly particulars?: {
    readonly telephonePrefix: string
    readonly telephoneNumber: string
    readonly region: string
    readonly country: string
    readonly companyName: string
    readonly mediaType: string
    readonly workType: string
  }
}

interface InviteDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

export type InviteService = ReturnType<typeof createInviteService>

/** Creates an account without a request, such as the first admin's, and mails its provisional password. */
export function createInviteService({ db, clock, mails }: InviteDeps) {
  const newPassword = (operator: Operator) => createProvisionalPassword(clock.now(), personIdOf(operator) ?? 'command')

  async function create(
    tx: Db,
    operator: Operator,
    { invitation, provisional }: { invitation: Invitation; provisional: ProvisionalPassword },
  ): Promise<{ id: number }> {
    const { email, firstName, surnames, role, locale, permissionsAdded = [], particulars = {} } = invitation
    const now = clock.now()
    const grantable = await lockGrantable(tx, operator)
    const granted = [...ROLE_PERMISSIONS[role], ...permissionsAdded]
    if (!grantable.has('users') || !canGrant(grantable, granted)) throw new ApiError('permission')
    const unsubscribeCode = createCode()
    const id = await insertNewPerson(tx, {
      ...particulars,
      email,
      firstName,
      surnames,
      role,
      permissionsAdded: [...permissionsAdded],
      communicationsLocale: locale,
      passwordHash: provisional.hash,
      provisionalUntil: provisional.expiresAt,
      // Nobody has shown them the legal texts yet.
      termsAcceptedAt: null,
      unsubscribeCode,
      createdAt: now,
      updatedAt: now,
    })
    if (id === null) throw new ApiError('conflict')
    const person = { id, email, firstName, surnames, communicationsLocale: locale, unsubscribeCode }
    await sendProvisionalPassword(tx, person, { mails, provisional, isRenewal: false })
    await recordAudit(tx, {
      at: now,
      actor: asAuditActor(operator),
      action: 'person.created',
      subject: { kind: 'person', id },
      details: { role, ...(permissionsAdded.length > 0 && { permissionsAdded }) },
      personal: { name: fullName({ firstName, surnames }), details: { email } },
    })
    await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: id })
    return { id }
  }

  return {
    /** Rejects with `conflict` if the address has an account. */
    async invite(operator: Operator, invitation: Invitation): Promise<{ id: number }> {
      const provisional = await newPassword(operator)
      return db.transaction((tx) => create(tx, operator, { invitation, provisional }))
    },

    /** For a row of a job, in its transaction. */
    async inviteWithin(tx: Db, operator: Operator, invitation: Invitation): Promise<{ id: number }> {
      return create(tx, operator, { invitation, provisional: await newPassword(operator) })
    },
  }
}
