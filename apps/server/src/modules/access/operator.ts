import type { Permission } from '@mixed-zone/contract/permissions'
import type { Actor } from '../../platform/http/actor.ts'
import type { AuditActor } from '../audit/audit.ts'

/** Who decides about others: a person with the permission, whoever has the machine, or a rule that the desk has made. */
export type Operator = Pick<Actor, 'personId' | 'role' | 'permissions'> | 'command' | 'trusted-domain'

export function asAuditActor(operator: Operator): AuditActor {
  if (operator === 'command') return { label: 'npm run admin' }
  if (operator === 'trusted-domain') return { label: 'trusted domain' }
  return { personId: operator.personId }
}

export function personIdOf(operator: Operator): number | null {
  return typeof operator === 'string' ? null : operator.personId
}

/** Whoever is not an admin gives nobody more than they have, and has no say over anybody who has more. */
export function mayGrant(operator: Operator, permissions: readonly Permission[]): boolean {
  if (typeof operator === 'string' || operator.role === 'admin') return true
  return permissions.every((permission) => operator.permissions.has(permission))
}
