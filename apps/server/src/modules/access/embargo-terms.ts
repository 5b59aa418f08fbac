import type { Permission, Role } from '@mixed-zone/contract/permissions'

interface EmbargoStanding {
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly embargoTermsAcceptedAt: Date | null
}

/** Whether somebody who may see embargoed posts has still to accept the terms. Staff is bound by its work. */
export function areEmbargoTermsDue({ role, permissions, embargoTermsAcceptedAt }: EmbargoStanding): boolean {
  return role === 'media' && permissions.includes('embargo') && embargoTermsAcceptedAt === null
}

export function seesEmbargoed(standing: EmbargoStanding): boolean {
  return standing.permissions.includes('embargo') && !areEmbargoTermsDue(standing)
}
