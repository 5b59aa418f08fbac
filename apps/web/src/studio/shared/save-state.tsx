import { Cloud, CloudAlert, CloudOff, GitMerge } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { sharedTexts } from './shared-texts.ts'
import { useNow } from './use-now.ts'

export type Saving =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' | 'failed' }
  /** Kept in the browser: until there is a connection, or until somebody decides between two versions. */
  | { readonly kind: 'offline' | 'conflict'; readonly changes: number }
  | { readonly kind: 'saved'; readonly at: number; readonly undo: (() => void) | null }

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

interface SaveStateProps {
  readonly saving: Saving
  /** Instead of "Not saved". */
  readonly failed?: string
  /** Leads to where a conflict is decided. */
  readonly onDecide?: () => void
}

/** Beside the title: Saving…, Saved 4 s ago, Offline: 2 changes kept here. */
export function SaveStateView({ saving, failed, onDecide }: SaveStateProps) {
  const { saving: texts, undo } = useTexts(sharedTexts)
  const { time } = useFormats()
  const now = useNow(saving.kind === 'saved' ? REWORD_MS : null)
  const isSlow = useIsSlow(saving.kind === 'saving')
  if (saving.kind === 'none' || (saving.kind === 'saving' && !isSlow)) return <span role="status" />
  const { icon, text } = LOOKS[saving.kind]
  const isDecidable = saving.kind === 'conflict' && onDecide !== undefined
  return (
    <span
      className={`flex min-w-0 items-center gap-2 text-14 font-semibold max-sm:text-12 lg:shrink-0 ${isDecidable ? 'text-flare' : text}`}
    >
      <Icon icon={isDecidable ? GitMerge : icon} size={18} />
      {/* Announced once for each kind, not every five seconds. */}
      <span role="status" className="sr-only">
        {saving.kind === 'saved' ? texts.savedNow : wordsOf(saving)}
      </span>
      {isDecidable ? (
        <button
          type="button"
          onClick={onDecide}
          className="min-h-9 truncate rounded-control underline underline-offset-4"
        >
          {wordsOf(saving)}
        </button>
      ) : (
        <span aria-hidden="true" className="truncate">
          {wordsOf(saving)}
        </span>
      )}
      {saving.kind === 'saved' && saving.undo !== null && (
        <button type="button" onClick={saving.undo} className="underlined min-h-9 rounded-control px-1 text-ink">
          {undo}
        </button>
      )}
    </span>
  )

  function wordsOf(shown: Exclude<Saving, { kind: 'none' }>): string {
    if (shown.kind === 'offline' || shown.kind === 'conflict') return texts[shown.kind]({ count: shown.changes })
    if (shown.kind === 'failed') return failed ?? texts.failed
    if (shown.kind !== 'saved') return texts[shown.kind]
    const ageMs = Math.max(0, now - shown.at)
    if (ageMs > CLOCK_AFTER_MS) return texts.savedAt({ time: time(new Date(shown.at)) })
    return texts.saved({ seconds: Math.round(ageMs / 1000) })
  }
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
