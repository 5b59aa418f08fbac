import { setTimeout as pause } from 'node:timers/promises'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listChanges, listPostsAfter, type Mark, readMark } from './index.repository.ts'
import { createPostIndex, type PostIndex } from './post-index.ts'

/** The index as the posts are now; null while it is being read, which the database has to be asked instead of. */
export type CurrentIndex = () => Promise<PostIndex | null>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
}

/** Read at a time: others are answered in between. */
const STEP = 1_000

/** Whoever asks while it is being read waits for it so long. */
const PATIENCE_MS = 1_000

/** A change that was made beside the product, by hand, shows within a minute. */
const LONGEST_MS = 60_000

interface Kept {
  readonly index: PostIndex
  readonly mark: Mark
}

/** Reads all posts once, when the first list is asked for, and then what has changed. */
export function createCurrentIndex({ db, clock, changes }: Parts): CurrentIndex {
  let kept: Kept | null = null
  let reading: Promise<void> | null = null
  /** Changes that this node has heard of, and how many of them the index is known to have. */
  let heard = 0
  let caughtUp = -1
  let lookedAt = 0
  changes.subscribe(() => {
    heard += 1
  })

  const keptIndex = () => kept?.index ?? null

  async function readAll(): Promise<void> {
    const mark = await readMark(db)
    const index = createPostIndex()
    for (let last: number | undefined = 0; last !== undefined; ) {
      const some = await listPostsAfter(db, last, STEP)
      for (const post of some) index.put(post, clock.now())
      last = some.at(-1)?.id
    }
    kept = { index, mark }
    // What has changed meanwhile is still to be read.
    caughtUp = -1
  }

  function startReading(): Promise<void> {
    reading ??= readAll().finally(() => {
      reading = null
    })
    return reading
  }

  const catchUp = oneAfterTheOther(async () => {
    if (kept === null) return
    const { index, mark } = kept
    const now = clock.now().getTime()
    // What is heard of from here on may not be among what is read.
    const heardBefore = heard
    const found = await listChanges(db, mark)
    for (const id of found.removed) index.remove(id)
    for (const post of found.put) index.put(post, clock.now())
    // Unless another has been read meanwhile.
    if (keptIndex() !== index) return
    kept = { index, mark: found.mark }
    caughtUp = heardBefore
    lookedAt = now
  })

  const isFresh = () => {
    const age = clock.now().getTime() - lookedAt
    return changes.isConnected() && caughtUp === heard && age >= 0 && age < LONGEST_MS
  }

  return async () => {
    if (kept?.index.isWorn()) kept = null
    if (kept === null) {
      // What keeps it from being read keeps the database from answering as well, and whoever asked hears of it there.
      const isRead = startReading().catch(() => undefined)
      await Promise.race([isRead, pause(PATIENCE_MS, undefined, { ref: false })])
    }
    const index = keptIndex()
    if (index === null) return null
    if (!isFresh()) await catchUp()
    // Of one that was laid aside meanwhile nobody knows whether it has everything.
    return keptIndex() === index ? index : null
  }
}

/** Runs a task for whoever asks. Who asks while it runs may have seen what it has not, and is served by the next run. */
function oneAfterTheOther(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const run = (): Promise<void> => {
    if (running === null) {
      running = task().finally(() => {
        running = null
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return run()
      })
    return next
  }
  return run
}
