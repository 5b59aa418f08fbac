import { CircleAlert, CircleCheck, CirclePause, Pause, CirclePlay } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ProgressBar } from '../../../ui/components/progress.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Spinner } from '../../../ui/primitives/spinner.tsx'
import { DOCK_CARD, SHOWN_AFTER_END_MS } from '../dock-card.tsx'
import { formatTimeLeft } from './time-left.ts'
import { isActive, type UploadItem } from './upload-item.ts'
import { sumUploads, type UploadTotals } from './upload-totals.ts'
import { UploadsDialog } from './uploads-dialog.tsx'
import { openUploadQueue, useUploadsState } from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'

type CardState = 'running' | 'paused' | 'needsYou' | 'done'

function stateOf(items: readonly UploadItem[], { byState }: UploadTotals): CardState {
  if (items.some(isActive)) return 'running'
  if (byState.known.files + byState.failed.files + byState.refused.files > 0) return 'needsYou'
  return byState.paused.files > 0 ? 'paused' : 'done'
}

/** All uploads of the page in one card: how far they are, and what needs a decision. */
export function UploadCard() {
  const texts = useTexts(uploadsTexts)
  const { formatBytes, formatNumber } = useFormats()
  const items = useUploadsState((state) => state.items)
  const bytesPerSecond = useUploadsState((state) => state.bytesPerSecond)
  const [isOpen, setIsOpen] = useState(false)
  const totals = sumUploads(items, bytesPerSecond)
  const state = stateOf(items, totals)
  const isOver = state === 'done' && !isOpen

  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => openUploadQueue().forgetStored(), SHOWN_AFTER_END_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  const { files, sentBytes, sizeBytes, secondsLeft } = totals
  const counted = { count: files, shown: formatNumber(files) }
  const labels: Readonly<Record<CardState, string>> = {
    running: texts.dock.running(counted),
    paused: texts.dock.paused,
    needsYou: texts.dock.needsYou,
    done: texts.dock.done(counted),
  }
  const progress = texts.bytesOf({ sent: formatBytes(sentBytes), total: formatBytes(sizeBytes) })
  const detail =
    secondsLeft === null ? progress : `${progress} · ${texts.timeLeft({ time: formatTimeLeft(secondsLeft) })}`
  return (
    <div className={DOCK_CARD}>
      <div className="flex items-center gap-2">
        {/* Folded to its icon, the whole card opens the list. */}
        <button
          type="button"
          aria-haspopup="dialog"
          title={`${labels[state]}: ${detail}`}
          onClick={() => setIsOpen(true)}
          className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-control text-left pointer-coarse:min-h-11"
        >
          <StateIcon state={state} />
          <span className="min-w-0 flex-1 sm:max-[80rem]:sr-only">
            <span className="block truncate font-semibold">{labels[state]}</span>
            <span className="block truncate text-muted">{detail}</span>
            <span className="sr-only">, {texts.dock.open}</span>
          </span>
        </button>
        <span className="sm:max-[80rem]:hidden">
          {state === 'running' && (
            <IconButton icon={Pause} size="small" label={texts.pause} onClick={() => openUploadQueue().pause(null)} />
          )}
          {totals.byState.paused.files > 0 && state !== 'running' && (
            <IconButton
              icon={CirclePlay}
              size="small"
              label={texts.resume}
              onClick={() => openUploadQueue().resume(null)}
            />
          )}
        </span>
      </div>
      <div className="mt-1.5 sm:max-[80rem]:hidden">
        <ProgressBar label={texts.dock.title} value={sizeBytes === 0 ? 0 : sentBytes / sizeBytes} isLabelHidden />
      </div>
      {isOpen && <UploadsDialog totals={totals} items={items} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function StateIcon({ state }: { readonly state: CardState }) {
  if (state === 'running') return <Spinner size={16} />
  const icons = { paused: CirclePause, needsYou: CircleAlert, done: CircleCheck } as const
  return <Icon icon={icons[state]} size={16} className={state === 'needsYou' ? 'text-flare' : undefined} />
}
