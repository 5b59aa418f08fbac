import { Worker } from 'node:worker_threads'
import type { FeedItem } from './feed-items.ts'
import { FetchError } from './guarded-fetch.ts'

export interface ParseTask {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Base of relative addresses in the feed. */
  readonly base: string
}

/** The largest accepted feed takes seconds. */
const PARSE_TIMEOUT_MS = 60_000
const MAX_HEAP_MB = 256

/**
 * In a worker thread, so that hostile input can block neither the event loop nor the heap. Rejects with `FetchError`.
 */
export function parseFeed(task: ParseTask): Promise<FeedItem[]> {
  const worker = new Worker(new URL('./parse-feed-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  return new Promise<FeedItem[]>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new FetchError('it takes too long to read', { problem: 'format' })),
      PARSE_TIMEOUT_MS,
    )
    worker.once('message', resolve)
    worker.once('error', (cause) => reject(new FetchError('it is no feed', { problem: 'format', cause })))
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new FetchError('it is no feed', { problem: 'format' }))
    })
  }).finally(() => worker.terminate())
}
