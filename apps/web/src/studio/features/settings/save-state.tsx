import type { SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { create } from 'zustand'
import { type Saving, SaveStateView } from '../../shared/save-state.tsx'

interface SavingState {
  /** Of the last change on this screen. */
  readonly saving: Saving
  /** The editor that saves each setting. One that was left may still retry, and two would conflict with each other. */
  readonly savers: Readonly<Partial<Record<SettingKey, object>>>
}

export const useSaving = create<SavingState>()(() => ({ saving: { kind: 'none' }, savers: {} }))

export const setSaving = (saving: Saving): void => useSaving.setState({ saving })

export const setSaver = (key: SettingKey, saver: object): void =>
  useSaving.setState(({ savers }) => ({ savers: { ...savers, [key]: saver } }))

export const isSaver = (key: SettingKey, saver: object): boolean => useSaving.getState().savers[key] === saver

/** Beside the title: how the last change was saved. */
export function SaveState() {
  const saving = useSaving((state) => state.saving)
  return <SaveStateView saving={saving} />
}
