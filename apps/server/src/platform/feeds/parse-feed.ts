import { runInWorker } from '../threads/run-in-worker.ts'
import type { FeedItem } from './feed-items.ts'
import { FetchError } from './guarded-fetch.ts'

export interface ParseTask {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Base of relative addresses in the feed. */
  readonly base: string
}

/** Rejects with `FetchError`. */
export async function parseFeed(task: ParseTask): Promise<FeedItem[]> {
  try {
    return await runInWorker(new URL('./parse-feed-worker.ts', import.meta.url), task)
  } catch (cause) {
    throw new FetchError('it is no feed', { problem: 'format', cause })
  }
}
