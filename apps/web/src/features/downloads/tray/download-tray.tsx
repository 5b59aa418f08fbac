import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { clearFinished } from '../../../downloads/download-engine.ts'
import { type Download, type DownloadState, isUnfinished, useDownloads } from '../../../downloads/download-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProgressBar } from '../../../ui/components/progress.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { downloadsTexts } from '../downloads-texts.ts'
import { shareOf } from '../progress-facts.ts'
import type { DownloadsTexts } from '../texts/es.ts'
import { TrayLine } from './tray-line.tsx'

/** The downloads of this page, in a corner, on every screen. On a phone one line until somebody wants more. */
export function DownloadTray() {
  const texts = useTexts(downloadsTexts)
  const downloads = useDownloads((state) => state.downloads)
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(width >= 64rem)').matches)
  const listId = useId()
  const news = useNews(texts)
  const unfinished = downloads.filter(isUnfinished)
  return (
    <>
      <p role="status" className="sr-only">
        {news}
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
                <Button variant="quiet" size="small" onClick={clearFinished}>
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
  return failed > 0 ? texts.failedCount({ count: failed }) : texts.finished
}

function shareOfAll(downloads: readonly Download[]): number | null {
  const shares = downloads.map(shareOf)
  const known = shares.filter((share) => share !== null)
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / shares.length
}

/** What a screen reader is told: that one began, ended or broke. Not every percent. */
function useNews(texts: DownloadsTexts): string {
  const [news, setNews] = useState('')
  useEffect(
    () =>
      useDownloads.subscribe(({ downloads }, before) => {
        for (const { id, title, state } of downloads) {
          if (before.downloads.find((each) => each.id === id)?.state === state) continue
          const tell = NEWS[state]
          if (tell !== null) setNews(texts[tell]({ title }))
        }
      }),
    [texts],
  )
  return news
}

const NEWS = {
  preparing: null,
  running: 'startedNews',
  waiting: 'brokenNews',
  failed: 'brokenNews',
  done: 'doneNews',
  'handed-over': 'startedNews',
} as const satisfies Record<DownloadState, keyof DownloadsTexts | null>
