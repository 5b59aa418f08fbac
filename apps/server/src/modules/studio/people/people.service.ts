import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { changeRole, getPeopleSummary, listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import type { Permission } from '@mixed-zone/contract/permissions'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { StudioPerson } from '@mixed-zone/contract/schemas/studio/people'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  asAuditActor,
  canGrant,
  createProvisionalPassword,
  endSession,
  endSessionsOf,
  findByEmail,
  listOpenSessions,
  lockAdmins,
  lockGrantable,
  lockPeople,
  lockPerson,
  type LoginLimits,
  sendProvisionalPassword,
  type Operator,
  type PersonAtLogin,
  personIdOf,
  refuseLastAdmin,
  spendResetsOf,
  revokeDomainTrust,
  updatePerson,
} from '../../access/access.ts'
import { permissionsOf } from '../../access/rules.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { erasePerson } from '../../people/people.ts'
import type { BulkRow } from '../jobs/bulk-jobs.service.ts'
import { rangeOf } from '../list-page.ts'
import { listMergedIds } from './merge.repository.ts'
import { presentListedPerson, presentPerson } from './people.presenter.ts'
import {
  countPeople,
  findPerson,
  listCountries,
  listPageOfPeople,
  prepareListedPeople,
  summarisePeople,
} from './people.repository.ts'

interface PeopleDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly loginLimits: Pick<LoginLimits, 'clearAccount'>
}

interface Change {
  readonly id: string
  readonly action: AuditAction
  /** Why, in words that are erased with the person. */
  readonly reason?: string | undefined
  readonly apply: (tx: Db, person: PersonAtLogin, context: ChangeContext) => Promise<void>
}

interface LockedChange {
  readonly personId: number
  readonly isDeletion?: boolean
}

interface ChangeContext {
  readonly grantable: ReadonlySet<Permission>
}

export type PeopleService = ReturnType<typeof createPeopleService>

export function createPeopleService({ db, clock, mails, loginLimits }: PeopleDeps) {
  const readListedPeople = prepareListedPeople(db)

  /** Locks the person and the operator, who has to hold all that the person may do. A merged account can only be deleted. */
  async function lockToChange(tx: Db, operator: Operator, { personId, isDeletion = false }: LockedChange) {
    const operatorId = personIdOf(operator)
    // Lock all admins before other people: a different order could deadlock.
    await lockAdmins(tx)
    // They are erased with the person, so the operator has to hold what they may do as well.
    const mergedIds = isDeletion ? await listMergedIds(tx, personId) : []
    await lockPeople(tx, [...(operatorId === null ? [] : [operatorId]), personId, ...mergedIds])
    const grantable = await lockGrantable(tx, operator)
    if (!grantable.has('users')) throw new ApiError('permission')
    const person = await lockPerson(tx, personId)
    if (!person || (person.state === 'merged' && !isDeletion)) throw new ApiError('not-found')
    // Nobody changes their own access.
    if (operatorId === personId) throw new ApiError('permission')
    for (const id of [personId, ...mergedIds]) {
      const affected = await lockPerson(tx, id)
      if (affected && !canGrant(grantable, permissionsOf(affected))) throw new ApiError('permission')
    }
    await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: personId })
    return { person, grantable }
  }

  /** What all changes of a person share: permission checks, the audit entry and the response. */
  async function changeIn(tx: Db, operator: Operator, { id, action, reason, apply }: Change): Promise<StudioPerson> {
    const personId = rowId(id)
    if (personId === null) throw new ApiError('not-found')
    const { person, grantable } = await lockToChange(tx, operator, { personId })
    await apply(tx, person, { grantable })
    const changed = await findPerson(tx, personId)
    if (!changed) throw new ApiError('not-found')
    await recordAudit(tx, {
      at: clock.now(),
      actor: asAuditActor(operator),
      action,
      subject: { kind: 'person', id: personId },
      changes: changesBetween(auditedFields(person), auditedFields(changed)),
      personal: {
        name: fullName(person),
        ...(reason === undefined ? {} : { details: { reason } }),
      },
    })
    return presentPerson(changed, clock.now())
  }

  const change = (operator: Operator, wanted: Change) => db.transaction((tx) => changeIn(tx, operator, wanted))

  function suspension(id: string, reason: string | undefined): Change {
    return {
      id,
      action: 'person.suspended',
      reason,
      async apply(tx, person) {
        await refuseLastAdmin(tx, person.id)
        const now = clock.now()
        await updatePerson(tx, person.id, { state: 'suspended', suspendedReason: reason ?? null, updatedAt: now })
        await endSessionsOf(tx, person.id, { at: now })
        await spendResetsOf(tx, person.id, now)
        await revokeDomainTrust(tx, { email: person.email, why: 'suspension', at: now })
      },
    }
  }

  function reinstatement(id: string): Change {
    return {
      id,
      action: 'person.reinstated',
      async apply(tx, person) {
        await updatePerson(tx, person.id, { state: 'active', suspendedReason: null, updatedAt: clock.now() })
      },
    }
  }

  /** Ends one session, or all of them. */
  function sessionsEnd(id: string, sessionId?: string): Change {
    return {
      id,
      action: 'person.sessions-ended',
      async apply(tx, person) {
        const at = clock.now()
        if (sessionId === undefined) return endSessionsOf(tx, person.id, { at })
        const session = (await listOpenSessions(tx, person.id)).find((open) => String(open.id) === sessionId)
        if (!session) throw new ApiError('not-found')
        await endSession(tx, session.id, at)
      },
    }
  }

  /** Hashing is slow: call it before the transaction locks anybody. */
  async function passwordRenewal(operator: Operator, id: string): Promise<Change> {
    const now = clock.now()
    const provisional = await createProvisionalPassword(now, personIdOf(operator) ?? 'command')
    return {
      id,
      action: 'person.password-renewed',
      async apply(tx, person) {
        // The mail would say that they can log in.
        if (person.state === 'suspended') throw new ApiError('conflict')
        await updatePerson(tx, person.id, {
          passwordHash: provisional.hash,
          provisionalUntil: provisional.expiresAt,
          lockedUntil: null,
          updatedAt: now,
        })
        await endSessionsOf(tx, person.id, { at: now })
        await spendResetsOf(tx, person.id, now)
        await loginLimits.clearAccount(tx, person.email)
        await sendProvisionalPassword(tx, person, { mails, provisional, isRenewal: true })
      },
    }
  }

  return {
    async list({
      page,
      pageSize,
      sort,
      direction,
      ...filter
    }: QueryOf<typeof listPeople>): Promise<AnswerOf<typeof listPeople>> {
      const now = clock.now()
      const order = { sort, direction }
      const { ids, total } = await listPageOfPeople(db, filter, { now, order, page: rangeOf({ page, pageSize }) })
      const rows = await readListedPeople(ids, now)
      const items = rows.map(({ person, weekly }) => presentListedPerson(person, { now, weekly }))
      return { items, total, page, pageSize }
    },

    async summarise(): Promise<AnswerOf<typeof getPeopleSummary>> {
      const [{ counts, online }, countries] = await Promise.all([summarisePeople(db, clock.now()), listCountries(db)])
      const { all = 0, staff = 0, embargo = 0, suspended = 0, unused = 0 } = counts ?? {}
      return { counts: { all, media: all - staff, staff, embargo, suspended, unused }, online, countries }
    },

    async get(id: number): Promise<StudioPerson> {
      const person = await findPerson(db, id)
      if (!person) throw new ApiError('not-found')
      return presentPerson(person, clock.now())
    },

    /** For the admin command, which accepts mail addresses instead of ids. */
    async findIdByEmail(email: string): Promise<string | null> {
      const person = await findByEmail(db, email)
      return person && String(person.id)
    },

    async hasAdmin(): Promise<boolean> {
      return (await countPeople(db, { role: 'admin' }, clock.now())) > 0
    },

    /** The admin command gives no reason. */
    suspend: (operator: Operator, id: string, reason?: string) => change(operator, suspension(id, reason)),

    reinstate: (operator: Operator, id: string) => change(operator, reinstatement(id)),

    async changeRole(operator: Operator, id: string, body: BodyOf<typeof changeRole>): Promise<StudioPerson> {
      return change(operator, {
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

    async endSessions(operator: Operator, id: string, sessionId?: string): Promise<void> {
      await change(operator, sessionsEnd(id, sessionId))
    },

    /** On the person's request. What stays has no name. */
    async delete(actor: Actor, id: string): Promise<void> {
      const personId = rowId(id)
      if (personId === null) throw new ApiError('not-found')
      await db.transaction(async (tx) => {
        await lockToChange(tx, actor, { personId, isDeletion: true })
        const isErased = await erasePerson(tx, personId, { actor, at: clock.now(), mails })
        if (!isErased) throw new ApiError('not-found')
      })
    },

    async renewPassword(operator: Operator, id: string): Promise<StudioPerson> {
      return change(operator, await passwordRenewal(operator, id))
    },

    /** For rows of bulk jobs, in their transactions. */
    bulkChanges: {
      suspend: (tx: Db, { operator, id, options }: BulkRow<{ reason: string }>) =>
        changeIn(tx, operator, suspension(id, options.reason)),
      reinstate: (tx: Db, { operator, id }: BulkRow<unknown>) => changeIn(tx, operator, reinstatement(id)),
      endSessions: (tx: Db, { operator, id }: BulkRow<unknown>) => changeIn(tx, operator, sessionsEnd(id)),
      renewPassword: async (tx: Db, { operator, id }: BulkRow<unknown>) =>
        changeIn(tx, operator, await passwordRenewal(operator, id)),
    },
  }
}

/** What the audit log compares before and after. */
function auditedFields(person: Pick<PersonAtLogin, AuditedField>) {
  const { role, permissionsAdded, permissionsTaken, state, provisionalUntil } = person
  return { role, permissionsAdded, permissionsTaken, state, provisionalUntil: provisionalUntil?.toISOString() ?? null }
}

type AuditedField = 'role' | 'permissionsAdded' | 'permissionsTaken' | 'state' | 'provisionalUntil'
