import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { changeRole, listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { DeskPerson } from '@mixed-zone/contract/schemas/studio/people'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  asAuditActor,
  canGrant,
  createProvisional,
  endSessionsOf,
  findByEmail,
  lockAdmins,
  lockGrantable,
  lockPeople,
  lockPerson,
  mailProvisional,
  type Operator,
  type PersonAtLogin,
  personIdOf,
  refuseLastAdmin,
  spendResetsOf,
  updatePerson,
} from '../../access/access.ts'
import { permissionsOf } from '../../access/rules.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import { mailDomainOf } from '../requests/mail-domains.ts'
import { takeBackDomain } from '../requests/domains.service.ts'
import { countDeskPeople, type DeskPersonRow, findDeskPerson, listDeskPeople } from './people.repository.ts'

interface PeopleDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

interface Change {
  readonly operator: Operator
  readonly id: string
  readonly action: AuditAction
  readonly apply: (tx: Db, person: PersonAtLogin, context: ChangeContext) => Promise<void>
}

interface ChangeContext {
  readonly grantable: ReadonlySet<Permission>
}

export type PeopleService = ReturnType<typeof createPeopleService>

export function createPeopleService({ db, clock, mails }: PeopleDeps) {
  /** What all changes of a person share: permission checks, the audit entry and the response. */
  async function change({ operator, id, action, apply }: Change): Promise<DeskPerson> {
    const personId = rowId(id)
    if (personId === null) throw new ApiError('not-found')
    return db.transaction(async (tx) => {
      const operatorId = personIdOf(operator)
      // Lock all admins before other people: a different order could deadlock.
      await lockAdmins(tx)
      await lockPeople(tx, operatorId === null ? [personId] : [operatorId, personId])
      const grantable = await lockGrantable(tx, operator)
      if (!grantable.has('users')) throw new ApiError('permission')
      const person = await lockPerson(tx, personId)
      if (!person) throw new ApiError('not-found')
      // Nobody changes their own access.
      if (operatorId === personId) throw new ApiError('permission')
      if (!canGrant(grantable, permissionsOf(person))) throw new ApiError('permission')
      await apply(tx, person, { grantable })
      const changed = await findDeskPerson(tx, personId)
      if (!changed) throw new ApiError('not-found')
      await recordAudit(tx, {
        at: clock.now(),
        actor: asAuditActor(operator),
        action,
        subject: { kind: 'person', id: personId },
        changes: changesBetween(auditedFields(person), auditedFields(changed)),
        personal: { name: `${person.firstName} ${person.surnames}` },
      })
      return presentDeskPerson(changed)
    })
  }

  return {
    async list({
      page,
      pageSize,
      text,
      role,
      state,
    }: QueryOf<typeof listPeople>): Promise<AnswerOf<typeof listPeople>> {
      const filter = { text, role, state }
      const rows = await listDeskPeople(db, filter, { limit: pageSize, offset: (page - 1) * pageSize })
      return { items: rows.map(presentDeskPerson), total: await countDeskPeople(db, filter), page, pageSize }
    },

    /** For the admin command, which accepts mail addresses instead of ids. */
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
        async apply(tx, person) {
          await refuseLastAdmin(tx, person.id)
          const now = clock.now()
          await updatePerson(tx, person.id, { state: 'suspended', updatedAt: now })
          await endSessionsOf(tx, person.id, { at: now })
          await spendResetsOf(tx, person.id, now)
          await takeBackDomain(tx, { domain: mailDomainOf(person.email), why: 'suspension', at: now })
        },
      })
    },

    async reinstate(operator: Operator, id: string): Promise<DeskPerson> {
      return change({
        operator,
        id,
        action: 'person.reinstated',
        async apply(tx, person) {
          await updatePerson(tx, person.id, { state: 'active', updatedAt: clock.now() })
        },
      })
    },

    async changeRole(operator: Operator, id: string, body: BodyOf<typeof changeRole>): Promise<DeskPerson> {
      return change({
        operator,
        id,
        action: 'person.role-changed',
        async apply(tx, person, { grantable }) {
          const permissionsAdded = [...new Set(body.permissionsAdded ?? person.permissionsAdded)]
          const permissionsTaken = [...new Set(body.permissionsTaken ?? person.permissionsTaken)]
          const grants = { role: body.role, permissionsAdded, permissionsTaken }
          if (!canGrant(grantable, permissionsOf(grants))) throw new ApiError('permission')
          const staysAdmin = body.role === 'admin' && !permissionsTaken.includes('users')
          if (!staysAdmin) await refuseLastAdmin(tx, person.id)
          await updatePerson(tx, person.id, { ...grants, updatedAt: clock.now() })
        },
      })
    },

    async renewPassword(operator: Operator, id: string): Promise<DeskPerson> {
      const now = clock.now()
      const provisional = await createProvisional(now, personIdOf(operator) ?? 'command')
      return change({
        operator,
        id,
        action: 'person.password-renewed',
        async apply(tx, person) {
          await updatePerson(tx, person.id, {
            passwordHash: provisional.hash,
            provisionalUntil: provisional.until,
            updatedAt: now,
          })
          await endSessionsOf(tx, person.id, { at: now })
          await spendResetsOf(tx, person.id, now)
          await mailProvisional(tx, person, { mails, provisional, isRenewal: true })
        },
      })
    },
  }
}

/** What the audit log compares before and after. */
function auditedFields(person: Pick<PersonAtLogin, AuditedField>) {
  const { role, permissionsAdded, permissionsTaken, state, provisionalUntil } = person
  return { role, permissionsAdded, permissionsTaken, state, provisionalUntil: provisionalUntil?.toISOString() ?? null }
}

type AuditedField = 'role' | 'permissionsAdded' | 'permissionsTaken' | 'state' | 'provisionalUntil'

function presentDeskPerson(person: DeskPersonRow): DeskPerson {
  return {
    id: String(person.id),
    email: person.email,
    name: person.firstName,
    surnames: person.surnames,
    companyName: person.companyName,
    mediaType: person.mediaType,
    country: person.country,
    role: person.role,
    permissions: permissionsOf(person),
    permissionsAdded: person.permissionsAdded,
    permissionsTaken: person.permissionsTaken,
    state: person.state,
    provisionalUntil: person.provisionalUntil?.toISOString() ?? null,
    oneTimeCode: person.oneTimeSince !== null,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
  }
}
