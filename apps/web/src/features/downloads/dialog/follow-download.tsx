import { CircleCheck } from 'lucide-react'
import { cancelDownload, resumeDownload } from '../../../downloads/download-engine.ts'
import { closeDownloadDialog, type Download } from '../../../downloads/download-store.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { formatPercent } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { DialogView } from '../../../ui/components/overlays/dialog.tsx'
import { ProgressBar } from '../../../ui/components/progress.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { UnbrokenText } from '../../../ui/primitives/unbroken-text.tsx'
import { downloadFailure } from '../download-failure.ts'
import { downloadsTexts } from '../downloads-texts.ts'
import { progressFacts, shareOf } from '../progress-facts.ts'
import { ZipProgressList } from './zip-progress-list.tsx'

interface FollowDownloadProps {
  readonly download: Download
  readonly onClose: () => void
}

/** The second view of the dialog: how far it is, and nothing to press but Cancel while it runs. */
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

function FollowButtons({ download: { id, state } }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  if (state === 'waiting') return <Button onClick={() => resumeDownload(id)}>{texts.resume}</Button>
  if (state === 'failed') return <Button onClick={() => resumeDownload(id)}>{texts.tryAgain}</Button>
  return null
}

function FollowView({ download }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  const locale = useLocale()
  const formats = useFormats()
  const share = shareOf(download)
  if (download.state === 'handed-over') return <Alert variant="info">{texts.handedOver}</Alert>
  if (download.state === 'failed') return <Alert variant="error">{downloadFailure(download, texts)}</Alert>
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
        {progressFacts(download, formats, texts)}
      </p>
      <ProgressBar label={texts.progress} value={share} isLabelHidden />
      {download.zip && <ZipProgressList progress={download.zip} />}
      {download.state === 'waiting' && (
        <Alert variant="warning" className="mt-4">
          {downloadFailure(download, texts)}
        </Alert>
      )}
    </>
  )
}
