import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Kbd } from './kbd.tsx'
import { sharedTexts } from './shared-texts.ts'
import { useShortcuts } from './shortcuts/shortcuts.ts'
import { dismissUndo, type Undoable, undoLatest, useUndo } from './undo.ts'

/** Beside the side bar, above the footer of a list. */
const PLACE = 'sm:left-20 sm:bottom-18 min-[80rem]:left-62'

/** Of other toasts: above the one for undo. */
export const PLACE_ABOVE_UNDO = 'sm:left-20 sm:[--toasts-lift:7rem] min-[80rem]:left-62'

/** The latest thing that can be undone, with the seconds that are left. */
export function UndoToast() {
  const texts = useTexts(sharedTexts)
  const latest = useUndo(({ entries }) => entries.at(-1))
  useShortcuts(texts.shortcuts.everywhere, [{ keys: 'Z', label: texts.undo, run: undoLatest }])
  return (
    <div
      // Keeps it reachable while a React Aria dialog is open.
      data-react-aria-top-layer
      className={`pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--phone-bar-height,0px))] z-60 sm:right-auto sm:w-130 ${PLACE}`}
    >
      {/* Announced once, without the seconds. */}
      <p role="status" className="sr-only">
        {latest?.text}
      </p>
      {latest && <UndoLine key={latest.id} entry={latest} />}
    </div>
  )
}

function UndoLine({ entry }: { readonly entry: Undoable }) {
  const texts = useTexts(sharedTexts)
  const { close } = useBaseTexts().ui
  const seconds = useSecondsUntil(entry.endsAt)
  return (
    <div className="night pointer-events-auto flex min-h-12 items-center gap-3 rounded-control border border-line py-1 pr-1 pl-4 text-14 shadow-float">
      <Icon icon={Check} />
      <span aria-hidden="true" className="min-w-0 flex-1 py-1.5">
        {entry.text} {entry.countdown({ seconds })}
      </span>
      <button
        type="button"
        onClick={undoLatest}
        className="underlined flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold outline-offset-[-4px]"
      >
        {texts.undo} <Kbd>Z</Kbd>
      </button>
      <button
        type="button"
        aria-label={close}
        onClick={() => dismissUndo(entry.id)}
        className="flex size-11 items-center justify-center rounded-control outline-offset-[-4px]"
      >
        <Icon icon={X} size={18} />
      </button>
    </div>
  )
}

function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
