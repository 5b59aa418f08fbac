import type { Permission } from '@mixed-zone/contract/permissions'
import type { Actor } from '../../platform/http/actor.ts'
import type { AuditActor } from '../audit/audit.ts'

/** Who decides about access: a person with the permission, the admin command, or the rule of a trusted domain. */
export type Operator = Pick<Actor, 'personId' | 'role' | 'permissions'> | 'command' | 'trusted-domain'

export function asAuditActor(operator: Operator): AuditActor {
  if (operator === 'command') return { label: 'npm run admin' }
  if (operator === 'trusted-domain') return { label: 'trusted domain' }
  return { personId: operator.personId }
}

export function personIdOf(operator: Operator): number | null {
  return typeof operator === 'string' ? null : operator.personId
}

/** Only admins can grant permissions that they do not have, or change people who have more. */
export function canGrant(operator: Operator, permissions: readonly Permission[]): boolean {
  if (typeof operator === 'string' || operator.role === 'admin') return true
  return permissions.every((permission) => operator.permissions.has(permission))
}
