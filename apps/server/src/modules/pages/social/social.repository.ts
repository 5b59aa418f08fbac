import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

export function listNewestItems(db: Db, perAccount: number) {
  const rank = sql<number>`row_number() over (
    partition by ${socialItems.accountId} order by ${socialItems.saidAt} desc, ${socialItems.id} desc)`
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
    .where(lte(ranked.rank, perAccount))
    .orderBy(desc(socialItems.saidAt), desc(socialItems.id))
}

const picture = alias(files, 'picture')

export async function findItemPicture(db: Db, itemId: number) {
  const [row] = await db
    .select({ sha256: picture.sha256, sizeBytes: picture.sizeBytes, mediaType: picture.mediaType })
    .from(socialItems)
    .innerJoin(
      renditions,
      and(eq(renditions.sourceId, socialItems.imageFileId), eq(renditions.name, '1080'), eq(renditions.format, 'webp')),
    )
    .innerJoin(picture, eq(picture.id, renditions.fileId))
    .where(eq(socialItems.id, itemId))
  return row
}

const FEED_COLUMNS = {
  id: socialAccounts.id,
  url: socialAccounts.url,
  // Not null: filtered by every query that selects these.
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

export interface KnownPicture {
  readonly imageUrl: string | null
  readonly imageFileId: number | null
}

export async function listKnownPictures(db: Db, accountId: number): Promise<Map<string, KnownPicture>> {
  const rows = await db
    .select({ guid: socialItems.guid, imageUrl: socialItems.imageUrl, imageFileId: socialItems.imageFileId })
    .from(socialItems)
    .where(eq(socialItems.accountId, accountId))
  return new Map(rows.map(({ guid, ...known }) => [guid, known]))
}

export type NewItem = Omit<typeof socialItems.$inferInsert, 'id' | 'saidAt'>

/** Inserts or updates items by their guid. `seenAt` keeps the first value. */
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

export async function deleteOlderItems(db: Db, accountId: number, keep: number): Promise<void> {
  const older = db
    .select({ id: socialItems.id })
    .from(socialItems)
    .where(eq(socialItems.accountId, accountId))
    .orderBy(desc(socialItems.saidAt), desc(socialItems.id))
    .offset(keep)
  await db.delete(socialItems).where(inArray(socialItems.id, older))
}

/** What was asked for after the read began is still to be done. */
const laterRequest = (began: Date) =>
  sql`case when ${socialAccounts.fetchRequestedAt} > ${began.toISOString()}::timestamptz then ${socialAccounts.fetchRequestedAt} end`

/** The address that was read: what was read from a former one must not change the state of the current one. */
type ReadAccount = Pick<FeedAccount, 'id' | 'feedUrl'>

const isStillThat = ({ id, feedUrl }: ReadAccount) =>
  and(eq(socialAccounts.id, id), eq(socialAccounts.feedUrl, feedUrl))

interface ReadState {
  readonly now: Date
  readonly nextFetchAt: Date
  readonly etag?: string | null
  readonly lastModified?: string | null
}

export async function markRead(db: Db, account: ReadAccount, { now, ...state }: ReadState): Promise<void> {
  await db
    .update(socialAccounts)
    .set({
      ...state,
      readAt: now,
      failures: 0,
      failingSince: null,
      problem: null,
      problemStatus: null,
      fetchRequestedAt: laterRequest(now),
    })
    .where(isStillThat(account))
}

interface FailedState extends Pick<typeof socialAccounts.$inferInsert, 'failures' | 'problem' | 'problemStatus'> {
  readonly now: Date
  readonly nextFetchAt: Date
}

/** `failingSince` keeps the time of the first failure. */
export async function markFailed(db: Db, account: ReadAccount, { now, ...state }: FailedState): Promise<void> {
  await db
    .update(socialAccounts)
    .set({
      ...state,
      fetchRequestedAt: laterRequest(now),
      failingSince: sql`coalesce(${socialAccounts.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isStillThat(account))
}
