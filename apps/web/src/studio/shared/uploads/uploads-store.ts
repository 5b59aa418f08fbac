import { findKnownFiles, listUploads, useKnownFile } from '@mixed-zone/contract/endpoints/studio/files'
import type { PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { create } from 'zustand'
import { queryClient } from '../../../api/query-client.ts'
import { onSessionEnd, useSession } from '../../../session/session-store.ts'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { canBeShown } from './accepted-files.ts'
import { createKnownFiles, hashFile } from './known-files.ts'
import { findPending, isSameFile } from './pending-uploads.ts'
import { UploadFailure } from './retry-rules.ts'
import { deleteUnbegun, findUnbegun, listUnbegun, storeUnbegun, type UnbegunFile } from './unbegun-files.ts'
import { isActive, targetKey, type UploadItem } from './upload-item.ts'
import type { KnownAddition, QueueDeps, QueueState } from './upload-job.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import { createLazyTransport } from './upload-transport.ts'

interface UploadsState extends QueueState {
  /** Pictures of files that were stored a moment ago, by their asset: until the server has made their sizes. */
  readonly previews: ReadonlyMap<string, string>
  /** Null until something is uploaded. */
  readonly queue: UploadQueue | null
}

const EMPTY: UploadsState = { items: [], bytesPerSecond: null, previews: new Map(), queue: null }

/** The uploads of this page. They go on while other screens are open, and end with the session. */
export const useUploadsState = create<UploadsState>()(() => EMPTY)

/** Object URLs keep files open. */
const MAX_PREVIEWS = 500

/** The code of tus, which a screen only needs once files are added. */
export const TUS_PART = { load: async () => (await import('./tus-transport.ts')).tusTransport }

const transport = createLazyTransport(TUS_PART.load)

function createQueueDeps(): QueueDeps {
  return {
    transport,
    ...createKnownFiles({ hash: hashFile, findKnown }),
    addKnown,
    listPending,
    // Any call ends the session in the usual way if it is over.
    checkSession: async () => {
      await studioClient.call(listUploads)
      return useSession.getState().token !== null
    },
    waitToRetry,
    now: () => performance.now(),
    newId: () => crypto.randomUUID(),
    newOrder: createOrder(),
    unbegun: { find: findUnbegun, store: storeUnbegun, delete: deleteUnbegun },
    createPreview: (file) => (canBeShown(file) ? URL.createObjectURL(file) : null),
    releasePreviews,
    publish: (state) => useUploadsState.setState(state),
    onStored: createRefetch(),
  }
}

/** Counts on from the time, so that it is larger than on earlier pages. */
function createOrder(): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Date.now() * 1000)
    return last
  }
}

/** Starts the queue with the first file. The next person on this device must neither send these files nor see them. */
export function openUploadQueue(): UploadQueue {
  const { queue } = useUploadsState.getState()
  if (queue !== null) return queue
  const opened = createUploadQueue(createQueueDeps())
  const events = new AbortController()
  const unwatch = onSessionEnd(() => {
    unwatch()
    events.abort()
    opened.end()
    for (const url of useUploadsState.getState().previews.values()) URL.revokeObjectURL(url)
    useUploadsState.setState(EMPTY)
  })
  window.addEventListener('beforeunload', askBeforeLeaving, { signal: events.signal })
  window.addEventListener('online', () => opened.retryLost(), { signal: events.signal })
  useUploadsState.setState({ queue: opened })
  return opened
}

/** The browser asks whether to leave the page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (countRunningUploads() > 0) event.preventDefault()
}

export function countRunningUploads(): number {
  return useUploadsState.getState().items.filter(isActive).length
}

/** Files that would have to be chosen again after the page is closed or the session has ended. */
export function countUnfinishedUploads(): number {
  const { items } = useUploadsState.getState()
  const unfinished = items.filter((item) => isActive(item) || item.state === 'paused' || item.state === 'failed')
  return unfinished.length + listUnbegun().filter((file) => !items.some((item) => isItemOf(item, file))).length
}

/** What is known of a file on another page, too. */
interface OtherFile extends Pick<PendingUpload, 'name' | 'target'> {
  readonly size: number
}

/** Whether this page has the file. */
export function isItemOf(item: UploadItem, { name, size, target }: OtherFile): boolean {
  return item.name === name && item.sizeBytes === size && targetKey(item.target) === targetKey(target)
}

/** Resolves when nothing is being sent any more, also if something has failed. */
export function waitForUploads(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    if (countRunningUploads() > 0) return
    unsubscribe()
    resolve()
  }
  const unsubscribe = useUploadsState.subscribe(check)
  check()
  return promise
}

/** Uploads that an earlier page or another device has left. */
export interface UnfinishedUploads {
  /** Of which the server has a part. */
  readonly pending: readonly PendingUpload[]
  /** Of which only this browser knows. */
  readonly unbegun: readonly UnbegunFile[]
}

/** Sends what is missing of unfinished uploads from chosen files. Returns how many of the files were among them. */
export function resumeUnfinished(files: readonly File[], { pending, unbegun }: UnfinishedUploads): number {
  const found = files.flatMap((file) => {
    const upload = findPending(file, pending) ?? unbegun.find((other) => isSameFile(file, other))
    return upload === undefined ? [] : [{ file, target: upload.target }]
  })
  const byTarget = Map.groupBy(found, ({ target }) => targetKey(target))
  for (const group of byTarget.values()) {
    const [first] = group
    const chosen = group.map(({ file }) => file)
    if (first) void openUploadQueue().add(chosen, first.target)
  }
  return found.length
}

export async function discardPending({ url }: PendingUpload): Promise<void> {
  await transport.discard(url)
  await queryClient.invalidateQueries({ queryKey: PENDING_KEY })
}

/** Changed by nobody's events but one's own. */
export const PENDING_KEY = studioKey('upload')

async function listPending(): Promise<readonly PendingUpload[]> {
  const result = await studioClient.call(listUploads)
  if (!result.ok) throw new UploadFailure({ type: result.failure.type, reason: '' })
  return result.value.uploads
}

async function findKnown(digests: readonly string[]) {
  const result = await studioClient.call(findKnownFiles, { digests: [...digests] })
  return result.ok ? result.value.files : []
}

async function addKnown(file: KnownAddition): Promise<string | null> {
  const result = await studioClient.call(useKnownFile, file)
  if (result.ok) return result.value.assetId
  if (result.failure.type === 'not-found') return null
  throw new UploadFailure({ type: result.failure.type, reason: result.failure.reason })
}

async function waitToRetry(delayMs: number, signal: AbortSignal): Promise<void> {
  await waitFor(signal, (done) => {
    const timer = setTimeout(done, delayMs)
    return () => clearTimeout(timer)
  })
  if (navigator.onLine) return
  await waitFor(signal, (done) => {
    window.addEventListener('online', done, { once: true })
    return () => window.removeEventListener('online', done)
  })
}

/** Waits until `done` is called. Rejects when the signal is aborted; `start` returns how to clean up. */
function waitFor(signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = start(resolve)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise.finally(stop)
}

/** Keeps those of files that are stored. */
function releasePreviews(items: readonly UploadItem[]): void {
  const stored = items.flatMap(({ objectUrl, assetId, state }) => {
    if (objectUrl === null) return []
    if (state === 'done' && assetId !== null) return [[assetId, objectUrl] as const]
    URL.revokeObjectURL(objectUrl)
    return []
  })
  if (stored.length === 0) return
  const previews = [...useUploadsState.getState().previews, ...stored]
  for (const [, url] of previews.slice(0, -MAX_PREVIEWS)) URL.revokeObjectURL(url)
  useUploadsState.setState({ previews: new Map(previews.slice(-MAX_PREVIEWS)) })
}

/** Small files are stored in bursts. */
const BURST_MS = 300

/** Loads what shows a stored file. The server announces it too, but not to a browser without the live stream. */
function createRefetch(): (item: UploadItem) => void {
  const postIds = new Set<string | undefined>()
  function flush(): void {
    const keys = [...postIds].map((id) =>
      id === undefined ? studioKey('post', 'inbox') : studioKey('post', 'detail', id),
    )
    postIds.clear()
    for (const queryKey of [...keys, PENDING_KEY, studioKey('counts')]) void queryClient.invalidateQueries({ queryKey })
  }
  return ({ target }) => {
    if (postIds.size === 0) setTimeout(flush, BURST_MS)
    postIds.add(target.postId)
  }
}
