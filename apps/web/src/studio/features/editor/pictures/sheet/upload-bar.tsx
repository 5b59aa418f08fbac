import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { Pause, CirclePlay } from 'lucide-react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import type { PicturesTexts } from '../texts/es.ts'
import { AddFilesMenu } from '../../../../shared/uploads/add-files-menu.tsx'
import { isActive } from '../../../../shared/uploads/upload-item.ts'
import type { Uploads } from '../../../../shared/uploads/use-uploads.ts'

interface UploadBarProps {
  readonly uploads: Uploads
  readonly target: FileTarget
  readonly isEditable: boolean
  /** How many of the files have captions from the camera. */
  readonly cameraNote: string | null
}

const MAX_SHOWN_SECONDS = 90

function timeLeft(texts: PicturesTexts['uploads'], seconds: number): string {
  if (seconds < MAX_SHOWN_SECONDS) return texts.secondsLeft({ count: seconds })
  return texts.minutesLeft({ count: Math.round(seconds / 60) })
}

/** Bytes of all uploads, their speed and time left, and buttons that pause them and add files. */
export function UploadBar({ uploads, target, isEditable, cameraNote }: UploadBarProps) {
  const texts = useTexts(picturesTexts).uploads
  const formats = useFormats()
  const { totals, items } = uploads
  const { byState } = totals
  const isPaused = items.some(({ state }) => state === 'paused')
  const pace = [
    totals.bytesPerSecond !== null && texts.speed({ speed: formats.formatBytes(totals.bytesPerSecond) }),
    totals.secondsLeft !== null && timeLeft(texts, totals.secondsLeft),
  ]
  return (
    <section aria-label={texts.title} className="border-b border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {items.length > 0 && (
          <>
            <p className="headline-18">
              {texts.bytes({
                sent: formats.formatBytes(totals.sentBytes),
                total: formats.formatBytes(totals.sizeBytes),
              })}
            </p>
            <p className="text-14 text-muted">{pace.filter(Boolean).join(' · ')}</p>
          </>
        )}
        {items.length === 0 && cameraNote !== null && <p className="text-14 text-muted">{cameraNote}</p>}
        {isEditable && (
          <span className="ml-auto flex gap-2">
            {items.some(isActive) && (
              <Button size="small" icon={Pause} onClick={uploads.pause}>
                {texts.pause}
              </Button>
            )}
            {isPaused && (
              <Button size="small" icon={CirclePlay} onClick={uploads.resume}>
                {texts.resume}
              </Button>
            )}
            <AddFilesMenu target={target} />
          </span>
        )}
      </div>
      {items.length > 0 && (
        <>
          <TotalsBar uploads={uploads} />
          <div className="flex flex-wrap gap-x-4 text-12">
            <Count count={byState.done.files} label={texts.ready} />
            <Count count={byState.sending.files} label={texts.sending} />
            <Count count={byState.queued.files + byState.hashing.files} label={texts.queued} />
            <Count count={byState.known.files} label={texts.repeated} className="text-sky" />
            <Count count={byState.failed.files + byState.refused.files} label={texts.failed} className="text-flare" />
            {cameraNote !== null && <span className="ml-auto text-muted">{cameraNote}</span>}
          </div>
        </>
      )}
    </section>
  )
}

interface CountProps {
  readonly count: number
  readonly label: (values: { readonly count: number }) => string
  readonly className?: string
}

function Count({ count, label, className = '' }: CountProps) {
  if (count === 0) return null
  return (
    <span className={className}>
      <span className="font-semibold">{count}</span> {label({ count })}
    </span>
  )
}

/** Ready, sending, failed and repeated bytes, one after the other. */
function TotalsBar({ uploads: { totals } }: { readonly uploads: Uploads }) {
  const texts = useTexts(picturesTexts).uploads
  const { byState, sizeBytes, sentBytes } = totals
  const width = (bytes: number) => ({ width: sizeBytes === 0 ? 0 : `${(bytes / sizeBytes) * 100}%` })
  const onTheWay = Math.max(0, sentBytes - byState.done.sizeBytes)
  return (
    <div
      role="progressbar"
      aria-label={texts.title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={sizeBytes === 0 ? 0 : Math.round((sentBytes / sizeBytes) * 100)}
      className="my-2 flex h-2 gap-px overflow-hidden rounded-control bg-sunken"
    >
      <span className="bg-pitch" style={width(byState.done.sizeBytes)} />
      <span className="bg-pitch opacity-60" style={width(onTheWay)} />
      <span className="bg-flare" style={width(byState.failed.sizeBytes + byState.refused.sizeBytes)} />
      <span className="bg-sky" style={width(byState.known.sizeBytes)} />
    </div>
  )
}
