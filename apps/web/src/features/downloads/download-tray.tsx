import {
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Download as DownloadIcon,
  type LucideIcon,
  RotateCw,
  X,
} from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useSession } from '../../session/session-store.ts'
import { ProgressBar } from '../../ui/components/progress.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ErrorText } from '../../ui/primitives/error-text.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { failureText, fileCountText, progressText, shareOf } from './download-progress.ts'
import {
  cancelDownload,
  type Download,
  type DownloadState,
  isUnfinished,
  removeFinishedDownloads,
  storeUnfinishedDownloads,
  useDownloads,
} from './download-store.ts'
import { downloadsTexts } from './downloads-texts.ts'
import type { DownloadsTexts } from './texts/es.ts'

/** The downloads of this page in a corner of every screen; on a phone a single line until it is opened. */
export function DownloadTray() {
  const texts = useTexts(downloadsTexts)
  const downloads = useDownloads((state) => state.downloads)
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(width >= 64rem)').matches)
  const listId = useId()
  const announcement = useAnnouncement(texts)
  const unfinished = downloads.filter(isUnfinished)
  useConfirmLeaving(unfinished.length > 0)
  useStoredDownloads()
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {downloads.length > 0 && (
        <section
          aria-label={texts.tray}
          data-download-tray
          className="fixed right-4 bottom-4 z-40 w-92 max-w-[calc(100vw-2rem)] overflow-hidden rounded-picture border border-edge bg-surface shadow-float max-lg:bottom-[calc(6rem+env(safe-area-inset-bottom))]"
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-12 w-full items-center gap-3 px-4 text-left font-semibold outline-offset-[-3px]"
          >
            <span className="min-w-0 flex-1 py-2">{summary(downloads, texts)}</span>
            <Icon icon={isOpen ? ChevronDown : ChevronUp} />
          </button>
          {!isOpen && unfinished.length > 0 && (
            <div className="px-4 pb-3">
              <ProgressBar label={texts.progress} value={shareOfAll(unfinished)} isLabelHidden />
            </div>
          )}
          <div id={listId} hidden={!isOpen}>
            <ul className="max-h-[40dvh] overflow-y-auto overscroll-contain">
              {downloads.map((download) => (
                <TrayLine key={download.id} download={download} />
              ))}
            </ul>
            {unfinished.length < downloads.length && (
              <div className="border-t border-line px-2 py-1 text-right">
                <Button variant="quiet" size="small" onClick={removeFinishedDownloads}>
                  {texts.clear}
                </Button>
              </div>
            )}
          </div>
        </section>
      )}
    </>
  )
}

function summary(downloads: readonly Download[], texts: DownloadsTexts): string {
  const running = downloads.filter(isUnfinished).length
  if (running > 0) return texts.runningCount({ count: running })
  const failed = downloads.filter(({ state }) => state === 'failed').length
  if (failed > 0) return texts.failedCount({ count: failed })
  const interrupted = downloads.filter(({ state }) => state === 'interrupted').length
  return interrupted > 0 ? texts.interruptedCount({ count: interrupted }) : texts.finished
}

function shareOfAll(downloads: readonly Download[]): number | null {
  const shares = downloads.map(shareOf)
  const known = shares.filter((share) => share !== null)
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / shares.length
}

/** What screen readers announce: that a download started, ended or broke, but not every percent. */
function useAnnouncement(texts: DownloadsTexts): string {
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      useDownloads.subscribe(({ downloads }, before) => {
        for (const { id, title, state } of downloads) {
          if (before.downloads.find((each) => each.id === id)?.state === state) continue
          const text = ANNOUNCEMENTS[state]
          if (text !== null) setAnnouncement(texts[text]({ title }))
        }
      }),
    [texts],
  )
  return announcement
}

const ANNOUNCEMENTS = {
  preparing: null,
  running: 'startedNews',
  waiting: 'brokenNews',
  failed: 'brokenNews',
  interrupted: 'brokenNews',
  done: 'doneNews',
  'handed-over': 'startedNews',
} as const satisfies Record<DownloadState, keyof DownloadsTexts | null>

/** After a reload the tray offers what was unfinished. */
function useStoredDownloads(): void {
  const userId = useSession(({ user }) => user?.id ?? null)
  useEffect(() => {
    if (userId === null) return
    const store = () => storeUnfinishedDownloads(userId, useDownloads.getState().downloads)
    store()
    return useDownloads.subscribe(store)
  }, [userId])
}

/** Leaving the page loses what has been received so far, so the browser asks first. */
function useConfirmLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [isBusy])
}

const LOOKS: Readonly<Record<DownloadState, { icon: LucideIcon; colour: string }>> = {
  preparing: { icon: DownloadIcon, colour: 'text-ink' },
  running: { icon: DownloadIcon, colour: 'text-ink' },
  waiting: { icon: CircleAlert, colour: 'text-accent-text' },
  failed: { icon: CircleAlert, colour: 'text-flare' },
  interrupted: { icon: CircleAlert, colour: 'text-accent-text' },
  done: { icon: CircleCheck, colour: 'text-pitch' },
  'handed-over': { icon: DownloadIcon, colour: 'text-sky' },
}

function TrayLine({ download }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  const { id, title, state, resume } = download
  const { icon, colour } = LOOKS[state]
  const canResume = state === 'waiting' || state === 'failed' || download.isStalled
  const label = isUnfinished(download) ? texts.cancelNamed({ title }) : texts.dismissNamed({ title })
  return (
    <li className="border-t border-line py-2 pr-2 pl-4">
      <div className="flex items-start gap-3">
        <Icon icon={icon} className={`mt-2.5 ${colour}`} />
        <div className="min-w-0 flex-1 py-2">
          <p className="truncate text-14 font-semibold">{title}</p>
          <Facts download={download} />
          {state === 'interrupted' && (
            <Button size="small" className="mt-2" aria-label={texts.resumeNamed({ title })} onClick={resume}>
              {texts.resume}
            </Button>
          )}
        </div>
        {canResume && <IconButton icon={RotateCw} label={texts.resumeNamed({ title })} size="small" onClick={resume} />}
        <IconButton icon={X} label={label} size="small" onClick={() => cancelDownload(id)} />
      </div>
    </li>
  )
}

function Facts({ download }: { readonly download: Download }) {
  const texts = useTexts(downloadsTexts)
  const formats = useFormats()
  const { state, receivedBytes, sizeBytes } = download
  if (state === 'handed-over') return <p className="text-14 text-muted">{texts.handedOver}</p>
  if (state === 'failed') {
    return (
      <p className="text-14 text-flare">
        <ErrorText>{failureText(download, texts)}</ErrorText>
      </p>
    )
  }
  if (state === 'interrupted') {
    const size = sizeBytes === null ? '' : ` ${formats.formatBytes(sizeBytes)}.`
    return <p className="text-14 text-muted">{texts.interrupted + size}</p>
  }
  if (state === 'done') return <p className="text-14 text-muted">{formats.formatBytes(receivedBytes)}</p>
  const files = fileCountText(download, texts)
  return (
    <>
      <p className="mb-1.5 text-14 text-muted">
        {state === 'waiting' ? failureText(download, texts) : progressText(download, formats, texts)}
      </p>
      <p role="status" className="mb-1.5 text-14 text-accent-text empty:hidden">
        {download.isStalled ? texts.stalled : ''}
      </p>
      {files !== null && <p className="mb-1.5 text-14 text-muted">{files}</p>}
      <ProgressBar label={texts.progress} value={shareOf(download)} isLabelHidden />
    </>
  )
}
