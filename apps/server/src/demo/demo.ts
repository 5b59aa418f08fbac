import { type DemoLeague, loadDemoLeague } from '@mixed-zone/demo-league/demo-league'
import type { DemoPost } from '@mixed-zone/demo-league/schemas'
import { createAssets } from '../modules/assets/assets.ts'
import { indexPosts } from '../modules/search/search.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database, Db } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { beginFill, endFill, hasContent, isEmpty, loadFillState, lockFillState } from './fill-state.ts'
import { insertLeague } from './insert-league.ts'
import { insertMails } from './insert-mails.ts'
import { insertQuickLinks, insertSocial } from './insert-pages.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, insertPeople } from './insert-people.ts'
import { insertPosts } from './insert-posts.ts'
import { insertAudit, insertSessions, insertUsage } from './insert-records.ts'
import { insertRequests } from './insert-requests.ts'
import { hasMarkedRows, markRows } from './mark-rows.ts'
import { createPlaceholders } from './placeholders.ts'
import { type StoredArt, storeArt } from './store-art.ts'

export interface DemoDeps {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  /** The league's time zone. */
  readonly timeZone: string
  /** The product key in force, as `seedSections` returns it. */
  readonly productKey: string
  /** Whether videos can be on an external host. */
  readonly hasVideoHost: boolean
  /** Whether to create the accounts with the public password. */
  readonly allowAccounts: boolean
  /** Called in the transaction that inserts the posts. */
  readonly onPostsInserted?: (tx: Db, postIds: readonly number[]) => Promise<void>
  readonly onProgress?: (progress: DemoProgress) => void
}

export interface DemoProgress {
  readonly done: number
  readonly total: number
}

export interface Demo {
  /** The demo's accounts with their password; empty if it has none. */
  readonly accounts: readonly { readonly email: string; readonly password: string }[]
}

type InsertDeps = DemoDeps & { readonly loadLeague: (now: Date) => DemoLeague; readonly art: StoredArt }

/** Inserts all rows and marks the demo as full, in the caller's transaction. */
async function insertAll(tx: Db, deps: InsertDeps): Promise<void> {
  // Not `isEmpty`: somebody may have created the first admin meanwhile.
  if ((await lockFillState(tx))?.state !== 'filling' || (await hasContent(tx))) return
  const { timeZone, productKey, hasVideoHost, loadLeague, art, allowAccounts } = deps
  // Times are relative to the end of the fill, when people begin to look at it.
  const now = deps.clock.now()
  const league = loadLeague(now)
  const stored = await insertLeague(tx, league, { art, now })
  const placeholders = createPlaceholders({ now, timeZone, season: league.season.name, contacts: league.contacts })
  const context = { now, timeZone, productKey, league, stored, art, placeholders, hasVideoHost }
  const storedPosts = await insertPosts(tx, context)
  const postIds = storedPosts.posts.map(({ id }) => id)
  await indexPosts(tx, postIds)
  await deps.onPostsInserted?.(tx, postIds)
  await insertQuickLinks(tx, league, storedPosts.posts)
  await insertSocial(tx, league, { art, now })
  const people = await insertPeople(tx, league, { now, withAccounts: allowAccounts })
  const files = [
    ...art.pictures.values(),
    ...art.documents.values(),
    ...[...art.videos.values()].map(({ file }) => file),
  ]
  const bytesOf = new Map(files.map((file) => [file.id, file.sizeBytes]))
  const decided = await insertRequests(tx, { mediaPeople: league.mediaPeople, people, now })
  await insertMails(tx, { people: people.media, decided, now })
  const lastUse = await insertUsage(tx, { people: people.media, stored: storedPosts, bytesOf, now })
  await insertSessions(tx, { lastUse, now })
  await insertAudit(tx, { people, posts: storedPosts.posts, now })
  await markRows(tx)
  await endFill(tx, { hasAccounts: allowAccounts }, now)
}

/**
 * Fills an empty database with the demo league. Files are stored first, each idempotently, then all rows in one transaction: an
 * interrupted fill leaves no rows behind, and the next call resumes. A database with content of its own, or with the demo already,
 * is left alone. Returns null if there is no demo in it, or none any more. `posts` replaces the league's own posts.
 */
export async function fillDemo(deps: DemoDeps, posts?: readonly DemoPost[]): Promise<Demo | null> {
  const { database, storage, clock, timeZone, onProgress } = deps
  const { backgroundDb: db } = database
  const state = await loadFillState(db)
  if (state?.state !== 'full') {
    if (!(await isEmpty(db))) return null
    await beginFill(db, clock.now())
    const loadLeague = (now: Date): DemoLeague => ({ ...loadDemoLeague({ now, timeZone }), ...(posts && { posts }) })
    const assets = createAssets({ db, storage, clock })
    const art = await storeArt(assets, loadLeague(clock.now()), (done, total) => onProgress?.({ done, total }))
    await db.transaction((tx) => insertAll(tx, { ...deps, loadLeague, art }))
  }
  if (!(await hasMarkedRows(db))) return null
  const filled = await loadFillState(db)
  const accounts = filled?.hasAccounts ? DEMO_ACCOUNTS : []
  return { accounts: accounts.map(({ email }) => ({ email, password: DEMO_PASSWORD })) }
}
