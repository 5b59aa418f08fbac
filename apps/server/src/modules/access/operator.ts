import { type Permission, PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { AuditActor } from '../audit/audit.ts'
import { listAdmins, lockAdmins, lockPerson, type PersonAtLogin } from './people.repository.ts'
import { permissionsOf } from './rules.ts'

/** Who decides about access: a person with the permission, the admin command, or the rule of a trusted domain. */
export type Operator = { readonly personId: number } | 'command' | 'trusted-domain'

export function asAuditActor(operator: Operator): AuditActor {
  if (operator === 'command') return { label: 'npm run admin' }
  if (operator === 'trusted-domain') return { label: 'trusted domain' }
  return { personId: operator.personId }
}

export function personIdOf(operator: Operator): number | null {
  return typeof operator === 'string' ? null : operator.personId
}

/** The permissions that the operator holds now, which are all that it may grant. Locks the person until `tx` ends. */
export async function lockGrantable(tx: Db, operator: Operator): Promise<ReadonlySet<Permission>> {
  if (operator === 'command') return new Set(PERMISSIONS)
  if (operator === 'trusted-domain') return new Set()
  const person = await lockPerson(tx, operator.personId)
  return new Set(person?.state === 'active' ? permissionsOf(person) : [])
}

/** The only rule for grants, whatever the role: nobody grants a permission, or changes people with one, that they do not hold. */
export function canGrant(grantable: ReadonlySet<Permission>, permissions: readonly Permission[]): boolean {
  return permissions.every((permission) => grantable.has(permission))
}

/** Rejects what would leave no admin who can grant all that this one can. Locks all admins until the transaction ends. */
export async function refuseLastAdmin(tx: Db, personId: number): Promise<void> {
  if (isIrreplaceable(personId, await lockAdmins(tx))) throw new ApiError('permission')
}

/** Whether `refuseLastAdmin` would reject at this moment. */
export async function isLastAdmin(db: Db, personId: number): Promise<boolean> {
  return isIrreplaceable(personId, await listAdmins(db))
}

function isIrreplaceable(personId: number, admins: readonly PersonAtLogin[]): boolean {
  const leaving = admins.find(({ id }) => id === personId)
  if (!leaving) return false
  return !admins.some((other) => other !== leaving && canGrant(new Set(permissionsOf(other)), permissionsOf(leaving)))
}
