import { FETCHED_FILE_MAX_BYTES } from '@mixed-zone/contract/rules/file-limits'
import type { Download as Address } from '@mixed-zone/contract/schemas/downloads'
import type { Result } from '../api/client.ts'
import { ApiFailure } from '../api/failure.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { useSession } from '../session/session-store.ts'
import { type Download, isUnfinished, useDownloads } from './download-store.ts'
import { fetchRest } from './fetch-rest.ts'
import { ReceivedBytes } from './received-bytes.ts'
import { followDownload, saveAsFile } from './save-as-file.ts'
import { createSpeedometer } from './transfer-speed.ts'
import { ZipFollower } from './zip-follower.ts'

/** Often enough to look alive; the page has other things to draw. */
const SHOWN_EVERY_MS = 250
const LONGEST_WAIT_MS = 30_000

type Target = Pick<Address, 'url' | 'name' | 'size'>

export interface DownloadOrder {
  readonly title: string
  readonly isOnlyNew?: boolean
  /** Then how many of its files are there is known too. */
  readonly isZip?: boolean
  /** Asks the server where it is. */
  readonly find: (signal: AbortSignal) => Promise<Result<Target>>
}

interface Work {
  readonly order: DownloadOrder
  readonly received: ReceivedBytes
  readonly follower: ZipFollower | null
  readonly speedometer: ReturnType<typeof createSpeedometer>
  cancelling: AbortController
  target: Target | null
  /** Ends a wait before its time. */
  wake: () => void
  failedTries: number
}

const works = new Map<number, Work>()
let lastId = 0

/** Begins a download in the page, or hands it to the browser where it is too large for that. */
export function startDownload(order: DownloadOrder): number {
  lastId += 1
  const id = lastId
  const follower = order.isZip ? new ZipFollower() : null
  works.set(id, {
    order,
    follower,
    received: new ReceivedBytes(follower),
    speedometer: createSpeedometer(),
    cancelling: new AbortController(),
    target: null,
    wake: () => {},
    failedTries: 0,
  })
  const download: Download = {
    id,
    title: order.title,
    state: 'preparing',
    sizeBytes: null,
    receivedBytes: 0,
    bytesPerSecond: null,
    zip: null,
    failure: null,
    isOnlyNew: order.isOnlyNew ?? false,
  }
  useDownloads.setState(({ downloads }) => ({ downloads: [download, ...downloads] }))
  void run(id)
  return id
}

/** Stops a download and forgets what came of it. */
export function cancelDownload(id: number): void {
  const work = works.get(id)
  works.delete(id)
  work?.cancelling.abort()
  work?.wake()
  useDownloads.setState(({ downloads }) => ({ downloads: downloads.filter((each) => each.id !== id) }))
}

/** Goes on where it stopped: one that waits does so at once, one that failed tries again. */
export function resumeDownload(id: number): void {
  const work = works.get(id)
  const download = useDownloads.getState().downloads.find((each) => each.id === id)
  if (!work || !download) return
  if (download.state === 'waiting') return work.wake()
  if (download.state === 'failed') void run(id)
}

/** Takes what is over from the list. */
export function clearFinished(): void {
  for (const download of useDownloads.getState().downloads) if (!isUnfinished(download)) works.delete(download.id)
  useDownloads.setState(({ downloads }) => ({ downloads: downloads.filter(isUnfinished) }))
}

async function run(id: number): Promise<void> {
  const work = works.get(id)
  if (!work) return
  patch(id, { state: 'preparing', failure: null })
  const { signal } = work.cancelling
  while (!signal.aborted) {
    const failure = await attempt(id, work).catch(() => new ApiFailure('generic'))
    if (signal.aborted || failure === null) return
    if (!isPassing(failure)) return patch(id, { state: 'failed', failure, bytesPerSecond: null })
    patch(id, { state: 'waiting', failure, bytesPerSecond: null })
    await waitForLine(work, failure)
  }
}

/** One try at what is missing. Null where there is nothing more to do. */
async function attempt(id: number, work: Work): Promise<ApiFailure | null> {
  const { order, received, cancelling } = work
  if (work.target === null) {
    const found = await order.find(cancelling.signal)
    if (!found.ok) return found.failure
    work.target = found.value
  }
  const { url, name, size } = work.target
  const before = received.count
  if (before === 0 && !fitsInPage(id, work.target)) {
    followDownload(url, name)
    patch(id, { state: 'handed-over', sizeBytes: size })
    return null
  }
  work.speedometer.reset()
  patch(id, { state: 'running', sizeBytes: size, failure: null })
  const ended = await fetchRest({
    url,
    received,
    locale: currentLocale(),
    signal: cancelling.signal,
    onBytes: showProgress(id, work),
  })
  if (received.count > before) work.failedTries = 0
  if (ended.kind === 'refused') return ended.failure
  if (ended.kind === 'broken') return new ApiFailure('network')
  if (ended.kind === 'whole') {
    saveAsFile(received.toBlob('application/octet-stream'), name)
    patch(id, { state: 'done', receivedBytes: received.count, sizeBytes: received.count, bytesPerSecond: null })
    works.delete(id)
  }
  return null
}

/** The specification's limit holds for all that the page holds at once. Another host's files are the browser's affair. */
function fitsInPage(id: number, { url, size }: Target): boolean {
  if (new URL(url, location.href).origin !== location.origin) return false
  const others = useDownloads.getState().downloads.filter((each) => each.id !== id && works.has(each.id))
  const held = others.reduce((sum, each) => sum + (each.state === 'handed-over' ? 0 : (each.sizeBytes ?? 0)), 0)
  return held + size <= FETCHED_FILE_MAX_BYTES
}

function showProgress(id: number, { received, speedometer, follower }: Work): () => void {
  let shownAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - shownAt < SHOWN_EVERY_MS) return
    shownAt = now
    speedometer.note(received.count)
    const bytesPerSecond = speedometer.bytesPerSecond()
    patch(id, { receivedBytes: received.count, bytesPerSecond, zip: follower?.progress ?? null })
  }
}

/** What gets better by itself. A limit or a file that is gone does not. */
function isPassing({ type }: ApiFailure): boolean {
  return type === 'network' || type === 'unavailable'
}

/** Until the browser says that the line is back, somebody presses the button, or a while has passed. */
function waitForLine(work: Work, { retryAfterSeconds }: ApiFailure): Promise<void> {
  const backoffMs = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** work.failedTries)
  work.failedTries += 1
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, Math.max(backoffMs, (retryAfterSeconds ?? 0) * 1000))
    window.addEventListener('online', end)
    work.wake = end
  })
}

function patch(id: number, change: Partial<Download>): void {
  useDownloads.setState(({ downloads }) => ({
    downloads: downloads.map((each) => (each.id === id ? { ...each, ...change } : each)),
  }))
}

// Whoever leaves loses what has come so far, so the browser asks first; only while there is something to lose.
useDownloads.subscribe(({ downloads }, before) => {
  const isBusy = downloads.some(isUnfinished)
  if (isBusy === before.downloads.some(isUnfinished)) return
  if (isBusy) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
})

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

// Addresses die with the session, and what one person downloads is not for the next to see.
useSession.subscribe((now, before) => {
  if (now.token === before.token) return
  for (const { id } of useDownloads.getState().downloads) cancelDownload(id)
  useDownloads.setState({ wish: null })
})
