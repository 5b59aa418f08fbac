import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { FeedItem } from '../../../platform/feeds/feed-items.ts'
import type { Feeds } from '../../../platform/feeds/feeds.ts'
import { FetchError } from '../../../platform/feeds/fetch-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Assets } from '../../assets/assets.ts'
import {
  deleteOlderItems,
  type DueAccount,
  type KnownPicture,
  listDueAccounts,
  listKnownPictures,
  markFailed,
  markRead,
  type NewItem,
  upsertItems,
} from './social.repository.ts'

const MINUTE_MS = 60_000

/** A little less than the ten minutes of the schedule, whose turns are not on the second. */
const PAUSE_MS = 9 * MINUTE_MS

const FIRST_WAIT_MS = 10 * MINUTE_MS
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS

/** Names are looked up by few threads, which files need too: no more than half of them may wait for somebody's server. */
const MAX_CONCURRENT = 2

const ITEMS_KEPT = 20

const MOST_GUID_CHARACTERS = 500

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly feeds: Feeds
  readonly assets: Pick<Assets, 'storeFile'>
}

/** Reads the feeds whose time has come. One that fails keeps its items, waits longer each time, and stops none of the others. */
export function createReadFeeds({ db, clock, log, feeds, assets }: Parts): () => Promise<void> {
  /** The picture as we keep it; null where there is none to be had. An item without its picture is still an item. */
  async function storePicture(url: string): Promise<number | null> {
    try {
      const bytes = Readable.from([await feeds.fetchPicture(url)])
      return (await assets.storeFile({ bytes, name: 'picture of a feed', kind: 'image' })).id
    } catch (error) {
      log.info({ err: error }, 'a picture of a feed could not be had')
      return null
    }
  }

  async function pictureOf({ imageUrl }: FeedItem, known: KnownPicture | undefined): Promise<KnownPicture> {
    if (imageUrl === null) return { imageUrl, imageFileId: null }
    // Asked for once: a server that refuses a picture is not asked for it every ten minutes.
    return known?.imageUrl === imageUrl ? known : { imageUrl, imageFileId: await storePicture(imageUrl) }
  }

  async function keep(account: DueAccount, items: readonly FeedItem[], now: Date): Promise<void> {
    const known = await listKnownPictures(db, account.id)
    const rows: NewItem[] = []
    for (const item of newestOf(items, now)) {
      const { guid, title, text, publishedAt } = item
      const picture = await pictureOf(item, known.get(guid))
      rows.push({
        ...picture,
        accountId: account.id,
        guid,
        title,
        text,
        publishedAt,
        url: item.url ?? account.url,
        seenAt: now,
      })
    }
    await db.transaction(async (tx) => {
      await upsertItems(tx, rows)
      await deleteOlderItems(tx, account.id, ITEMS_KEPT)
    })
  }

  async function read(account: DueAccount, now: Date): Promise<void> {
    const fetched = await feeds.read(account.feedUrl, account)
    const nextFetchAt = new Date(now.getTime() + PAUSE_MS)
    if (fetched.kind === 'unchanged') return markRead(db, account.id, { nextFetchAt })
    await keep(account, fetched.items, now)
    // Last: broken off before, the same version is read once more.
    const { etag, lastModified } = fetched
    await markRead(db, account.id, { nextFetchAt, etag, lastModified })
  }

  async function readOrWait(account: DueAccount): Promise<void> {
    const now = clock.now()
    try {
      await read(account, now)
    } catch (error) {
      log.warn({ err: error, socialAccount: account.id }, 'a feed could not be read')
      const failures = account.failures + 1
      const nextFetchAt = new Date(now.getTime() + waitMs(failures, error))
      await markFailed(db, account.id, { now, failures, nextFetchAt })
    }
  }

  return async () => {
    const limit = pLimit(MAX_CONCURRENT)
    const due = await listDueAccounts(db, clock.now())
    await Promise.all(due.map((account) => limit(() => readOrWait(account))))
  }
}

/** The newest items, each once. Nothing is said in the future: it would stay on top until then. */
function newestOf(items: readonly FeedItem[], now: Date): FeedItem[] {
  const byGuid = new Map<string, FeedItem>()
  for (const item of items) {
    const guid = storableGuid(item.guid)
    const publishedAt = item.publishedAt && item.publishedAt > now ? now : item.publishedAt
    if (!byGuid.has(guid)) byGuid.set(guid, { ...item, guid, publishedAt })
  }
  const timeOf = ({ publishedAt }: FeedItem) => publishedAt?.getTime() ?? now.getTime()
  return [...byGuid.values()].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, ITEMS_KEPT)
}

/** Some name their items by whole texts, or by what no database takes. */
function storableGuid(guid: string): string {
  const isStorable = guid.length <= MOST_GUID_CHARACTERS && !guid.includes('\0') && guid.isWellFormed()
  return isStorable ? guid : createHash('sha256').update(guid).digest('hex')
}

function waitMs(failures: number, error: unknown): number {
  const asked = error instanceof FetchError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS))
}
