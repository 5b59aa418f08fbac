import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import pLimit from 'p-limit'
import type { FeedItem } from '../../../platform/feeds/feed-items.ts'
import type { Feeds } from '../../../platform/feeds/feeds.ts'
import { FetchError } from '../../../platform/feeds/guarded-fetch.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import { recordStudioEvent } from '../../live/live.ts'
import {
  deleteOlderItems,
  type FeedAccount,
  findFeedAccount,
  type StoredPicture,
  listDueAccounts,
  mapStoredPicturesByGuid,
  recordFetchFailure,
  recordFetchSuccess,
  type NewItem,
  upsertItems,
} from './social.repository.ts'

/** Slightly less than the schedule's ten minutes, whose runs are not exactly on time. */
const READ_INTERVAL_MS = 9 * MINUTE_MS
const FIRST_BACKOFF_MS = 10 * MINUTE_MS
const MAX_BACKOFF_MS = 6 * HOUR_MS

/** DNS lookups share libuv's four threads with file access; a slow feed must not block more than half of them. */
const MAX_CONCURRENT = 2
const MAX_ITEMS = 20
const MAX_GUID_CHARACTERS = 500

interface FeedReaderDeps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  readonly feeds: Feeds
  readonly assets: Pick<Assets, 'storeFile'>
}

export interface FeedReader {
  /** Reads all feeds that are due. */
  readDue(): Promise<void>
  /** Reads one feed, due or not. */
  readNow(accountId: number): Promise<void>
}

/** A failing feed keeps its items and is retried with exponential backoff. */
export function createFeedReader({ db, clock, log, feeds, assets }: FeedReaderDeps): FeedReader {
  /** Null if the picture cannot be fetched; the item is stored anyway. */
  async function storePicture(url: string): Promise<number | null> {
    try {
      const bytes = Readable.from([await feeds.fetchPicture(url)])
      return (await assets.storeFile({ bytes, name: 'feed picture', kind: 'image' })).id
    } catch (error) {
      log.info({ err: error }, 'could not fetch a feed picture')
      return null
    }
  }

  async function getPicture({ imageUrl }: FeedItem, stored: StoredPicture | undefined): Promise<StoredPicture> {
    if (imageUrl === null) return { imageUrl, imageFileId: null }
    // One attempt per URL: a server that refuses a picture is not asked again every ten minutes.
    return stored?.imageUrl === imageUrl ? stored : { imageUrl, imageFileId: await storePicture(imageUrl) }
  }

  async function saveItems(account: FeedAccount, items: readonly FeedItem[], startedAt: Date): Promise<void> {
    const picturesByGuid = await mapStoredPicturesByGuid(db, account.id)
    const rows: NewItem[] = []
    for (const item of selectNewest(items, startedAt)) {
      const { guid, title, text, publishedAt } = item
      const picture = await getPicture(item, picturesByGuid.get(guid))
      rows.push({
        ...picture,
        accountId: account.id,
        guid,
        title,
        text,
        publishedAt,
        url: item.url ?? account.url,
        seenAt: startedAt,
      })
    }
    await db.transaction(async (tx) => {
      await upsertItems(tx, rows)
      await deleteOlderItems(tx, account.id, MAX_ITEMS)
    })
  }

  async function read(account: FeedAccount, startedAt: Date): Promise<void> {
    const fetched = await feeds.read(account.feedUrl, account)
    const state = { startedAt, nextFetchAt: new Date(startedAt.getTime() + READ_INTERVAL_MS) }
    if (fetched.kind === 'unchanged') return recordFetchSuccess(db, account, state)
    await saveItems(account, fetched.items, startedAt)
    // Recorded last, so that an interrupted run fetches the same version again.
    const { etag, lastModified } = fetched
    await recordFetchSuccess(db, account, { ...state, etag, lastModified })
  }

  async function readOrBackOff(account: FeedAccount): Promise<void> {
    const startedAt = clock.now()
    let isFailing = false
    try {
      await read(account, startedAt)
    } catch (error) {
      isFailing = true
      log.warn({ err: error, socialAccount: account.id }, 'could not read a feed')
      const failures = account.failures + 1
      const nextFetchAt = new Date(startedAt.getTime() + backoffMs(failures, error))
      await recordFetchFailure(db, account, { startedAt, failures, nextFetchAt, ...problemOf(error) })
    }
    // Editors see at once the result of their request, and that a feed started or stopped failing.
    const hasNews = account.fetchRequestedAt !== null || isFailing !== account.failures > 0
    if (hasNews) await recordStudioEvent(db, { kind: 'setting', permission: 'publish', subjectId: 'social-accounts' })
  }

  return {
    async readDue() {
      const limit = pLimit(MAX_CONCURRENT)
      const due = await listDueAccounts(db, clock.now())
      await Promise.all(due.map((account) => limit(() => readOrBackOff(account))))
    },
    async readNow(accountId) {
      const account = await findFeedAccount(db, accountId)
      // The account may have been deleted, or have lost its feed, since the job was queued.
      if (account) await readOrBackOff(account)
    },
  }
}

/** Any other error than a failed fetch means that the feed could not be parsed or stored. */
function problemOf(error: unknown) {
  if (error instanceof FetchError) return { problem: error.problem, problemStatus: error.status }
  return { problem: 'format' as const, problemStatus: null }
}

/** The newest items, without duplicates. Future dates become now, else such an item would stay on top until then. */
function selectNewest(items: readonly FeedItem[], now: Date): FeedItem[] {
  const byGuid = new Map<string, FeedItem>()
  for (const item of items) {
    const guid = storableGuid(item.guid)
    const publishedAt = item.publishedAt && item.publishedAt > now ? now : item.publishedAt
    if (!byGuid.has(guid)) byGuid.set(guid, { ...item, guid, publishedAt })
  }
  const timeOf = ({ publishedAt }: FeedItem) => publishedAt?.getTime() ?? now.getTime()
  return [...byGuid.values()].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, MAX_ITEMS)
}

/** Some feeds use whole texts as guids, or characters that PostgreSQL cannot store. */
function storableGuid(guid: string): string {
  const isStorable = guid.length <= MAX_GUID_CHARACTERS && !guid.includes('\0') && guid.isWellFormed()
  return isStorable ? guid : createHash('sha256').update(guid).digest('hex')
}

function backoffMs(failures: number, error: unknown): number {
  const retryAfterMs = error instanceof FetchError ? (error.retryAfterSeconds ?? 0) * SECOND_MS : 0
  return Math.max(retryAfterMs, Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS))
}
