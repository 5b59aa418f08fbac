import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { formatTimeLeft } from './time-left.ts'
import { isActive, type UploadItem, type UploadState } from './upload-item.ts'
import { UploadRow } from './upload-row.tsx'
import type { UploadTotals } from './upload-totals.ts'
import { openUploadQueue } from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** More would slow the page down; those that need a decision come first. */
const MAX_ROWS = 100

/** What needs somebody, then what moves, then the rest. */
const ORDER: readonly UploadState[] = ['failed', 'refused', 'known', 'sending', 'paused', 'hashing', 'queued', 'done']

interface UploadsDialogProps {
  readonly items: readonly UploadItem[]
  readonly totals: UploadTotals
  readonly onClose: () => void
}

/** Every file that is on its way, with what can be done about it. */
export function UploadsDialog({ items, totals, onClose }: UploadsDialogProps) {
  const texts = useTexts(uploadsTexts)
  const { formatBytes, formatNumber } = useFormats()
  const { sentBytes, sizeBytes, bytesPerSecond, secondsLeft } = totals
  const rows = items.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
  const details = [
    texts.bytesOf({ sent: formatBytes(sentBytes), total: formatBytes(sizeBytes) }),
    ...(bytesPerSecond === null ? [] : [texts.speed({ size: formatBytes(bytesPerSecond) })]),
    ...(secondsLeft === null ? [] : [texts.timeLeft({ time: formatTimeLeft(secondsLeft) })]),
  ]
  return (
    <Dialog
      isOpen
      isPhoneScreen
      title={texts.dock.title}
      subtitle={details.join(' · ')}
      onClose={onClose}
      footer={<DialogButtons items={items} onClose={onClose} />}
    >
      <ul aria-label={texts.dock.title}>
        {rows.slice(0, MAX_ROWS).map((item) => (
          <li key={item.id} className="border-b border-line">
            <UploadRow item={item} />
          </li>
        ))}
      </ul>
      {rows.length > MAX_ROWS && (
        <p className="pt-3 text-14 text-muted">{texts.dock.more({ shown: formatNumber(rows.length - MAX_ROWS) })}</p>
      )}
    </Dialog>
  )
}

function DialogButtons({ items, onClose }: Pick<UploadsDialogProps, 'items' | 'onClose'>) {
  const texts = useTexts(uploadsTexts)
  const queue = openUploadQueue()
  const of = (state: UploadState) => items.filter((item) => item.state === state)
  const [known, failed, paused] = [of('known'), of('failed'), of('paused')]
  const unfinished = items.filter(({ state }) => state !== 'done')
  function cancelAll(): void {
    queue.cancelMany(unfinished.map(({ id }) => id))
    onClose()
  }
  return (
    <>
      {unfinished.length > 0 && (
        <Button variant="danger" size="small" onClick={cancelAll}>
          {texts.cancelAll}
        </Button>
      )}
      {known.length > 1 && (
        <>
          <Button size="small" onClick={() => known.forEach(({ id }) => queue.uploadAnyway(id))}>
            {texts.uploadAllAnyway}
          </Button>
          <Button size="small" onClick={() => known.forEach(({ id }) => void queue.takeKnown(id))}>
            {texts.useAllKnown}
          </Button>
        </>
      )}
      {failed.length > 1 && (
        <Button size="small" onClick={() => failed.forEach(({ id }) => queue.retry(id))}>
          {texts.retryAll}
        </Button>
      )}
      {items.some(isActive) && (
        <Button size="small" onClick={() => queue.pause(null)}>
          {texts.pause}
        </Button>
      )}
      {paused.length > 0 && (
        <Button size="small" variant="primary" onClick={() => queue.resume(null)}>
          {texts.resume}
        </Button>
      )}
    </>
  )
}
