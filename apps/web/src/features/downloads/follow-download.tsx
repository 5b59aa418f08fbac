import { Check, CircleCheck, FileText } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { DialogView } from '../../ui/components/overlays/dialog.tsx'
import { ProgressBar } from '../../ui/components/progress.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { KIND_ICONS } from './download-contents.tsx'
import { failureText, progressText, shareOf } from './download-progress.ts'
import { cancelDownload, closeDownloadDialog, type Download } from './download-store.ts'
import { downloadsTexts } from './downloads-texts.ts'
import type { ZipProgress } from './zip-follower.ts'

interface FollowDownloadProps {
  readonly download: Download
  readonly onClose: () => void
}

/** The second view of the dialog: the progress. While it runs, it can only be cancelled. */
export function FollowDownload({ download, onClose }: FollowDownloadProps) {
  const texts = useTexts(downloadsTexts)
  const { ui } = useBaseTexts()
  const isOver = download.state === 'done' || download.state === 'handed-over'

  function handleCancel() {
    cancelDownload(download.id)
    closeDownloadDialog()
  }

  return (
    <DialogView
      onClose={onClose}
      title={download.state === 'done' ? texts.downloaded : texts.downloading}
      subtitle={<UnbrokenText text={download.title} />}
      footer={
        <>
          {!isOver && <p className="mr-auto max-w-80 text-14 text-muted">{texts.goesOn}</p>}
          <FollowButtons download={download} />
          {isOver ? (
            <Button onClick={onClose}>{texts.close}</Button>
          ) : (
            <Button onClick={handleCancel}>{ui.cancel}</Button>
          )}
        </>
      }
    >
      <FollowView download={download} />
    </DialogView>
  )
}

function FollowButtons({ download: { state, isStalled, resume } }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  if (isStalled) return <Button onClick={resume}>{texts.tryAgain}</Button>
  if (state === 'waiting') return <Button onClick={resume}>{texts.resume}</Button>
  if (state === 'failed') return <Button onClick={resume}>{texts.tryAgain}</Button>
  return null
}

function FollowView({ download }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  const locale = useLocale()
  const formats = useFormats()
  const share = shareOf(download)
  if (download.state === 'handed-over') return <Alert variant="info">{texts.handedOver}</Alert>
  if (download.state === 'failed') return <Alert variant="error">{failureText(download, texts)}</Alert>
  if (download.state === 'done') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Icon icon={CircleCheck} size={24} className="text-pitch" />
        {texts.savedText({ size: formats.bytes(download.receivedBytes) })}
      </p>
    )
  }
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4 text-muted">
        {share !== null && <span className="headline-48 text-ink">{formatPercent(share, locale)}</span>}
        {progressText(download, formats, texts)}
      </p>
      <ProgressBar label={texts.progress} value={share} isLabelHidden />
      {download.zip && <ZipProgressList progress={download.zip} />}
      {(download.state === 'waiting' || download.isStalled) && (
        <Alert variant="warning" className="mt-4">
          {download.isStalled ? texts.stalled : failureText(download, texts)}
        </Alert>
      )}
    </>
  )
}

const ROW = 'flex items-center gap-3 border-t border-line px-4 py-3 sm:px-6'

/** How many files of each kind have arrived. */
function ZipProgressList({ progress: { parts, hasText } }: { readonly progress: ZipProgress }) {
  const texts = useTexts(downloadsTexts)
  return (
    <ul className="-mx-4 mt-6 -mb-6 sm:-mx-6">
      {parts.map(({ kind, done, total }) => (
        <li key={kind} className={ROW}>
          <Icon icon={KIND_ICONS[kind]} />
          <span className="min-w-0 flex-1 font-semibold">{texts[kind]({ count: total })}</span>
          {done === total ? <Ready /> : <span className="text-14 text-muted">{texts.ofKind({ done, total })}</span>}
        </li>
      ))}
      {hasText && (
        <li className={ROW}>
          <Icon icon={FileText} />
          <span className="min-w-0 flex-1 font-semibold">{texts.text}</span>
          <Ready />
        </li>
      )}
    </ul>
  )
}

function Ready() {
  const texts = useTexts(downloadsTexts)
  return (
    <span className="flex items-center gap-1.5 text-14 text-pitch">
      <Icon icon={Check} size={16} />
      {texts.ready}
    </span>
  )
}
