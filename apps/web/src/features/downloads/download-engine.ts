import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { FETCHED_FILE_MAX_BYTES } from '@mixed-zone/contract/rules/limits'
import type { Download as DownloadAddress } from '@mixed-zone/contract/schemas/downloads'
import { track } from '../../analytics/track.ts'
import type { Result } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { downloadUrl, saveFile } from '../../api/save-file.ts'
import { currentLocale } from '../../i18n/language-store.ts'
import { callFor, type DownloadChoice, type DownloadRequest, hasChosenText } from './download-request.ts'
import { type Download, useDownloads } from './download-store.ts'
import { fetchRest, ReceivedBytes } from './fetch-rest.ts'
import { createSpeedometer } from './transfer-speed.ts'
import { ZipFollower } from './zip-follower.ts'

const PROGRESS_INTERVAL_MS = 250
const MAX_RETRY_DELAY_MS = 30_000

type Address = Pick<DownloadAddress, 'url' | 'name' | 'size'>

interface Source {
  readonly title: string
  readonly isOnlyNew?: boolean
  /** Then the text counts as one of its files. */
  readonly hasText?: boolean
  /** Then it is also known how many of its files have arrived. */
  readonly isZip?: boolean
  readonly getAddress: (signal: AbortSignal) => Promise<Result<Address>>
}

/** Starts the download that was chosen in the dialog. Returns its id. */
export function startDownload(request: DownloadRequest, choice: DownloadChoice): number {
  const call = callFor(request, choice)
  track('download', {
    download_kind: call.kind,
    file_id: call.kind === 'zip' ? '' : call.assetId,
    file_name: request.title,
  })
  return startTransfer({
    title: request.title,
    isOnlyNew: choice.isOnlyNew,
    hasText: hasChosenText(request, choice),
    isZip: call.kind === 'zip',
    getAddress: (signal) => {
      if (call.kind === 'zip') return portal.call(getZip, call.body, { signal })
      const { assetId, rendition } = call
      return portal.call(getFileUrl, { assetId, rendition }, { signal })
    },
  })
}

/** Downloads a file whose URL is known. */
export function startFileDownload(title: string, address: Address): void {
  startTransfer({ title, getAddress: () => Promise.resolve({ ok: true, value: address }) })
}

/** Fetches in the page, or hands over to the browser what is too large for that. */
function startTransfer(source: Source): number {
  const id = useDownloads.getState().lastId + 1
  const follower = source.isZip ? new ZipFollower() : null
  const received = new ReceivedBytes(follower)
  const speedometer = createSpeedometer()
  const aborting = new AbortController()
  const { signal } = aborting
  let address: Address | null = null
  let failedAttempts = 0
  let endWait = () => {}

  function patch(change: Partial<Download>): void {
    useDownloads.setState(({ downloads }) => ({
      downloads: downloads.map((download) => (download.id === id ? { ...download, ...change } : download)),
    }))
  }

  async function run(): Promise<void> {
    patch({ state: 'preparing', failure: null })
    while (!signal.aborted) {
      const failure = await attempt().catch(() => new ApiFailure('generic'))
      if (signal.aborted || failure === null) return
      const state = isTransient(failure) ? 'waiting' : 'failed'
      patch({ state, failure, bytesPerSecond: null })
      if (state === 'failed') return
      await waitToRetry(failure)
    }
  }

  /** Fetches what is missing. Returns null if there is nothing more to do. */
  async function attempt(): Promise<ApiFailure | null> {
    if (address === null) {
      const result = await source.getAddress(signal)
      if (!result.ok) return result.failure
      address = result.value
    }
    const { url, name, size } = address
    const before = received.count
    if (before === 0 && !fitsInPage(id, address)) {
      downloadUrl(url, name)
      patch({ state: 'handed-over', sizeBytes: size })
      return null
    }
    speedometer.reset()
    patch({ state: 'running', sizeBytes: size, failure: null })
    const ended = await fetchRest({ url, received, locale: currentLocale(), signal, onBytes: throttledProgress() })
    if (received.count > before) failedAttempts = 0
    if (ended.kind === 'refused') return ended.failure
    if (ended.kind === 'broken') return new ApiFailure('network')
    if (ended.kind === 'whole') {
      saveFile(received.toBlob('application/octet-stream'), name)
      patch({ state: 'done', receivedBytes: received.count, sizeBytes: received.count, bytesPerSecond: null })
      received.clear()
    }
    return null
  }

  function throttledProgress(): () => void {
    let shownAt = Number.NEGATIVE_INFINITY
    return () => {
      const now = performance.now()
      if (now - shownAt < PROGRESS_INTERVAL_MS) return
      shownAt = now
      speedometer.record(received.count)
      const bytesPerSecond = speedometer.bytesPerSecond()
      patch({ receivedBytes: received.count, bytesPerSecond, zip: follower?.progress ?? null })
    }
  }

  /** Exponential backoff, cut short when the browser is online again or somebody presses the button. */
  function waitToRetry({ retryAfterSeconds }: ApiFailure): Promise<void> {
    const backoffMs = Math.min(MAX_RETRY_DELAY_MS, 1000 * 2 ** failedAttempts)
    failedAttempts += 1
    return new Promise((resolve) => {
      endWait = () => {
        clearTimeout(timer)
        window.removeEventListener('online', endWait)
        resolve()
      }
      const timer = setTimeout(endWait, Math.max(backoffMs, (retryAfterSeconds ?? 0) * 1000))
      window.addEventListener('online', endWait)
    })
  }

  const download: Download = {
    id,
    title: source.title,
    state: 'preparing',
    sizeBytes: null,
    receivedBytes: 0,
    bytesPerSecond: null,
    zip: null,
    failure: null,
    hasText: source.hasText ?? false,
    isOnlyNew: source.isOnlyNew ?? false,
    abort: () => {
      aborting.abort()
      endWait()
    },
    resume: () => {
      const state = useDownloads.getState().downloads.find((each) => each.id === id)?.state
      if (state === 'waiting') endWait()
      if (state === 'failed') void run()
    },
  }
  useDownloads.setState(({ downloads }) => ({ downloads: [download, ...downloads], lastId: id }))
  void run()
  return id
}

/** The size limit holds for everything that the page keeps in memory. Files of another host are left to the browser. */
function fitsInPage(id: number, { url, size }: Address): boolean {
  if (new URL(url, location.href).origin !== location.origin) return false
  const inMemory = useDownloads
    .getState()
    .downloads.filter((each) => each.id !== id && each.state !== 'done' && each.state !== 'handed-over')
    .reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0)
  return inMemory + size <= FETCHED_FILE_MAX_BYTES
}

function isTransient({ type }: ApiFailure): boolean {
  return type === 'network' || type === 'unavailable'
}
