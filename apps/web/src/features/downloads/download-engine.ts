import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { MAX_FETCHED_FILE_BYTES } from '@mixed-zone/contract/rules/limits'
import { track } from '../../analytics/track.ts'
import type { Result } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { downloadUrl, saveFile } from '../../api/save-file.ts'
import { callFor, type DownloadChoice, type DownloadRequest, hasChosenText } from './download-request.ts'
import {
  type Download,
  type DownloadAddress,
  type DownloadSource,
  loadUnfinishedDownloads,
  useDownloads,
} from './download-store.ts'
import { fetchRest, ReceivedBytes } from './fetch-rest.ts'
import { createSpeedometer } from './download-progress.ts'
import { ZipFollower } from './zip-follower.ts'

const PROGRESS_INTERVAL_MS = 250
const MAX_RETRY_DELAY_MS = 30_000
/** Without a byte for this long, the person is offered another attempt. */
const STALL_NOTICE_MS = 20_000

type GetAddress = (signal: AbortSignal) => Promise<Result<DownloadAddress>>

/** Starts the download that was chosen in the dialog. Returns its id. */
export function startDownload(request: DownloadRequest, choice: DownloadChoice): number {
  const call = callFor(request, choice)
  track('download', {
    download_kind: call.kind,
    file_id: call.kind === 'zip' ? '' : call.assetId,
    file_name: request.title,
  })
  const transfer = createTransfer(
    {
      title: request.title,
      hasText: hasChosenText(request, choice),
      zipRequest: call.kind === 'zip' ? call.body : undefined,
    },
    (signal) => {
      if (call.kind === 'zip') return portal.call(getZip, call.body, { signal })
      const { assetId, rendition } = call
      return portal.call(getFileUrl, { assetId, rendition }, { signal })
    },
  )
  void transfer.run()
  return transfer.id
}

/** Downloads a file whose URL is known. */
export function startFileDownload(title: string, address: DownloadAddress): void {
  const transfer = createTransfer({ title, hasText: false }, async (signal) => {
    // The browser's download manager could not tell an ended session from a missing file.
    const failure = isForBrowser(address) ? await findSessionFailure(signal) : null
    return failure === null ? { ok: true, value: address } : { ok: false, failure }
  })
  void transfer.run()
}

/** Lists what this person was downloading before the page was reloaded. Its bytes are lost, so each waits to be started again. */
export function restoreDownloads(userId: string): void {
  for (const { address, ...source } of loadUnfinishedDownloads(userId).toReversed()) {
    const { zipRequest } = source
    createTransfer(
      source,
      async (signal) => (zipRequest ? portal.call(getZip, zipRequest, { signal }) : { ok: true, value: address }),
      address,
    )
  }
}

/**
 * Adds a download to the list. It fetches in the page, or hands over to the browser what is too large for that. One that has an address
 * already was interrupted.
 */
function createTransfer(source: DownloadSource, getAddress: GetAddress, knownAddress: DownloadAddress | null = null) {
  const id = useDownloads.getState().lastId + 1
  const follower = source.zipRequest ? new ZipFollower() : null
  const received = new ReceivedBytes(follower)
  const speedometer = createSpeedometer()
  const aborting = new AbortController()
  const { signal } = aborting
  let address = knownAddress
  let failedAttempts = 0
  let endWait = () => {}
  let restartAttempt = () => {}

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
      if (failure === 'restart') continue
      const state = isTransient(failure) ? 'waiting' : 'failed'
      patch({ state, failure, bytesPerSecond: null })
      if (state === 'failed') return
      await waitToRetry(failure)
    }
  }

  /** Fetches what is missing. Returns null if there is nothing more to do. */
  async function attempt(): Promise<ApiFailure | 'restart' | null> {
    if (address === null) {
      const result = await getAddress(signal)
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
    patch({ state: 'running', address, sizeBytes: size, failure: null })
    const ended = await fetchAttempt(url)
    if (received.count > before) failedAttempts = 0
    if (ended.kind === 'cancelled') return 'restart'
    if (ended.kind === 'broken') return new ApiFailure('network')
    if (ended.kind === 'refused') {
      // The address of an ended session is not found either.
      const sessionFailure = ended.failure.type === 'not-found' ? await findSessionFailure(signal) : null
      return sessionFailure ?? ended.failure
    }
    saveFile(received.toBlob('application/octet-stream'), name)
    patch({ state: 'done', receivedBytes: received.count, sizeBytes: received.count, bytesPerSecond: null })
    received.clear()
    return null
  }

  async function fetchAttempt(url: string) {
    const restarting = new AbortController()
    restartAttempt = () => restarting.abort()
    const showProgress = createProgress()
    const showStall = () => patch({ isStalled: true, bytesPerSecond: null })
    let stallTimer = setTimeout(showStall, STALL_NOTICE_MS)
    try {
      return await fetchRest({
        url,
        received,
        fetch: portal.fetchSigned,
        signal: AbortSignal.any([signal, restarting.signal]),
        onBytes: () => {
          clearTimeout(stallTimer)
          stallTimer = setTimeout(showStall, STALL_NOTICE_MS)
          showProgress()
        },
      })
    } finally {
      clearTimeout(stallTimer)
      patch({ isStalled: false })
    }
  }

  function createProgress(): () => void {
    let shownAt = Number.NEGATIVE_INFINITY
    speedometer.reset()
    return () => {
      const now = performance.now()
      if (now - shownAt < PROGRESS_INTERVAL_MS) return
      shownAt = now
      speedometer.record(received.count)
      const bytesPerSecond = speedometer.bytesPerSecond()
      patch({ receivedBytes: received.count, bytesPerSecond, zip: follower?.progress ?? null, isStalled: false })
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

  function resume(): void {
    const { state, failure = null } = useDownloads.getState().downloads.find((each) => each.id === id) ?? {}
    if (state === 'running') restartAttempt()
    if (state === 'waiting') endWait()
    if (state === 'failed' && failure !== null && isRefusedForGood(failure)) forgetAddress()
    if (state === 'failed' || state === 'interrupted') void run()
  }

  /** A new zip leaves out the file that the server refuses to send. */
  function forgetAddress(): void {
    address = null
    received.clear()
    patch({ address, sizeBytes: null, receivedBytes: 0, zip: null })
  }

  const download: Download = {
    ...source,
    id,
    state: address ? 'interrupted' : 'preparing',
    address,
    sizeBytes: address?.size ?? null,
    receivedBytes: 0,
    bytesPerSecond: null,
    zip: null,
    failure: null,
    isStalled: false,
    abort: () => {
      aborting.abort()
      endWait()
    },
    resume,
  }
  useDownloads.setState(({ downloads }) => ({ downloads: [download, ...downloads], lastId: id }))
  return { id, run }
}

/** Asks the server whether the session still lives. If not, the client signs the person out, as after any other call. */
async function findSessionFailure(signal: AbortSignal): Promise<ApiFailure | null> {
  const result = await portal.call(listSections, undefined, { signal })
  return result.ok ? null : result.failure
}

/** The size limit holds for everything that the page keeps in memory. */
function fitsInPage(id: number, address: DownloadAddress): boolean {
  const inMemory = useDownloads
    .getState()
    .downloads.filter((each) => each.id !== id && STATES_IN_MEMORY.has(each.state))
    .reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0)
  return !isForBrowser(address, inMemory)
}

const STATES_IN_MEMORY: ReadonlySet<Download['state']> = new Set(['preparing', 'running', 'waiting', 'failed'])

/** Files of another host are left to the browser, too. */
function isForBrowser({ url, size }: DownloadAddress, inMemory = 0): boolean {
  if (new URL(url, location.href).origin !== location.origin) return true
  return inMemory + (size ?? 0) > MAX_FETCHED_FILE_BYTES
}

/** Recalled, replaced, or no longer visible. */
function isRefusedForGood({ type }: ApiFailure): boolean {
  return type === 'gone' || type === 'not-found'
}

function isTransient({ type }: ApiFailure): boolean {
  return type === 'network' || type === 'unavailable'
}
