import {
  discardSettingDraft,
  publishSettingDraft,
  saveSettingDraft,
  updateAccessSetting,
  updateSetting,
} from '@mixed-zone/contract/endpoints/studio/settings'
import {
  type DraftSettingKey,
  isAccessSettingKey,
  type SettingKey,
  type SettingValues,
} from '@mixed-zone/contract/schemas/studio/settings'
import type { Result } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import type { SettingState } from './settings-query.ts'
import { type SettingEditor, useSettingEditor } from './use-setting-editor.ts'

type ImmediateKey = Exclude<SettingKey, DraftSettingKey>

const mapOk = <T, U>(result: Result<T>, map: (value: T) => U): Result<U> =>
  result.ok ? { ok: true, value: map(result.value) } : result

/** Restores an earlier version of an immediate setting as a new version. */
export async function restoreSetting(key: SettingKey, versions: { version: number; restore: number }) {
  const endpoint = isAccessSettingKey(key) ? updateAccessSetting : updateSetting
  return studioClient.call(endpoint, versions, { params: { key } })
}

/** A setting that takes effect as soon as it is saved. */
export function useSavedSetting<Key extends ImmediateKey>(
  key: Key,
  { value, version }: Pick<SettingState<Key>, 'version'> & { readonly value: SettingValues[Key] },
): SettingEditor<SettingValues[Key]> {
  const endpoint = isAccessSettingKey(key) ? updateAccessSetting : updateSetting
  return useSettingEditor<SettingValues[Key]>({
    key,
    stored: value,
    version,
    save: async (next, seen) =>
      mapOk(
        await studioClient.call(endpoint, { version: seen, value: next }, { params: { key } }),
        (saved) => saved.version,
      ),
  })
}

interface DraftState<Value> {
  readonly value: Value
  readonly draft: { readonly value: Value; readonly revision: number } | null
}

/** A setting whose draft is saved at once, and takes effect when it is published. */
export function useDraftSetting<Key extends DraftSettingKey>(
  key: Key,
  { value, draft }: DraftState<SettingValues[Key]>,
): SettingEditor<SettingValues[Key]> {
  return useSettingEditor<SettingValues[Key]>({
    key,
    stored: draft?.value ?? value,
    version: draft?.revision ?? 0,
    save: async (next, revision) =>
      mapOk(
        await studioClient.call(saveSettingDraft, { revision, value: next }, { params: { key } }),
        (saved) => saved.revision,
      ),
  })
}

export const publishDraft = (key: DraftSettingKey, revision: number) =>
  studioClient.call(publishSettingDraft, { revision }, { params: { key } })

interface UndonePublication {
  /** What was in effect before. */
  readonly value: unknown
  /** The version that the publication created. */
  readonly version: number
}

/** Publishes what was in effect before. Fails with `conflict` if there is a draft, or if somebody has published since. */
export async function undoPublication(key: DraftSettingKey, { value, version }: UndonePublication) {
  const params = { key }
  const saved = await studioClient.call(saveSettingDraft, { revision: 0, value }, { params })
  if (!saved.ok) return saved
  const result = await studioClient.call(publishSettingDraft, { revision: saved.value.revision, version }, { params })
  if (!result.ok) await discardDraft(key, saved.value.revision)
  return result
}

export const discardDraft = (key: DraftSettingKey, revision: number) =>
  studioClient.call(discardSettingDraft, undefined, { params: { key }, query: { revision } })

/** Puts an earlier version into the draft. */
export const restoreDraft = (key: DraftSettingKey, draft: { revision: number; restore: number }) =>
  studioClient.call(saveSettingDraft, draft, { params: { key } })
