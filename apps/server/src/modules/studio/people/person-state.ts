import type { PersonState } from '@mixed-zone/contract/schemas/studio/people'
import { sql } from 'drizzle-orm'
import { people } from '../../../platform/database/schema/people.ts'

/** The accounts of the desk. Merged ones are kept for an undo only, and appear nowhere. Not a parameter: indexes have this condition. */
export const isNotMerged = sql`${people.state} <> 'merged'`

/** For queries with that condition. */
export const STATE_COLUMN = sql<'active' | 'suspended'>`${people.state}`

interface StoredState {
  readonly state: 'active' | 'suspended'
  readonly provisionalUntil: Date | null
  readonly lockedUntil: Date | null
}

/** What the desk sees of the stored state, passwords and locks. */
export function personStateOf({ state, provisionalUntil, lockedUntil }: StoredState, now: Date): PersonState {
  if (state === 'suspended') return 'suspended'
  if (lockedUntil !== null && lockedUntil > now) return 'locked'
  return provisionalUntil === null ? 'active' : 'provisional'
}
