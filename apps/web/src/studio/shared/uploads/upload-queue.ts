import type { FileTarget, PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { nextStepAfter, UploadFailure } from './retry-rules.ts'
import { isActive, targetKey, type UploadItem } from './upload-item.ts'
import {
  createJob,
  findRest,
  findTwin,
  isQueued,
  type QueueDeps,
  remember,
  stopJob,
  UNEXPECTED_PROBLEM,
  type UploadJob,
} from './upload-job.ts'
import { createUploadPublisher } from './upload-publisher.ts'

export const MAX_AT_A_TIME = 4

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Sends files, four at a time and the smallest first. Knows neither React nor the network. */
export function createUploadQueue(deps: QueueDeps) {
  let jobs: UploadJob[] = []
  let isPumpDue = false
  const { publish, publishProgress, recordBytes } = createUploadPublisher(deps, () => jobs.map(({ item }) => item))

  function change(job: UploadJob, values: Partial<UploadItem>): void {
    job.item = { ...job.item, ...values, isBegun: job.url !== null }
    remember(job, deps)
    publish()
  }

  const find = (id: string) => jobs.find(({ item }) => item.id === id)

  /** Starts what can be started. */
  function pump(): void {
    const sending = jobs.filter(({ item }) => item.state === 'sending').length
    const next = jobs
      .filter(({ item, isWaiting }) => item.state === 'queued' && !isWaiting)
      .toSorted((one, other) => one.file.size - other.file.size)
      .slice(0, Math.max(0, MAX_AT_A_TIME - sending))
    for (const job of next) void send(job)
  }

  /** The answers about many files come one right after the other; the smallest of them goes first. */
  function pumpSoon(): void {
    isPumpDue = true
    setTimeout(() => {
      if (isPumpDue) pump()
      isPumpDue = false
    })
  }

  async function lookUp(job: UploadJob): Promise<void> {
    const { signal } = job.controller
    const { sha256, known } = await deps.lookUp(job.file, signal)
    if (signal.aborted) return
    job.sha256 = sha256
    job.isLookedUp = true
    job.twin = known === null ? findTwin(job, jobs) : null
    change(job, known === null && job.twin === null ? { state: 'queued' } : { state: 'known', known })
    pumpSoon()
  }

  async function send(job: UploadJob): Promise<void> {
    const { signal } = job.controller
    change(job, { state: 'sending' })
    try {
      if (job.isUnconfirmed) await findCreated(job)
      if (signal.aborted) return
      const { file, url, order, sha256 } = job
      job.isUnconfirmed = url === null
      const request = { file, url, order, sha256, target: job.item.target, signal }
      const { assetId } = await deps.transport.send({
        ...request,
        onUrl: (created) => {
          Object.assign(job, { url: created, isUnconfirmed: false })
          change(job, {})
        },
        onProgress: (sentBytes) => reportProgress(job, sentBytes),
      })
      if (!signal.aborted) finish(job, assetId)
    } catch (error) {
      if (signal.aborted) return
      await handleFailure(job, error instanceof UploadFailure ? error : new UploadFailure(UNEXPECTED_PROBLEM))
    }
    pump()
  }

  function reportProgress(job: UploadJob, sentBytes: number): void {
    if (job.item.state !== 'sending') return
    const { sentBytes: before, problem } = job.item
    const bytes = sentBytes - before
    // The first report of an attempt says from where it goes on.
    if (bytes > 0) {
      recordBytes(bytes)
      job.failedAttempts = 0
    }
    job.item = { ...job.item, sentBytes, problem: bytes > 0 ? null : problem }
    publishProgress()
  }

  function finish(job: UploadJob, assetId: string | null): void {
    const { sizeBytes } = job.item
    change(job, { state: 'done', sentBytes: sizeBytes, assetId, problem: null, known: null, isAdding: false })
    deps.onStored(job.item)
  }

  async function handleFailure(job: UploadJob, failure: UploadFailure): Promise<void> {
    const { signal } = job.controller
    const { problem, isGone } = failure
    if (problem.type === 'token' && !(await deps.checkSession())) return
    job.failedAttempts += 1
    if (isGone && (await finishIfStored(job))) return
    if (signal.aborted) return
    const step = nextStepAfter(failure, job)
    if (step.kind === 'refuse' || step.kind === 'fail') {
      change(job, { state: step.kind === 'refuse' ? 'refused' : 'failed', problem })
      return
    }
    if (step.kind === 'restart') {
      Object.assign(job, { url: null, hasRestarted: true })
      change(job, { state: 'queued', sentBytes: 0 })
      return
    }
    job.isWaiting = true
    change(job, { state: 'queued', problem })
    void retryAfter(job, step.delayMs)
  }

  async function retryAfter(job: UploadJob, delayMs: number): Promise<void> {
    const { signal } = job.controller
    try {
      await deps.waitToRetry(delayMs, signal)
    } catch {
      return
    }
    job.isWaiting = false
    pump()
  }

  /** An upload whose last answer was lost is gone because it has ended: sending it again would store it twice. */
  async function finishIfStored(job: UploadJob): Promise<boolean> {
    const { sentBytes, sizeBytes, target } = job.item
    if (sentBytes < sizeBytes || job.sha256 === null) return false
    const { known } = await deps.lookUp(job.file, job.controller.signal)
    if (known === null) return false
    const { postId } = target
    const isThere = postId === undefined ? known.posts.length === 0 : known.posts.some(({ id }) => id === postId)
    if (isThere) finish(job, known.assetId)
    return isThere
  }

  /** Finds the upload that the server has created although its answer was lost. */
  async function findCreated(job: UploadJob): Promise<void> {
    const rest = findRest(job, await deps.listPending(), jobs)
    if (rest !== null) Object.assign(job, { url: rest.url, isUnconfirmed: false })
  }

  /** Continues the unfinished upload of the same file; otherwise looks whether its bytes are stored already. */
  function begin(job: UploadJob, pending: readonly PendingUpload[]): void {
    if (job.item.state !== 'hashing') return
    const rest = findRest(job, pending, jobs)
    if (rest === null) {
      void lookUp(job)
      return
    }
    Object.assign(job, { url: rest.url, isLookedUp: true })
    change(job, { state: 'queued', sentBytes: rest.receivedBytes })
  }

  function remove(removed: readonly UploadJob[]): void {
    for (const job of removed) stopJob(job)
    deps.releasePreviews(removed.map(({ item }) => item))
    jobs = jobs.filter((job) => !removed.includes(job))
  }

  /** The other one is enough, unless it was cancelled or refused meanwhile. */
  function takeTwin(job: UploadJob, twin: UploadJob): void {
    const { state } = twin.item
    if (state === 'done' || (state !== 'refused' && jobs.includes(twin))) cancel([job])
    else change(job, { state: 'queued' })
    pump()
  }

  /** Removes all of them before the next file starts, so that none of them is that file. */
  function cancel(cancelled: readonly UploadJob[]): void {
    remove(cancelled)
    for (const { isRemembered, file, item } of cancelled) if (isRemembered) deps.unbegun.delete(file, item.target)
    publish()
    for (const { url, item } of cancelled) if (url !== null && item.state !== 'done') void deps.transport.discard(url)
    pump()
  }

  const isOf = (target: FileTarget | null) => (job: UploadJob) =>
    target === null || targetKey(job.item.target) === targetKey(target)

  function pauseJob(job: UploadJob): void {
    if (!isActive(job.item)) return
    stopJob(job)
    change(job, { state: 'paused' })
  }

  /** Puts a file back to where it was when it was paused or had failed. */
  function resumeJob(job: UploadJob): void {
    Object.assign(job, { failedAttempts: 0, hasRestarted: false })
    change(job, { state: job.isLookedUp ? 'queued' : 'hashing', problem: null })
    if (!job.isLookedUp) void lookUp(job)
  }

  return {
    /** What was chosen; null if it is no longer in the queue. */
    fileOf: (id: string): File | null => find(id)?.file ?? null,
    /** Adds files. One that is already in the queue for the same target is left out. */
    async add(files: readonly File[], target: FileTarget): Promise<void> {
      const added = files.filter((file) => !isQueued(file, target, jobs)).map((file) => createJob(file, target, deps))
      jobs = [...jobs, ...added]
      for (const job of added) remember(job, deps)
      publish()
      const isNew = added.some(({ item }) => item.state === 'hashing')
      // Without the list each file is looked up by its bytes.
      const pending = isNew ? await deps.listPending().catch(() => []) : []
      // Some may have been cancelled meanwhile.
      for (const job of added) if (jobs.includes(job)) begin(job, pending)
      pump()
    },
    pause(target: FileTarget | null): void {
      jobs.filter(isOf(target)).forEach(pauseJob)
      pump()
    },
    resume(target: FileTarget | null): void {
      for (const job of jobs.filter(isOf(target))) if (job.item.state === 'paused') resumeJob(job)
      pump()
    },
    pauseOne(id: string): void {
      jobs.filter(({ item }) => item.id === id).forEach(pauseJob)
      pump()
    },
    /** Also resumes a paused one. */
    retry(id: string): void {
      const job = find(id)
      if (job === undefined || (job.item.state !== 'failed' && job.item.state !== 'paused')) return
      resumeJob(job)
      pump()
    },
    /** After the connection has come back. */
    retryLost(): void {
      for (const job of jobs) {
        if (job.item.state === 'failed' && job.item.problem?.type === 'network') resumeJob(job)
      }
      pump()
    },
    async takeKnown(id: string): Promise<void> {
      const job = find(id)
      if (job?.item.state !== 'known' || job.item.isAdding || job.sha256 === null) return
      if (job.twin !== null) return takeTwin(job, job.twin)
      const { name, target } = job.item
      change(job, { isAdding: true, problem: null })
      try {
        const assetId = await deps.addKnown({ sha256: job.sha256, name, target, order: job.order })
        // It was deleted since: send it.
        if (assetId === null) change(job, { state: 'queued', known: null, isAdding: false })
        else finish(job, assetId)
      } catch (error) {
        const problem = error instanceof UploadFailure ? error.problem : UNEXPECTED_PROBLEM
        change(job, { isAdding: false, problem })
      }
      pump()
    },
    uploadAnyway(id: string): void {
      const job = find(id)
      if (job?.item.state !== 'known' || job.item.isAdding) return
      change(job, { state: 'queued', known: null, problem: null })
      pump()
    },
    /** Ends an upload, also on the server, or removes a file from the list. */
    cancel: (id: string): void => cancel(jobs.filter(({ item }) => item.id === id)),
    cancelMany: (ids: readonly string[]): void => cancel(jobs.filter(({ item }) => ids.includes(item.id))),
    /** Forgets the files that are stored, and their previews. */
    forgetStored(): void {
      remove(jobs.filter(({ item }) => item.state === 'done'))
      publish()
    },
    /** Stops everything. The server keeps what it has received. */
    end(): void {
      remove(jobs)
      publish()
    },
  }
}
