import { setTimeout as pause } from 'node:timers/promises'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import { createPostColumns, type PostColumns, type ReadPostValues, type Visibility } from './post-columns.ts'
import {
  listPostChanges,
  listPostsAfter,
  listPostsById,
  type PostChange,
  type Position,
  postIdOf,
  readPosition,
} from './post-index.repository.ts'
import type { PostMatches, PostQuery } from './post-query.ts'

/** Which posts are in a list, how many, and the facet counts: answered from memory, as of the last committed change. */
export interface PostIndex {
  find(query: PostQuery): Promise<PostMatches>
  /** The facet values of those of the posts that the viewer sees, by post id. */
  mapVisibleValues(ids: readonly number[], visibility: Visibility): Promise<ReadonlyMap<number, ReadPostValues>>
  /** The next time after `now` at which the clock alone changes what somebody sees; null for none. */
  nextVisibilityChange(now: Date): Promise<Date | null>
  /** A number per post that is another one after each change of the post. */
  versionsOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** Loads all posts unless they are loaded, and retries until it succeeds. */
  ready(): Promise<void>
  stop(): Promise<void>
}

interface PostIndexDeps {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly log: Log
}

/** Posts per statement. Other calls are answered between two batches. */
const BATCH_SIZE = 1_000

/** Changes that nobody announced, e.g. by hand in SQL, are found after this time. */
const MAX_AGE_MS = 60_000

/** How long a call waits while all posts are loaded. */
const MAX_WAIT_MS = 1_500
const RETRY_MS = { first: 200, max: 5_000 }

interface Loaded {
  readonly columns: PostColumns
  readonly position: Position
  /** The version of all posts that have not changed since they were loaded. */
  readonly version: number
  readonly changedVersions: Map<number, number>
  /** The last changes that were read. While another transaction stays open, they are read again and again. */
  readonly appliedChanges: ReadonlySet<PostChange>
}

export function createPostIndex({ db, clock, changes, log }: PostIndexDeps): PostIndex {
  const stopping = new AbortController()
  let loaded: Loaded | null = null
  let loading: Promise<void> | null = null
  /** The version up to which all changes are applied; null before the first time. */
  let appliedVersion: string | null = null
  let appliedAtMs = 0
  /** Numbers loads and batches of changes. */
  let lastVersion = 0

  async function loadOnce(): Promise<void> {
    const position = await readPosition(db)
    const columns = createPostColumns()
    let lastId: number | null = 0
    while (lastId !== null && !stopping.signal.aborted) {
      const batch = await listPostsAfter(db, lastId, BATCH_SIZE)
      for (const post of batch.posts) columns.put(post, clock.now().getTime())
      lastId = batch.lastId
    }
    if (lastId !== null) return
    lastVersion += 1
    loaded = { columns, position, version: lastVersion, changedVersions: new Map(), appliedChanges: new Set() }
    // What has changed since `position` still has to be applied.
    appliedVersion = null
  }

  async function loadUntilDone(): Promise<void> {
    for (let delayMs = RETRY_MS.first; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, RETRY_MS.max)) {
      try {
        return await loadOnce()
      } catch (error) {
        log.error({ err: error, retryMs: delayMs }, 'the post index could not be loaded')
      }
      await pause(delayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  function load(): Promise<void> {
    loading ??= loadUntilDone().finally(() => {
      loading = null
    })
    return loading
  }

  const applyChanges = coalesce(async () => {
    const before = loaded
    if (before === null) return
    const nowMs = clock.now().getTime()
    // A change that is observed during the statement may not be covered by it.
    const versionBefore = changes.versionOf('posts')
    const { postChanges, position } = await listPostChanges(db, before.position)
    if (position.source !== before.position.source) {
      loaded = null
      return
    }
    const ids = postChanges.filter((change) => !before.appliedChanges.has(change)).map(postIdOf)
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE)
      const found = new Map((await listPostsById(db, batch)).map((post) => [post.id, post]))
      for (const id of batch) {
        const post = found.get(id)
        if (post) before.columns.put(post, clock.now().getTime())
        else before.columns.remove(id)
      }
    }
    // A reload finished meanwhile; its own changes are still to be applied.
    if (loaded !== before) return
    if (ids.length > 0) lastVersion += 1
    for (const id of ids) before.changedVersions.set(id, lastVersion)
    loaded = { ...before, position, appliedChanges: new Set(postChanges) }
    appliedVersion = versionBefore
    appliedAtMs = nowMs
  })

  function isUpToDate(): boolean {
    const ageMs = clock.now().getTime() - appliedAtMs
    const version = changes.versionOf('posts')
    return version !== null && version === appliedVersion && ageMs >= 0 && ageMs < MAX_AGE_MS
  }

  async function waitForLoad(): Promise<void> {
    await Promise.race([load(), pause(MAX_WAIT_MS, undefined, { ref: false })])
    if (loaded === null) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
  }

  /** With every change applied that the node had observed before the call. */
  async function current(): Promise<Loaded> {
    let isApplied = false
    for (;;) {
      if (loaded === null) await waitForLoad()
      // The old columns serve until the new ones are loaded.
      if (loaded?.columns.needsCompaction()) void load()
      const before = loaded
      if (before && (isApplied || isUpToDate())) return before
      await applyChanges()
      isApplied = before !== null && loaded?.columns === before.columns
    }
  }

  return {
    find: async (query) => (await current()).columns.find(query),
    mapVisibleValues: async (ids, visibility) => (await current()).columns.mapVisibleValues(ids, visibility),
    async nextVisibilityChange(now) {
      const nextMs = (await current()).columns.nextVisibilityChange(now.getTime())
      return nextMs === null ? null : new Date(nextMs)
    },
    async versionsOf(ids) {
      const { version, changedVersions } = await current()
      return new Map(ids.map((id) => [id, changedVersions.get(id) ?? version]))
    },
    ready: async () => (loaded === null ? load() : undefined),
    async stop() {
      stopping.abort()
      await loading
    },
  }
}

/** Runs a task at most once at a time. Calls during a run share the next run, because they may know of later changes. */
function coalesce(task: () => Promise<void>): () => Promise<void> {
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
