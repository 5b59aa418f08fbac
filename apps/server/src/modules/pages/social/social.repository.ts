import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { files, renditions } from '../../../platform/database/schema/files.ts'
import { socialAccounts, socialItems } from '../../../platform/database/schema/social.ts'

export type SocialAccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

export type SocialItemRow = Awaited<ReturnType<typeof listNewestItems>>[number]

export function listAccounts(db: Db) {
  return db
    .select({
      id: socialAccounts.id,
      network: socialAccounts.network,
      handle: socialAccounts.handle,
      url: socialAccounts.url,
      failingSince: socialAccounts.failingSince,
    })
    .from(socialAccounts)
    .orderBy(asc(socialAccounts.position), asc(socialAccounts.id))
}

export function listNewestItems(db: Db, maxPerAccount: number) {
  const rank = sql<number>`row_number() over (
    partition by ${socialItems.accountId} order by ${socialItems.sortedAt} desc, ${socialItems.id} desc)`
  const ranked = db
    .select({ id: socialItems.id, rank: rank.as('rank') })
    .from(socialItems)
    .as('ranked')
  return db
    .select({
      id: socialItems.id,
      accountId: socialItems.accountId,
      title: socialItems.title,
      text: socialItems.text,
      url: socialItems.url,
      imageFileId: socialItems.imageFileId,
      publishedAt: socialItems.publishedAt,
    })
    .from(socialItems)
    .innerJoin(ranked, eq(ranked.id, socialItems.id))
    .where(lte(ranked.rank, maxPerAccount))
    .orderBy(desc(socialItems.sortedAt), desc(socialItems.id))
}

/** The rendition that the page shows. */
const ITEM_PICTURE = { name: '1080', format: 'webp' } as const

export async function findItemPicture(db: Db, itemId: number) {
  const [row] = await db
    .select({ sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType })
    .from(socialItems)
    .innerJoin(
      renditions,
      and(
        eq(renditions.sourceId, socialItems.imageFileId),
        eq(renditions.name, ITEM_PICTURE.name),
        eq(renditions.format, ITEM_PICTURE.format),
      ),
    )
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(eq(socialItems.id, itemId))
  return row
}

const FEED_COLUMNS = {
  id: socialAccounts.id,
  url: socialAccounts.url,
  // Typed non-null: every query that selects FEED_COLUMNS must filter `feedUrl is not null`.
  feedUrl: sql<string>`${socialAccounts.feedUrl}`,
  etag: socialAccounts.etag,
  lastModified: socialAccounts.lastModified,
  failures: socialAccounts.failures,
  fetchRequestedAt: socialAccounts.fetchRequestedAt,
}

export type FeedAccount = Awaited<ReturnType<typeof listDueAccounts>>[number]

export function listDueAccounts(db: Db, now: Date) {
  return db
    .select(FEED_COLUMNS)
    .from(socialAccounts)
    .where(and(isNotNull(socialAccounts.feedUrl), lte(socialAccounts.nextFetchAt, now)))
    .orderBy(asc(socialAccounts.nextFetchAt), asc(socialAccounts.id))
}

export async function findFeedAccount(db: Db, id: number): Promise<FeedAccount | undefined> {
  const [row] = await db
    .select(FEED_COLUMNS)
    .from(socialAccounts)
    .where(and(isNotNull(socialAccounts.feedUrl), eq(socialAccounts.id, id)))
  return row
}

export interface StoredPicture {
  readonly imageUrl: string | null
  readonly imageFileId: number | null
}

export async function mapStoredPicturesByGuid(db: Db, accountId: number): Promise<Map<string, StoredPicture>> {
  const rows = await db
    .select({ guid: socialItems.guid, imageUrl: socialItems.imageUrl, imageFileId: socialItems.imageFileId })
    .from(socialItems)
    .where(eq(socialItems.accountId, accountId))
  return new Map(rows.map(({ guid, ...known }) => [guid, known]))
}

export type NewItem = Omit<typeof socialItems.$inferInsert, 'id' | 'sortedAt'>

/** Inserts or updates items by their guid. `seenAt` keeps its first value: an item without a date must not move to the top again. */
export async function upsertItems(db: Db, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return
  await db
    .insert(socialItems)
    .values([...items])
    .onConflictDoUpdate({
      target: [socialItems.accountId, socialItems.guid],
      set: {
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        url: sql`excluded.url`,
        imageUrl: sql`excluded.image_url`,
        imageFileId: sql`excluded.image_file_id`,
        publishedAt: sql`excluded.published_at`,
      },
    })
}

export async function deleteOlderItems(db: Db, accountId: number, keepCount: number): Promise<void> {
  const older = db
    .select({ id: socialItems.id })
    .from(socialItems)
    .where(eq(socialItems.accountId, accountId))
    .orderBy(desc(socialItems.sortedAt), desc(socialItems.id))
    .offset(keepCount)
  await db.delete(socialItems).where(inArray(socialItems.id, older))
}

/** Clears the request that this fetch fulfils, but keeps one that was made after the fetch started. */
const keepLaterRequest = (startedAt: Date) =>
  sql`case when ${socialAccounts.fetchRequestedAt} > ${startedAt.toISOString()}::timestamptz then ${socialAccounts.fetchRequestedAt} end`

/** Includes the URL that was fetched: if an editor has changed it meanwhile, the result must not change the account's state. */
type AccountRef = Pick<FeedAccount, 'id' | 'feedUrl'>

const matchesAccountAndFeedUrl = ({ id, feedUrl }: AccountRef) =>
  and(eq(socialAccounts.id, id), eq(socialAccounts.feedUrl, feedUrl))

interface FetchSuccess {
  /** When the fetch started. */
  readonly startedAt: Date
  readonly nextFetchAt: Date
  /** The new validators; null if the response had none. Undefined (feed unchanged) keeps the stored ones. */
  readonly etag?: string | null
  readonly lastModified?: string | null
}

export async function recordFetchSuccess(
  db: Db,
  account: AccountRef,
  { startedAt, ...state }: FetchSuccess,
): Promise<void> {
  await db
    .update(socialAccounts)
    .set({
      ...state,
      readAt: startedAt,
      failures: 0,
      failingSince: null,
      problem: null,
      problemStatus: null,
      fetchRequestedAt: keepLaterRequest(startedAt),
    })
    .where(matchesAccountAndFeedUrl(account))
}

interface FetchFailure extends Pick<typeof socialAccounts.$inferInsert, 'failures' | 'problem' | 'problemStatus'> {
  /** When the fetch started. */
  readonly startedAt: Date
  readonly nextFetchAt: Date
}

/** `failingSince` keeps the time of the first failure. */
export async function recordFetchFailure(
  db: Db,
  account: AccountRef,
  { startedAt, ...state }: FetchFailure,
): Promise<void> {
  await db
    .update(socialAccounts)
    .set({
      ...state,
      fetchRequestedAt: keepLaterRequest(startedAt),
      failingSince: sql`coalesce(${socialAccounts.failingSince}, ${startedAt.toISOString()}::timestamptz)`,
    })
    .where(matchesAccountAndFeedUrl(account))
}
