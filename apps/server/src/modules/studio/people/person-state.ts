import type { PersonState } from '@mixed-zone/contract/schemas/studio/people'

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
