import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { settings } from '../../../platform/database/schema/records.ts'
import type { Log } from '../../../platform/log/log.ts'
import { indexPosts } from './index-posts.ts'
import { listIdsAfter } from './index.repository.ts'

/** To be raised whenever what a post is found by changes: the next start indexes all posts anew. */
export const INDEX_VERSION = 1

const SETTING = 'search-index'

/** Posts for one transaction: a reader of the embedded database waits for no more than these. */
const STEP = 100

const stateSchema = z.object({ version: z.int(), doneTo: z.nullable(z.int()) })

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/**
 * Indexes all posts anew where this version finds them by other words than the last. It may be broken off at any moment, and
 * goes on from there at the next start; several nodes at once do the same work twice and nothing wrong.
 */
export function startRebuild(parts: Parts): { readonly done: Promise<void>; stop(): Promise<void> } {
  let isStopped = false
  const done = rebuild(parts, () => isStopped).catch((error: unknown) => {
    parts.log.error({ err: error }, 'the search index could not be rebuilt')
  })
  return {
    done,
    stop() {
      isStopped = true
      return done
    },
  }
}

async function rebuild({ db, clock, log }: Parts, isStopped: () => boolean): Promise<void> {
  let state = await readState(db)
  if (state.version === INDEX_VERSION && state.doneTo === null) return
  let last = state.version === INDEX_VERSION ? (state.doneTo ?? 0) : 0
  while (!isStopped()) {
    const ids = await listIdsAfter(db, last, STEP)
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
