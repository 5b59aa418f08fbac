import type { INBOX_SORTS } from '@mixed-zone/contract/schemas/studio/files'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets, fileDetails } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { orderOf } from '../list-page.ts'
import { containing } from '../matches-text.ts'
import { selectDraftAssets } from '../posts/drafts.repository.ts'

const IN_INBOX = and(isNull(assets.postId), isNull(assets.draftPostId))

interface InboxFilter {
  readonly kind?: AssetKind | undefined
  readonly text?: string | undefined
  readonly mine?: 'true' | undefined
  readonly personId: number
}

const SEARCHED = sql`fold_text(concat_ws(' ', ${assets.name}, ${fileDetails.camera}::text))`

function matching({ kind, text = '', mine, personId }: InboxFilter): SQL | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return and(
    IN_INBOX,
    kind && eq(assets.kind, kind),
    mine && eq(assets.uploadedBy, personId),
    ...words.map((word) => sql`${SEARCHED} like ${containing(word)}`),
  )
}

interface InboxPage {
  readonly order: { readonly sort?: (typeof INBOX_SORTS)[number] | undefined; readonly direction: 'asc' | 'desc' }
  readonly range: { readonly limit: number; readonly offset: number }
}

export function listInboxFiles(db: Db, filter: InboxFilter, { order, range }: InboxPage) {
  const columns = { createdAt: assets.createdAt, capturedAt: fileDetails.capturedAt, name: assets.name }
  return selectDraftAssets(db)
    .where(matching(filter))
    .orderBy(...orderOf(order, { columns, fallback: [desc(assets.createdAt)], id: assets.id }))
    .limit(range.limit)
    .offset(range.offset)
}

export async function countInboxFiles(db: Db, filter: InboxFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(assets)
    .leftJoin(fileDetails, eq(fileDetails.fileId, assets.fileId))
    .where(matching(filter))
  return row?.count ?? 0
}

export async function hasOpenPost(tx: Db, postId: number): Promise<boolean> {
  return (await tx.$count(posts, and(eq(posts.id, postId), ne(posts.state, 'trash')))) > 0
}

/** Puts them after the files of the post, in the order in which they were chosen. Returns how many of them were in the inbox. */
export async function moveFromInbox(tx: Db, postId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.execute(sql`
    update assets set draft_post_id = ${postId}, position = moved.position
    from (
      select id, row_number() over (order by coalesce(chosen_order, extract(epoch from created_at) * 1000000), id)
        + (select coalesce(max(position), -1) from assets where post_id = ${postId} or draft_post_id = ${postId}) as position
      from ${assets} where ${and(anyOf(assets.id, ids), IN_INBOX)}
    ) as moved
    where assets.id = moved.id and assets.post_id is null and assets.draft_post_id is null
    returning assets.id`)
  return rows.length
}

/** Returns those that were in the inbox. */
export function deleteFromInbox(tx: Db, ids: readonly number[]) {
  return tx
    .delete(assets)
    .where(and(anyOf(assets.id, ids), IN_INBOX))
    .returning({ id: assets.id, name: assets.name })
}

/** Files that nobody has given a post, and those that were removed from one. Their bytes are left to the collector. */
/** Returns how many were deleted. */
export async function deleteExpiredFiles(db: Db, before: Date): Promise<number> {
  const { rowCount: unused } = await db.execute(sql`
    delete from ${assets} where post_id is null and draft_post_id is null and created_at < ${before}::timestamptz`)
  const { rowCount: removed } = await db.execute(sql`
    delete from ${assets} using post_facts f
    where ${assets.postId} is null and f.post_id = ${assets.draftPostId} and f.field = 'details:' || ${assets.id}
      and f.value ->> 'state' = 'removed' and f.changed_at < ${before}::timestamptz`)
  return (unused ?? 0) + (removed ?? 0)
}
