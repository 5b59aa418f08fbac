import { Cloud, CloudAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { settingsTexts } from './settings-texts.ts'

type Saving = { readonly kind: 'none' | 'saving' | 'failed' } | { readonly kind: 'saved'; readonly at: number }

/** Of the last change on this screen. */
export const useSaving = create<{ readonly saving: Saving }>()(() => ({ saving: { kind: 'none' } }))

export const setSaving = (saving: Saving): void => useSaving.setState({ saving })

/** Re-worded this often, and after a minute the time of day. */
const REWORD_MS = 5_000
const CLOCK_AFTER_MS = 60_000
/** Quick saves show no "Saving…". */
const SHOW_SAVING_MS = 400

/** Beside the title: Saving…, Saved 4 s ago, Not saved. */
export function SaveState() {
  const { saving } = useSaving()
  const texts = useTexts(settingsTexts).save
  const { time } = useFormats()
  const now = useNow(saving)
  const isSlow = useIsSlow(saving.kind === 'saving')
  if (saving.kind === 'none' || (saving.kind === 'saving' && !isSlow)) return <span role="status" />
  const isFailed = saving.kind === 'failed'
  const ageMs = saving.kind === 'saved' ? Math.max(0, now - saving.at) : 0
  const words = {
    saving: texts.saving,
    failed: texts.failed,
    saved: saving.kind === 'saved' && ageMs > CLOCK_AFTER_MS && texts.savedAt({ time: time(new Date(saving.at)) }),
  }
  return (
    <span
      className={`flex items-center gap-2 text-14 font-semibold max-sm:text-12 ${isFailed ? 'text-flare' : 'text-pitch'}`}
    >
      <Icon icon={isFailed ? CloudAlert : Cloud} size={18} />
      {/* Announced once for each kind, not every five seconds. */}
      <span role="status" className="sr-only">
        {saving.kind === 'saved' ? texts.saved({ seconds: 0 }) : words[saving.kind]}
      </span>
      <span aria-hidden="true">{words[saving.kind] || texts.saved({ seconds: Math.round(ageMs / 1000) })}</span>
    </span>
  )
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
