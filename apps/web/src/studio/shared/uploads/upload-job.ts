import type { FileTarget, PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { acceptOf, findLocalProblem } from './accepted-files.ts'
import type { KnownFiles } from './known-files.ts'
import type { UploadItem, UploadProblem } from './upload-item.ts'
import type { UploadTransport } from './upload-transport.ts'

export interface QueueState {
  readonly items: readonly UploadItem[]
  readonly bytesPerSecond: number | null
}

export interface QueueDeps extends Pick<KnownFiles, 'lookUp'> {
  readonly transport: UploadTransport
  /** Adds a stored file to the target. Null if it is no longer stored. Rejects with an `UploadFailure`. */
  readonly addKnown: (file: { sha256: string; name: string; target: FileTarget }) => Promise<string | null>
  /** The person's unfinished uploads; none if the server cannot be asked. */
  readonly listPending: () => Promise<readonly PendingUpload[]>
  /** Whether the session goes on, after the server refused its token. */
  readonly checkSession: () => Promise<boolean>
  /** Waits for the delay, and for a connection. Rejects when the signal is aborted. */
  readonly waitToRetry: (delayMs: number, signal: AbortSignal) => Promise<void>
  readonly now: () => number
  readonly newId: () => string
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
  /** Of tus, once the server has created the upload. */
  url: string | null
  sha256: string | null
  isLookedUp: boolean
  /** In a row without progress. */
  failedAttempts: number
  hasRestarted: boolean
  /** Between two attempts. */
  isWaiting: boolean
  /** Ends what runs for this file. */
  controller: AbortController
}

export function createJob(file: File, target: FileTarget, deps: Pick<QueueDeps, 'newId' | 'createPreview'>): UploadJob {
  const problem = findLocalProblem(file, acceptOf(target))
  return {
    file,
    url: null,
    sha256: null,
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
      state: problem === null ? 'hashing' : 'refused',
      target,
      objectUrl: problem === null ? deps.createPreview(file) : null,
      assetId: null,
      problem,
      known: null,
    },
  }
}

/** Ends what runs for a file; it can be started again. */
export function stopJob(job: UploadJob): void {
  job.controller.abort()
  job.controller = new AbortController()
  job.isWaiting = false
}

/** A fault of our own, which must not look like one that passes. */
export const UNEXPECTED_PROBLEM: UploadProblem = { type: 'unexpected', reason: '' }
