import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { changeRole, listPeople } from '@mixed-zone/contract/endpoints/access-desk'
import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { DeskPerson } from '@mixed-zone/contract/schemas/desk'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type AuditAction, recordAudit } from '../../audit/audit.ts'
import { asAuditActor, mayGrant, type Operator, personIdOf } from '../operator.ts'
import { createProvisional } from '../passwords/provisional-password.ts'
import { spendResetsOf } from '../passwords/reset-links.repository.ts'
import { findByEmail, lockAdmins, lockPerson, type PersonAtLogin, updatePerson } from '../people.repository.ts'
import { endSessionsOf } from '../sessions.repository.ts'
import { permissionsOf } from '../sessions.service.ts'
import { countDeskPeople, findDeskPerson, listDeskPeople } from './desk-people.repository.ts'
import { presentDeskPerson } from './desk-person.presenter.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { mailProvisional } from './mail-provisional.ts'

interface DeskPeopleDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
}

interface Change {
  readonly operator: Operator
  readonly id: string
  readonly action: AuditAction
  /** Changes the person, and gives what is worth writing down about it. */
  readonly make: (tx: Db, person: PersonAtLogin) => Promise<Readonly<Record<string, unknown>>>
}

export type DeskPeopleService = ReturnType<typeof createDeskPeopleService>

export function createDeskPeopleService({ db, clock, mails }: DeskPeopleDependencies) {
  /** What all changes of one person have in common: who may make them, that they are written down, and what comes back. */
  async function change({ operator, id, action, make }: Change): Promise<DeskPerson> {
    const number = rowId(id)
    if (number === null) throw new ApiError('not-found')
    return db.transaction(async (tx) => {
      // All admins before the one person: whoever locks them in another order waits for the other for ever.
      await lockAdmins(tx)
      const person = await lockPerson(tx, number)
      if (!person) throw new ApiError('not-found')
      // One's own access is for others to change.
      if (personIdOf(operator) === number) throw new ApiError('permission')
      if (!mayGrant(operator, permissionsOf(person))) throw new ApiError('permission')
      const details = await make(tx, person)
      const subject = { kind: 'person', id: number } as const
      const name = `${person.firstName} ${person.surnames}`
      await recordAudit(tx, {
        at: clock.now(),
        actor: asAuditActor(operator),
        action,
        subject,
        details: { name, ...details },
      })
      const changed = await findDeskPerson(tx, number)
      if (!changed) throw new ApiError('not-found')
      return presentDeskPerson(changed)
    })
  }

  return {
    async list({ page, pageSize, ...filter }: QueryOf<typeof listPeople>): Promise<AnswerOf<typeof listPeople>> {
      const rows = await listDeskPeople(db, filter, { limit: pageSize, offset: (page - 1) * pageSize })
      return { people: rows.map(presentDeskPerson), total: await countDeskPeople(db, filter), page, pageSize }
    },

    /** For whoever types addresses rather than numbers. */
    async findIdByEmail(email: string): Promise<string | null> {
      const person = await findByEmail(db, email)
      return person && String(person.id)
    },

    async hasAdmin(): Promise<boolean> {
      return (await countDeskPeople(db, { role: 'admin', state: 'active' })) > 0
    },

    async suspend(operator: Operator, id: string): Promise<DeskPerson> {
      return change({
        operator,
        id,
        action: 'person.suspended',
        async make(tx, person) {
          await refuseLastAdmin(tx, person.id)
          const now = clock.now()
          await updatePerson(tx, person.id, { state: 'suspended', updatedAt: now })
          await endSessionsOf(tx, person.id, { at: now })
          await spendResetsOf(tx, person.id, now)
          return {}
        },
      })
    },

    async reinstate(operator: Operator, id: string): Promise<DeskPerson> {
      return change({
        operator,
        id,
        action: 'person.reinstated',
        async make(tx, person) {
          await updatePerson(tx, person.id, { state: 'active', updatedAt: clock.now() })
          return {}
        },
      })
    },

    async changeRole(operator: Operator, id: string, body: BodyOf<typeof changeRole>): Promise<DeskPerson> {
      return change({
        operator,
        id,
        action: 'person.role-changed',
        async make(tx, person) {
          const added = [...new Set(body.permissionsAdded ?? person.permissionsAdded)]
          const taken = [...new Set(body.permissionsTaken ?? person.permissionsTaken)]
          const permissions = effectivePermissions({ role: body.role, added, taken })
          if (!mayGrant(operator, permissions)) throw new ApiError('permission')
          const staysInCharge = body.role === 'admin' && !taken.includes('users')
          if (!staysInCharge) await refuseLastAdmin(tx, person.id)
          await updatePerson(tx, person.id, {
            role: body.role,
            permissionsAdded: added,
            permissionsTaken: taken,
            updatedAt: clock.now(),
          })
          return { from: person.role, to: body.role, added, taken }
        },
      })
    },

    async renewPassword(operator: Operator, id: string): Promise<DeskPerson> {
      const now = clock.now()
      const provisional = await createProvisional(now)
      return change({
        operator,
        id,
        action: 'person.password-renewed',
        async make(tx, person) {
          await updatePerson(tx, person.id, {
            passwordHash: provisional.hash,
            provisionalUntil: provisional.until,
            updatedAt: now,
          })
          await endSessionsOf(tx, person.id, { at: now })
          await spendResetsOf(tx, person.id, now)
          await mailProvisional(tx, person, { mails, provisional, isRenewal: true })
          return {}
        },
      })
    },
  }
}
