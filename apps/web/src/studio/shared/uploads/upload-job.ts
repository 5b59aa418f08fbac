import type { FileTarget, PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { acceptOf, findLocalProblem } from './accepted-files.ts'
import type { KnownFiles } from './known-files.ts'
import { type FileIdentity, findPending, isSameFile, isSameUrl } from './pending-uploads.ts'
import type { UnbegunFile } from './unbegun-files.ts'
import { targetKey, type UploadItem, type UploadProblem } from './upload-item.ts'
import type { UploadTransport } from './upload-transport.ts'

export interface QueueState {
  readonly items: readonly UploadItem[]
  readonly bytesPerSecond: number | null
}

export interface KnownAddition {
  readonly sha256: string
  readonly name: string
  readonly target: FileTarget
  readonly order: number
}

export interface QueueDeps extends Pick<KnownFiles, 'lookUp'> {
  readonly transport: UploadTransport
  /** Adds a stored file to the target. Null if it is no longer stored. Rejects with an `UploadFailure`. */
  readonly addKnown: (file: KnownAddition) => Promise<string | null>
  /** The person's unfinished uploads; none if the server cannot be asked. */
  readonly listPending: () => Promise<readonly PendingUpload[]>
  /** Whether the session goes on, after the server refused its token. */
  readonly checkSession: () => Promise<boolean>
  /** Waits for the delay, and for a connection. Rejects when the signal is aborted. */
  readonly waitToRetry: (delayMs: number, signal: AbortSignal) => Promise<void>
  readonly now: () => number
  readonly newId: () => string
  /** Larger with each call, on later pages too. */
  readonly newOrder: () => number
  /** What a crash or a reload would lose without a word. */
  readonly unbegun: {
    readonly find: (file: FileIdentity, target: FileTarget) => UnbegunFile | null
    readonly store: (file: UnbegunFile) => void
    readonly delete: (file: FileIdentity, target: FileTarget) => void
  }
  /** An object URL if the browser can show the file. */
  readonly createPreview: (file: File) => string | null
  /** The items are no longer in the queue. */
  readonly releasePreviews: (items: readonly UploadItem[]) => void
  readonly publish: (state: QueueState) => void
  /** A file was stored. */
  readonly onStored: (item: UploadItem) => void
}

/** What the queue knows about a file beyond what it shows. */
export interface UploadJob {
  item: UploadItem
  readonly file: File
  /** Decides its position in the post, whichever file arrives first. */
  readonly order: number
  /** Of tus, once the server has created the upload. */
  url: string | null
  /** The server was asked to create the upload, and its answer has not come: it may have created it. */
  isUnconfirmed: boolean
  sha256: string | null
  /** An earlier one of the same bytes for the same target. */
  twin: UploadJob | null
  /** Whether this browser remembers it in case the page is closed. */
  isRemembered: boolean
  isLookedUp: boolean
  /** In a row without progress. */
  failedAttempts: number
  hasRestarted: boolean
  /** Between two attempts. */
  isWaiting: boolean
  /** Ends what runs for this file. */
  controller: AbortController
}

type JobDeps = Pick<QueueDeps, 'newId' | 'newOrder' | 'unbegun' | 'createPreview'>

export function createJob(file: File, target: FileTarget, deps: JobDeps): UploadJob {
  const problem = findLocalProblem(file, acceptOf(target))
  return {
    file,
    // A file that is chosen again keeps its position.
    order: deps.unbegun.find(file, target)?.order ?? deps.newOrder(),
    url: null,
    isUnconfirmed: false,
    sha256: null,
    twin: null,
    isRemembered: false,
    isLookedUp: false,
    failedAttempts: 0,
    hasRestarted: false,
    isWaiting: false,
    controller: new AbortController(),
    item: {
      id: deps.newId(),
      name: file.name,
      mediaType: file.type,
      sizeBytes: file.size,
      sentBytes: 0,
      isBegun: false,
      state: problem === null ? 'hashing' : 'refused',
      target,
      objectUrl: problem === null ? deps.createPreview(file) : null,
      assetId: null,
      problem,
      known: null,
      isAdding: false,
    },
  }
}

/** Until the server knows of a file, this browser does. */
export function remember(job: UploadJob, { unbegun }: Pick<QueueDeps, 'unbegun'>): void {
  const { file, order, url, item } = job
  const isUnbegun = url === null && item.state !== 'done' && item.state !== 'refused'
  if (isUnbegun === job.isRemembered) return
  job.isRemembered = isUnbegun
  const { name, size, lastModified } = file
  if (isUnbegun) unbegun.store({ name, size, lastModified, target: item.target, order })
  else unbegun.delete(file, item.target)
}

/** Whether it is still to be sent to the same target. */
export const isQueued = (file: File, target: FileTarget, jobs: readonly UploadJob[]) =>
  jobs.some(
    (job) =>
      job.item.state !== 'done' &&
      job.item.state !== 'refused' &&
      isSameFile(job.file, file) &&
      targetKey(job.item.target) === targetKey(target),
  )

/** Files of one drop are looked up before any of them is stored, so that the server does not know of equal ones. */
export function findTwin({ sha256, item: { id, target } }: UploadJob, jobs: readonly UploadJob[]): UploadJob | null {
  if (sha256 === null) return null
  const isTwin = ({ item, ...other }: UploadJob) =>
    item.id !== id &&
    item.state !== 'known' &&
    item.state !== 'refused' &&
    other.sha256 === sha256 &&
    targetKey(item.target) === targetKey(target)
  return jobs.find(isTwin) ?? null
}

/** The unfinished upload of the same file, unless one of the files here continues it. */
export function findRest(
  { file, item }: UploadJob,
  pending: readonly PendingUpload[],
  jobs: readonly UploadJob[],
): PendingUpload | null {
  const others = pending.filter(({ url }) => !jobs.some((job) => job.url !== null && isSameUrl(job.url, url)))
  return findPending(file, others, item.target)
}

/** Ends what runs for a file; it can be started again. */
export function stopJob(job: UploadJob): void {
  job.controller.abort()
  job.controller = new AbortController()
  job.isWaiting = false
}

/** A fault of our own, which must not look like one that passes. */
export const UNEXPECTED_PROBLEM: UploadProblem = { type: 'unexpected', reason: '' }
