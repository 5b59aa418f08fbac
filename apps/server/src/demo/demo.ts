import { createAssets } from '../modules/assets/assets.ts'
import { indexPosts } from '../modules/search/search.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database, Db } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { demoPosts } from '@mixed-zone/demo-league/content/all-posts'
import type { DemoPost } from '@mixed-zone/demo-league/content/post-type'
import { insertAudit } from './fill/insert-audit.ts'
import { insertLeague } from './fill/insert-league.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, insertPeople } from './fill/insert-people.ts'
import { insertPosts } from './fill/insert-posts.ts'
import { insertQuickLinks } from './fill/insert-quick-links.ts'
import { insertSocial } from './fill/insert-social.ts'
import { insertUsage } from './fill/insert-usage.ts'
import { isEmpty, lockUnfilled, readMark, writeMark } from './fill/mark.ts'
import { type StoredArt, storeArt } from './fill/store-art.ts'
import { createTeller } from './fill/told.ts'
import { planSeason } from '@mixed-zone/demo-league/league/season'

export interface DemoParts {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  /** The league's time zone. */
  readonly timeZone: string
  /** The product key in force, as `seedSections` gives it. */
  readonly productKey: string
  /** Whether accounts may exist whose password everybody knows. */
  readonly allowAccounts: boolean
  readonly onProgress?: (progress: DemoProgress) => void
}

export interface DemoProgress {
  readonly done: number
  readonly total: number
}

export interface Demo {
  /** The accounts that the demo brought along, with their one password; empty where it brought none. */
  readonly accounts: readonly { readonly email: string; readonly password: string }[]
}

type Filled = DemoParts & { readonly art: StoredArt; readonly content: readonly DemoPost[] }

/** All rows of the demo, and the mark that it is full: together or not at all. */
async function insertAll(tx: Db, parts: Filled): Promise<void> {
  if (!(await lockUnfilled(tx))) return
  const { timeZone, productKey, art, content, allowAccounts } = parts
  const now = parts.clock.now()
  const season = planSeason({ now, timeZone })
  const league = await insertLeague(tx, season, art)
  const teller = createTeller({ now, timeZone, season: season.name })
  const stored = await insertPosts(tx, content, { filling: { now, timeZone, productKey, league, teller }, art })
  await indexPosts(
    tx,
    stored.posts.map(({ id }) => id),
  )
  await insertQuickLinks(tx, stored.posts)
  await insertSocial(tx, { art, now })
  const people = await insertPeople(tx, { now, withAccounts: allowAccounts })
  const files = [...art.pictures.values(), ...art.documents.values(), ...[...art.videos.values()].map((v) => v.film)]
  const bytesOf = new Map(files.map((file) => [file.id, file.sizeBytes]))
  await insertUsage(tx, { people: people.media, stored, bytesOf, now })
  await insertAudit(tx, { people, posts: stored.posts, now })
  await writeMark(tx, { state: 'full', hasAccounts: allowAccounts }, now)
}

/**
 * Fills an empty database with the demo league. Files first, each kept once, then every row in one transaction: broken off
 * at any moment, it is either not there or whole, and the next call goes on. A database that holds anything of its own, or
 * the whole demo already, is left as it is; null where there is no demo in it. Other posts than the league's may be given.
 */
export async function fillDemo(parts: DemoParts, given?: readonly DemoPost[]): Promise<Demo | null> {
  const { database, storage, clock, onProgress } = parts
  const { db } = database
  const mark = await readMark(db)
  if (mark === null && !(await isEmpty(db))) return null
  if (mark?.state !== 'full') {
    await writeMark(db, { state: 'filling', hasAccounts: false }, clock.now())
    const content = given ?? demoPosts({ now: clock.now(), timeZone: parts.timeZone })
    const assets = createAssets({ db, storage, clock })
    const art = await storeArt(assets, content, (done, total) => onProgress?.({ done, total }))
    await db.transaction((tx) => insertAll(tx, { ...parts, art, content }))
  }
  const filled = await readMark(db)
  const accounts = filled?.hasAccounts ? DEMO_ACCOUNTS : []
  return { accounts: accounts.map(({ email }) => ({ email, password: DEMO_PASSWORD })) }
}
