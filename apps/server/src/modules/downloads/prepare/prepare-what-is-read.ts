import type { Log } from '../../../platform/log/log.ts'
import type { PreparePost } from './prepare-post.service.ts'

/** Between two posts, so that nobody who reads waits for what others may download. */
const REST_MS = 1_000

/** More than these are left to the job that looks for all. */
const MOST_WAITING = 500

export interface PrepareWhatIsRead {
  /** A post was read that lacks labels or documents: whoever reads it may download it next. */
  note(postId: number): void
  /** Nothing is prepared before: a process that does no jobs only serves. */
  start(): void
  /** Begins no other post, and waits for the one that is being prepared. */
  stop(): Promise<void>
}

interface Parts {
  readonly preparePost: PreparePost
  readonly log: Log
  readonly restMs?: number
}

/** Prepares posts after they were read, one at a time and unhurried. */
export function createPrepareWhatIsRead({ preparePost, log, restMs = REST_MS }: Parts): PrepareWhatIsRead {
  const waiting = new Set<number>()
  let isStarted = false
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  async function prepareNext(): Promise<void> {
    const [postId] = waiting
    if (postId === undefined) return
    try {
      await preparePost(postId)
    } catch (error) {
      log.warn({ err: error, postId }, 'a post could not be prepared for download')
    }
    waiting.delete(postId)
    rest()
  }

  function rest(): void {
    if (!isStarted || waiting.size === 0) {
      timer = null
      return
    }
    timer = setTimeout(() => {
      running = prepareNext()
    }, restMs).unref()
  }

  return {
    note(postId) {
      if (!isStarted || waiting.size >= MOST_WAITING) return
      waiting.add(postId)
      if (timer === null) rest()
    },
    start() {
      isStarted = true
    },
    async stop() {
      isStarted = false
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
