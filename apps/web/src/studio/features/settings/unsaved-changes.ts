import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { isAccessSettingKey, isSettingKey, type SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { useSession } from '../../../session/session-store.ts'
import { UNSAVED_PREFIX } from '../../../session/unsaved-edits.ts'

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

const PREFIX = `${UNSAVED_PREFIX}setting-`

const MAX_AGE_MS = 7 * DAY_MS

export const currentPersonId = () => useSession.getState().user?.id ?? null

/** Settings about who gets in are never stored: opening a page must not change them. */
export function storeUnsaved(key: SettingKey, change: Omit<UnsavedChange, 'personId' | 'storedAt'>): void {
  if (isAccessSettingKey(key)) return
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ ...change, personId: currentPersonId(), storedAt: Date.now() }))
  } catch {
    // Storage is disabled or full: the page still has it.
  }
}

/** What this person has typed; null if there is nothing, if it is too old, or if it was somebody else. */
export function findUnsaved(key: SettingKey): UnsavedChange | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    if (!isUnsavedChange(stored) || stored.personId !== currentPersonId()) return null
    if (Date.now() - stored.storedAt <= MAX_AGE_MS) return stored
    deleteUnsaved(key)
    return null
  } catch {
    return null
  }
}

export function deleteUnsaved(key: SettingKey): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}

/** The changed fields of all settings. */
export function countUnsaved(): number {
  try {
    const keys = Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
    return keys.filter(isSettingKey).reduce((sum, key) => sum + (findUnsaved(key)?.changes ?? 0), 0)
  } catch {
    return 0
  }
}

/** How many fields differ, at any depth. */
export function countDifferences(before: unknown, after: unknown): number {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].reduce((sum, name) => sum + countDifferences(before[name], after[name]), 0)
  }
  return Object.is(before, after) ? 0 : 1
}

function isUnsavedChange(value: unknown): value is UnsavedChange {
  return (
    isRecord(value) &&
    isRecord(value['value']) &&
    Number.isInteger(value['version']) &&
    typeof value['storedAt'] === 'number'
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
