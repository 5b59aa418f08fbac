import { saveSettingDraft, updateSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import {
  isAccessSettingKey,
  isDraftSettingKey,
  isSettingKey,
  type SettingKey,
} from '@mixed-zone/contract/schemas/studio/settings'
import { studioClient } from '../../shared/studio-client.ts'
import {
  deleteUnsaved,
  findUnsaved,
  isRecord,
  listUnsaved,
  storeUnsaved,
  type UnsavedChange,
} from '../../shared/unsaved-changes.ts'

const PREFIX = 'setting-'

/** Settings about who gets in are never stored: opening a page must not change them. */
export function storeUnsavedSetting(key: SettingKey, change: Omit<UnsavedChange, 'personId' | 'storedAt'>): void {
  if (!isAccessSettingKey(key)) storeUnsaved(PREFIX + key, change)
}

export function findUnsavedSetting(key: SettingKey): UnsavedChange | null {
  const found = findUnsaved(PREFIX + key)
  return isRecord(found?.value) ? found : null
}

export const deleteUnsavedSetting = (key: SettingKey): void => deleteUnsaved(PREFIX + key)

const listUnsavedSettings = () =>
  listUnsaved(PREFIX).flatMap(({ name, change }) => (isSettingKey(name) ? { key: name, change } : []))

/** The changed fields of all settings. */
export const countUnsavedFields = (): number =>
  listUnsavedSettings().reduce((sum, { change }) => sum + change.changes, 0)

export const countUnsavedSettings = (): number => listUnsavedSettings().length

/** Saves them without their page. Those that somebody has changed meanwhile stay, for the page to ask. */
export async function sendUnsavedSettings(): Promise<void> {
  for (const { key, change } of listUnsavedSettings()) {
    const { value, version } = change
    const params = { key }
    const result = isDraftSettingKey(key)
      ? await studioClient.call(saveSettingDraft, { revision: version, value }, { params: { key } })
      : await studioClient.call(updateSetting, { version, value }, { params })
    if (result.ok) deleteUnsavedSetting(key)
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
