import { effectivePermissions, isStaff, type Permission, type Role } from '@mixed-zone/contract/permissions'
import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'

export interface Grants {
  readonly role: Role
  readonly permissions: readonly Permission[]
}

interface StoredGrants {
  readonly role: Role
  readonly permissionsAdded: readonly Permission[]
  readonly permissionsTaken: readonly Permission[]
}

export function permissionsOf({ role, permissionsAdded, permissionsTaken }: StoredGrants): Permission[] {
  return effectivePermissions({ role, added: permissionsAdded, taken: permissionsTaken })
}

interface SessionLifetime {
  readonly idleMs: number
  readonly maxMs: number
}

const READER_LIFETIME: SessionLifetime = { idleMs: 12 * HOUR_MS, maxMs: 7 * DAY_MS }
const STAFF_LIFETIME: SessionLifetime = { idleMs: 2 * HOUR_MS, maxMs: 12 * HOUR_MS }

export function sessionLifetime(grants: Grants): SessionLifetime {
  return isStaff(grants.permissions) ? STAFF_LIFETIME : READER_LIFETIME
}

/** By the person's current grants: role changes apply the staff timeouts immediately. */
export function isSessionValid(
  { createdAt, usedAt, endsAt }: { createdAt: Date; usedAt: Date; endsAt: Date },
  grants: Grants,
  now: Date,
): boolean {
  const { idleMs, maxMs } = sessionLifetime(grants)
  const end = Math.min(endsAt.getTime(), createdAt.getTime() + maxMs, usedAt.getTime() + idleMs)
  return now.getTime() < end
}

interface EmbargoGrants extends Grants {
  readonly embargoTermsAcceptedAt: Date | null
}

/** Whether a person with the permission has yet to accept the terms. Staff are bound by their contract. */
export function areEmbargoTermsDue({ role, permissions, embargoTermsAcceptedAt }: EmbargoGrants): boolean {
  return role === 'media' && permissions.includes('embargo') && embargoTermsAcceptedAt === null
}

export function canSeeEmbargoed(grants: EmbargoGrants): boolean {
  return grants.permissions.includes('embargo') && !areEmbargoTermsDue(grants)
}

interface TermsAcceptance {
  readonly termsAcceptedAt: Date | null
  /** When the session began. */
  readonly createdAt: Date
}

/** Asked for at the first log-in after a publication; sessions that were open then go on. */
export function areTermsDue({ termsAcceptedAt, createdAt }: TermsAcceptance, publishedAt: Date | null): boolean {
  if (termsAcceptedAt === null) return true
  return publishedAt !== null && termsAcceptedAt < publishedAt && createdAt >= publishedAt
}
