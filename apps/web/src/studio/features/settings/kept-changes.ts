import { isSettingKey, type SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { useSession } from '../../../session/session-store.ts'

/** What was typed and is not saved yet, in the browser's storage: neither a lost connection nor a reload loses it. */
export interface KeptChange {
  readonly personId: string | null
  readonly value: unknown
  /** The version, or the revision of the draft, that it replaces. */
  readonly version: number
  /** How many fields were changed. */
  readonly changes: number
}

const PREFIX = 'studio-kept-setting-'

export const currentPersonId = () => useSession.getState().user?.id ?? null

export function keepChange(key: SettingKey, change: Omit<KeptChange, 'personId'>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ ...change, personId: currentPersonId() }))
  } catch {
    // Storage is disabled or full: the page still has it.
  }
}

/** What this person has typed; null if there is nothing, or if it was somebody else. */
export function keptChange(key: SettingKey): KeptChange | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isKeptChange(stored) && stored.personId === currentPersonId() ? stored : null
  } catch {
    return null
  }
}

export function forgetChange(key: SettingKey): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is disabled: there is nothing to forget.
  }
}

export function listKeptChanges(): { readonly key: SettingKey; readonly change: KeptChange }[] {
  try {
    const keys = Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
    return keys.filter(isSettingKey).flatMap((key) => {
      const change = keptChange(key)
      return change === null ? [] : { key, change }
    })
  } catch {
    return []
  }
}

export const countKeptChanges = () => listKeptChanges().reduce((sum, { change }) => sum + change.changes, 0)

/** How many fields differ, at any depth. */
export function countDifferences(before: unknown, after: unknown): number {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].reduce((sum, name) => sum + countDifferences(before[name], after[name]), 0)
  }
  return Object.is(before, after) ? 0 : 1
}

function isKeptChange(value: unknown): value is KeptChange {
  return isRecord(value) && isRecord(value['value']) && Number.isInteger(value['version'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
