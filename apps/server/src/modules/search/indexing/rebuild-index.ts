import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { settings } from '../../../platform/database/schema/records.ts'
import type { Platform } from '../../../platform/platform.ts'
import { indexPosts } from './index-posts.ts'
import { listPostIdsAfter, listPostsWithTerms, type TermIds } from './indexing.repository.ts'

/** Increase it whenever posts are indexed differently: the next start reindexes all posts. */
export const INDEX_VERSION = 2

const SETTING = 'search-index'

/** Posts per transaction, short enough for readers of the embedded database, who wait for it. */
const BATCH_SIZE = 100

const stateSchema = z.object({ version: z.int(), doneTo: z.nullable(z.int()) })

type RebuildDeps = Pick<Platform, 'db' | 'clock' | 'log'>

/**
 * Reindexes all posts if they were indexed by another version. It resumes after a restart; several nodes at once repeat work, but do no harm.
 */
export function startRebuild(deps: RebuildDeps): { readonly done: Promise<void>; stop(): Promise<void> } {
  let isStopped = false
  const done = rebuild(deps, () => isStopped).catch((error: unknown) => {
    deps.log.error({ err: error }, 'the search index could not be rebuilt')
  })
  return {
    done,
    stop() {
      isStopped = true
      return done
    },
  }
}

async function rebuild({ db, clock, log }: RebuildDeps, isStopped: () => boolean): Promise<void> {
  let state = await readState(db)
  if (state.version === INDEX_VERSION && state.doneTo === null) return
  let last = state.version === INDEX_VERSION ? (state.doneTo ?? 0) : 0
  while (!isStopped()) {
    const ids = await listPostIdsAfter(db, last, BATCH_SIZE)
    last = ids.at(-1) ?? last
    state = { version: INDEX_VERSION, doneTo: ids.length > 0 ? last : null }
    await db.transaction(async (tx) => {
      await indexPosts(tx, ids)
      await writeState(tx, state, clock.now())
    })
    if (state.doneTo === null) {
      if (last > 0) log.info('the search index was rebuilt')
      return
    }
  }
}

async function readState(db: Db): Promise<z.output<typeof stateSchema>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING))
  return row ? stateSchema.parse(row.value) : { version: 0, doneTo: null }
}

async function writeState(db: Db, value: z.output<typeof stateSchema>, now: Date): Promise<void> {
  const row = { value, updatedAt: now }
  await db
    .insert(settings)
    .values({ key: SETTING, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}

/** Posts are found by the new names of these terms. In batches, so that publishing never waits for long. */
export async function reindexPostsWithTerms(db: Db, terms: TermIds): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last
    last = await db.transaction(async (tx) => {
      const ids = await listPostsWithTerms(tx, terms, { after, limit: BATCH_SIZE })
      await indexPosts(tx, ids)
      return ids.at(-1)
    })
  }
}
