import { fullName } from '@mixed-zone/contract/rules/full-name'
import {
  isDraftSettingKey,
  isSettingKey,
  SETTING_KEYS,
  SETTING_SCHEMAS,
  type SettingKey,
  type SettingsAnswer,
  type SettingVersion,
} from '@mixed-zone/contract/schemas/studio/settings'
import * as z from 'zod/mini'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { SettingDraftRow, SettingVersionRow } from './settings.repository.ts'

interface ChangedBy {
  readonly changedBy: number | null
  readonly firstName: string | null
  readonly surnames: string | null
}

function presentChangedBy({ changedBy, firstName, surnames }: ChangedBy) {
  return changedBy === null ? null : { id: String(changedBy), name: fullName({ firstName, surnames }) }
}

export function presentVersion(row: SettingVersionRow): SettingVersion {
  return {
    version: row.version,
    value: row.value,
    changedAt: row.changedAt.toISOString(),
    changedBy: presentChangedBy(row),
    restoredFrom: row.restoredFrom,
  }
}

interface StoredSettings {
  readonly settings: Pick<Settings, 'current' | 'variables'>
  readonly versions: readonly SettingVersionRow[]
  readonly drafts: readonly SettingDraftRow[]
}

export function presentSettings({ settings, versions, drafts }: StoredSettings): SettingsAnswer['settings'] {
  const states = SETTING_KEYS.map((key) => {
    const row = versions.find((version) => version.key === key)
    const state = {
      value: settings.current[key],
      variables: settings.variables[key] ?? {},
      version: row?.version ?? 0,
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: row ? presentChangedBy(row) : null,
    }
    return [key, isDraftSettingKey(key) ? { ...state, draft: presentDraft(key, drafts) } : state]
  })
  // One state for each key, and the response is checked against its schema.
  return Object.fromEntries(states) as SettingsAnswer['settings']
}

/** A draft that an older version of the product has stored may not fit: it counts as none. */
function presentDraft(key: SettingKey, drafts: readonly SettingDraftRow[]) {
  const row = drafts.find((draft) => draft.key === key && isSettingKey(draft.key))
  const parsed = z.safeParse<z.ZodMiniType>(SETTING_SCHEMAS[key], row?.value)
  if (!row || !parsed.success) return null
  return {
    value: parsed.data,
    revision: row.revision,
    changedAt: row.changedAt.toISOString(),
    changedBy: presentChangedBy(row),
  }
}
