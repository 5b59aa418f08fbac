import { Worker } from 'node:worker_threads'
import type { FeedItem } from './feed-items.ts'
import { FetchError } from './fetch-error.ts'

export interface ParseTask {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Where it was found: addresses in it may be relative. */
  readonly base: string
}

/** Seconds of work for the largest feed that we take. */
const WITHIN_MS = 60_000

const MOST_MEGABYTES = 256

/**
 * Reads a feed in a thread of its own, which ends with it: what a stranger wrote can take neither the time nor the memory
 * of those who are calling meanwhile. Rejects with `FetchError`.
 */
export function parseFeed(task: ParseTask): Promise<FeedItem[]> {
  const worker = new Worker(new URL('./parse-feed-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  return new Promise<FeedItem[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new FetchError('it takes too long to read')), WITHIN_MS)
    worker.once('message', resolve)
    worker.once('error', (cause) => reject(new FetchError('it is no feed', { cause })))
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new FetchError('it is no feed'))
    })
  }).finally(() => worker.terminate())
}
