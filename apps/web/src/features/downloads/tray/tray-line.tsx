import { CircleAlert, CircleCheck, Download as DownloadIcon, type LucideIcon, RotateCw, X } from 'lucide-react'
import { cancelDownload, resumeDownload } from '../../../downloads/download-engine.ts'
import { type Download, type DownloadState, isUnfinished } from '../../../downloads/download-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ProgressBar } from '../../../ui/components/progress.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { downloadFailure } from '../download-failure.ts'
import { downloadsTexts } from '../downloads-texts.ts'
import { filesSoFar, progressFacts, shareOf } from '../progress-facts.ts'

const LOOKS: Readonly<Record<DownloadState, { icon: LucideIcon; colour: string }>> = {
  preparing: { icon: DownloadIcon, colour: 'text-ink' },
  running: { icon: DownloadIcon, colour: 'text-ink' },
  waiting: { icon: CircleAlert, colour: 'text-accent-text' },
  failed: { icon: CircleAlert, colour: 'text-flare' },
  done: { icon: CircleCheck, colour: 'text-pitch' },
  'handed-over': { icon: DownloadIcon, colour: 'text-sky' },
}

/** One download of the tray. */
export function TrayLine({ download }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  const { id, title, state } = download
  const { icon, colour } = LOOKS[state]
  const canResume = state === 'waiting' || state === 'failed'
  const label = isUnfinished(download) ? texts.cancelNamed({ title }) : texts.dismissNamed({ title })
  return (
    <li className="border-t border-line py-2 pr-2 pl-4">
      <div className="flex items-start gap-3">
        <Icon icon={icon} className={`mt-2.5 ${colour}`} />
        <div className="min-w-0 flex-1 py-2">
          <p className="truncate text-14 font-semibold">{title}</p>
          <Facts download={download} />
        </div>
        {canResume && (
          <IconButton
            icon={RotateCw}
            label={texts.resumeNamed({ title })}
            size="small"
            onClick={() => resumeDownload(id)}
          />
        )}
        <IconButton icon={X} label={label} size="small" onClick={() => cancelDownload(id)} />
      </div>
    </li>
  )
}

function Facts({ download }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  const formats = useFormats()
  const { state, receivedBytes } = download
  if (state === 'handed-over') return <p className="text-14 text-muted">{texts.handedOver}</p>
  if (state === 'failed') return <p className="text-14 text-flare">{downloadFailure(download, texts)}</p>
  if (state === 'done') return <p className="text-14 text-muted">{formats.bytes(receivedBytes)}</p>
  const files = filesSoFar(download, texts)
  return (
    <>
      <p className="mb-1.5 text-14 text-muted">
        {state === 'waiting' ? downloadFailure(download, texts) : progressFacts(download, formats, texts)}
      </p>
      {files !== null && <p className="mb-1.5 text-14 text-muted">{files}</p>}
      <ProgressBar label={texts.progress} value={shareOf(download)} isLabelHidden />
    </>
  )
}
