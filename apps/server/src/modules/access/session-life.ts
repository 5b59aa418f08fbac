import type { Permission, Role } from '@mixed-zone/contract/permissions'

const HOUR_MS = 3_600_000

interface SessionLife {
  readonly idleMs: number
  readonly wholeMs: number
}

const OF_READERS: SessionLife = { idleMs: 12 * HOUR_MS, wholeMs: 7 * 24 * HOUR_MS }
const OF_STAFF: SessionLife = { idleMs: 2 * HOUR_MS, wholeMs: 12 * HOUR_MS }

interface Standing {
  readonly role: Role
  readonly permissions: readonly Permission[]
}

export interface SessionTimes {
  readonly createdAt: Date
  readonly usedAt: Date
  readonly endsAt: Date
}

/** Staff is whoever can do more than read. */
export function isStaff({ role, permissions }: Standing): boolean {
  return role !== 'media' || permissions.length > 0
}

export function sessionLife(standing: Standing): SessionLife {
  return isStaff(standing) ? OF_STAFF : OF_READERS
}

/** Whether a session lives, by what its person may do now: who becomes staff has a staff session from the next call on. */
export function isAlive({ createdAt, usedAt, endsAt }: SessionTimes, standing: Standing, now: Date): boolean {
  const { idleMs, wholeMs } = sessionLife(standing)
  const end = Math.min(endsAt.getTime(), createdAt.getTime() + wholeMs, usedAt.getTime() + idleMs)
  return now.getTime() < end
}
