import { listSettings } from '@mixed-zone/contract/endpoints/studio/settings'
import type { SettingKey, SettingsAnswer, SettingValues } from '@mixed-zone/contract/schemas/studio/settings'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'

/** What a section knows of a setting. */
export type SettingState<Key extends SettingKey> = SettingsAnswer['settings'][Key]

export type SettingValue<Key extends SettingKey> = SettingValues[Key]

export const settingsQuery = queryOptions({
  queryKey: studioKey('setting', 'list'),
  queryFn: ({ signal }) => orThrow(studioClient.call(listSettings, undefined, { signal })),
})
