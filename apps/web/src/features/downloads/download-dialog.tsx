import { MAX_FETCHED_FILE_BYTES } from '@mixed-zone/contract/rules/limits'
import { Check, CircleCheck, Download as DownloadIcon, FileText, Info, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { DialogView, DialogWindow } from '../../ui/components/overlays/dialog.tsx'
import { ProgressBar } from '../../ui/components/progress.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { AssetsContents, KIND_ICONS, PackContents } from './download-contents.tsx'
import { startDownload } from './download-engine.ts'
import { failureText, progressText, shareOf } from './download-progress.ts'
import {
  callFor,
  chosenAssets,
  defaultChoice,
  type DownloadChoice,
  type DownloadRequest,
  totalOf,
} from './download-request.ts'
import { cancelDownload, closeDownloadDialog, type Download, useDownloads } from './download-store.ts'
import { DownloadTray } from './download-tray.tsx'
import { downloadsTexts } from './downloads-texts.ts'
import type { ZipProgress } from './zip-follower.ts'

/** Over every screen: the dialog that starts a download, and the tray of those that run. */
export function DownloadsLayer() {
  const request = useDownloads((state) => state.request)
  return (
    <>
      {request && <DownloadDialog key={request.title} request={request} />}
      <DownloadTray />
    </>
  )
}

/** Lets one choose what to download, then shows its progress. Closing it does not stop the download. */
function DownloadDialog({ request }: { readonly request: DownloadRequest }) {
  const [startedId, setStartedId] = useState<number | null>(null)
  const download = useDownloads(({ downloads }) => downloads.find(({ id }) => id === startedId))
  // Removed in the tray meanwhile.
  if (startedId !== null && download === undefined) return null
  return (
    <DialogWindow isOpen onClose={closeDownloadDialog}>
      {download === undefined ? (
        <ChooseDownload
          request={request}
          onStart={(choice) => setStartedId(startDownload(request, choice))}
          onClose={closeDownloadDialog}
        />
      ) : (
        <FollowDownload download={download} onClose={closeDownloadDialog} />
      )}
    </DialogWindow>
  )
}

interface ChooseDownloadProps {
  readonly request: DownloadRequest
  readonly onStart: (choice: DownloadChoice) => void
  readonly onClose: () => void
}

/** The first view of the dialog: contents, total size, picture size and language. */
function ChooseDownload({ request, onStart, onClose }: ChooseDownloadProps) {
  const locale = useLocale()
  const texts = useTexts(downloadsTexts)
  const { formatBytes } = useFormats()
  const [choice, setChoice] = useState(() => defaultChoice(request, locale))
  const basketTexts = useBaseTexts().basket
  const { count, sizeBytes, precision } = totalOf(request, choice)
  const size = formatBytes(sizeBytes)
  const sizeText = { exact: size, about: texts.about({ size }), 'at-most': texts.atMost({ size }) }[precision]
  const isForBrowser = sizeBytes > MAX_FETCHED_FILE_BYTES
  const isZip = callFor(request, choice).kind === 'zip'
  const addToBasket = request.kind === 'assets' ? request.onAddToBasket : undefined

  function handleAddToBasket() {
    if (request.kind === 'assets') addToBasket?.(new Set(chosenAssets(request, choice).map(({ id }) => id)))
    onClose()
  }

  return (
    <DialogView
      onClose={onClose}
      title={texts.download}
      subtitle={<UnbrokenText text={request.title} />}
      footer={
        <>
          <p className="mr-auto max-sm:w-full">
            <span className="figures block text-[1.375rem]">{sizeText}</span>
            <span className="text-14 text-muted">{texts.oneZip({ count })}</span>
          </p>
          {addToBasket && count > 0 && (
            <Button
              icon={ShoppingBasket}
              className="whitespace-nowrap max-sm:flex-1 max-sm:px-2!"
              onClick={handleAddToBasket}
            >
              {basketTexts.addShort}
            </Button>
          )}
          <Button
            variant="primary"
            icon={DownloadIcon}
            className="whitespace-nowrap max-sm:flex-1 max-sm:px-2!"
            isDisabled={count === 0}
            disabledReason={texts.chooseSomething}
            onClick={() => onStart(choice)}
          >
            {texts.download}
          </Button>
        </>
      }
    >
      <div className="-mx-4 -mb-6 border-t border-line sm:-mx-6">
        {request.kind === 'assets' ? (
          <AssetsContents request={request} choice={choice} onChange={setChoice} />
        ) : (
          <PackContents request={request} choice={choice} onChange={setChoice} />
        )}
        {(isZip || isForBrowser) && (
          <p className="flex gap-3 bg-paper px-4 py-3 text-14 text-ink2 sm:px-6">
            <Icon icon={Info} className="text-sky" />
            {isForBrowser ? texts.browserNote : texts.includes}
          </p>
        )}
      </div>
    </DialogView>
  )
}

interface FollowDownloadProps {
  readonly download: Download
  readonly onClose: () => void
}

/** The second view of the dialog: the progress. While it runs, it can only be cancelled. */
function FollowDownload({ download, onClose }: FollowDownloadProps) {
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
          {!isOver && <p className="mr-auto max-w-80 text-14 text-muted">{texts.continuesInBackground}</p>}
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
        {texts.savedText({ size: formats.formatBytes(download.receivedBytes) })}
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
    <ul className="-mx-4 mt-6 last:-mb-6 sm:-mx-6">
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
