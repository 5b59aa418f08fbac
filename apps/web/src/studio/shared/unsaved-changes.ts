import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { useSession } from '../../session/session-store.ts'
import { UNSAVED_PREFIX } from '../../session/unsaved-edits.ts'

/** What was typed and is not saved yet, in the browser's storage: neither a lost connection nor a reload loses it. */
export interface UnsavedChange {
  readonly personId: string | null
  readonly storedAt: number
  readonly value: unknown
  /** The version, or the revision of the draft, that it replaces. */
  readonly version: number
  /** How many fields were changed. */
  readonly changes: number
}

const MAX_AGE_MS = 7 * DAY_MS

export const currentPersonId = () => useSession.getState().user?.id ?? null

export function storeUnsaved(name: string, change: Omit<UnsavedChange, 'personId' | 'storedAt'>): void {
  try {
    const stored: UnsavedChange = { ...change, personId: currentPersonId(), storedAt: Date.now() }
    localStorage.setItem(UNSAVED_PREFIX + name, JSON.stringify(stored))
  } catch {
    // Storage is disabled or full: the page still has it.
  }
}

/** What this person has typed; null if there is nothing, if it is too old, or if it was somebody else. */
export function findUnsaved(name: string): UnsavedChange | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSAVED_PREFIX + name) ?? 'null')
    if (!isUnsavedChange(stored) || stored.personId !== currentPersonId()) return null
    if (Date.now() - stored.storedAt <= MAX_AGE_MS) return stored
    deleteUnsaved(name)
    return null
  } catch {
    return null
  }
}

export function deleteUnsaved(name: string): void {
  try {
    localStorage.removeItem(UNSAVED_PREFIX + name)
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}

/** What this person has typed under names that start like this; each with the rest of its name. */
export function listUnsaved(prefix: string): { readonly name: string; readonly change: UnsavedChange }[] {
  try {
    const start = UNSAVED_PREFIX + prefix
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(start)) return []
      const change = findUnsaved(key.slice(UNSAVED_PREFIX.length))
      return change === null ? [] : { name: key.slice(start.length), change }
    })
  } catch {
    return []
  }
}

function isUnsavedChange(value: unknown): value is UnsavedChange {
  return (
    isRecord(value) && 'value' in value && Number.isInteger(value['version']) && typeof value['storedAt'] === 'number'
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
