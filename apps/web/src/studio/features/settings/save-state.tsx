import type { SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { Cloud, CloudAlert, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { settingsTexts } from './settings-texts.ts'

type Saving =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' | 'failed' }
  /** Kept in the browser: until there is a connection, or until somebody decides between two versions. */
  | { readonly kind: 'offline' | 'conflict'; readonly changes: number }
  | { readonly kind: 'saved'; readonly at: number; readonly undo: (() => void) | null }

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

/** Re-worded this often, and after a minute the time of day. */
const REWORD_MS = 5_000
const CLOCK_AFTER_MS = 60_000
/** Quick saves show no "Saving…". */
const SHOW_SAVING_MS = 400

const LOOKS = {
  saving: { icon: Cloud, text: 'text-muted' },
  saved: { icon: Cloud, text: 'text-pitch' },
  offline: { icon: CloudOff, text: 'text-accent-text' },
  conflict: { icon: CloudAlert, text: 'text-accent-text' },
  failed: { icon: CloudAlert, text: 'text-flare' },
} as const

/** Beside the title: Saving…, Saved 4 s ago, Offline: 2 changes kept here. */
export function SaveState() {
  const saving = useSaving((state) => state.saving)
  const texts = useTexts(settingsTexts).save
  const { time } = useFormats()
  const now = useNow(saving)
  const isSlow = useIsSlow(saving.kind === 'saving')
  if (saving.kind === 'none' || (saving.kind === 'saving' && !isSlow)) return <span role="status" />
  const { icon, text } = LOOKS[saving.kind]
  return (
    <span className={`flex min-w-0 items-center gap-2 text-14 font-semibold max-sm:text-12 ${text}`}>
      <Icon icon={icon} size={18} />
      {/* Announced once for each kind, not every five seconds. */}
      <span role="status" className="sr-only">
        {saving.kind === 'saved' ? texts.savedNow : wordsOf(saving)}
      </span>
      <span aria-hidden="true" className="truncate">
        {wordsOf(saving)}
      </span>
      {saving.kind === 'saved' && saving.undo !== null && (
        <button type="button" onClick={saving.undo} className="underlined min-h-9 rounded-control px-1 text-ink">
          {texts.undo}
        </button>
      )}
    </span>
  )

  function wordsOf(shown: Exclude<Saving, { kind: 'none' }>): string {
    if (shown.kind === 'offline' || shown.kind === 'conflict') return texts[shown.kind]({ count: shown.changes })
    if (shown.kind !== 'saved') return texts[shown.kind]
    const ageMs = Math.max(0, now - shown.at)
    if (ageMs > CLOCK_AFTER_MS) return texts.savedAt({ time: time(new Date(shown.at)) })
    return texts.saved({ seconds: Math.round(ageMs / 1000) })
  }
}

function useNow(saving: Saving): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (saving.kind !== 'saved') return
    const timer = setInterval(() => setNow(Date.now()), REWORD_MS)
    return () => clearInterval(timer)
  }, [saving])
  return now
}

function useIsSlow(isSaving: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSaving) return
    const timer = setTimeout(() => setIsSlow(true), SHOW_SAVING_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSaving])
  return isSlow
}
