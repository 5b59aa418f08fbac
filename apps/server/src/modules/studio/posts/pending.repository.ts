import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { pendingPublications, postDrafts, postVersions } from '../../../platform/database/schema/drafts.ts'
import type { posts } from '../../../platform/database/schema/library.ts'
import type { PostSnapshot } from '../versions/versions.repository.ts'

/** What undoing a publication puts back. From JSON, so times are texts. */
export interface StateBefore {
  readonly state: typeof posts.$inferSelect.state
  readonly publishedAt: string | null
  readonly embargoUntil: string | null
}

export interface Pending {
  readonly postId: number
  readonly kind: 'publish' | 'update'
  readonly at: Date
  readonly undoUntil: Date
  readonly versionNumber: number
  readonly requestedBy: number | null
  readonly before: StateBefore
}

export async function findPending(db: Db, postId: number): Promise<Pending | null> {
  const [row] = await db.select().from(pendingPublications).where(eq(pendingPublications.postId, postId))
  // Stored by `savePending`, whose type it has.
  return row ? { ...row, before: row.before as StateBefore } : null
}

export async function savePending(tx: Db, pending: Pending): Promise<void> {
  const { postId: _postId, ...values } = pending
  await tx
    .insert(pendingPublications)
    .values(pending)
    .onConflictDoUpdate({ target: pendingPublications.postId, set: values })
}

export async function deletePending(tx: Db, postId: number): Promise<void> {
  await tx.delete(pendingPublications).where(eq(pendingPublications.postId, postId))
}

interface VersionKey {
  readonly postId: number
  readonly number: number
}

const isVersion = ({ postId, number }: VersionKey) =>
  and(eq(postVersions.postId, postId), eq(postVersions.number, number))

export async function deleteVersion(tx: Db, key: VersionKey): Promise<void> {
  await tx.delete(postVersions).where(isVersion(key))
}

const SNAPSHOT = {
  number: postVersions.number,
  at: postVersions.at,
  texts: postVersions.texts,
  facts: postVersions.facts,
  captions: postVersions.captions,
}

interface StoredVersion {
  readonly number: number
  readonly at: Date
  readonly snapshot: PostSnapshot
}

/** Stored by `recordVersionRow`, whose types the columns have. */
function toVersion(row: {
  number: number
  at: Date
  texts: unknown
  facts: unknown
  captions: unknown
}): StoredVersion {
  const { number, at, texts, facts, captions } = row
  return { number, at, snapshot: { texts, facts, captions } as PostSnapshot }
}

export async function findSnapshot(db: Db, key: VersionKey): Promise<PostSnapshot | null> {
  const [row] = await db.select(SNAPSHOT).from(postVersions).where(isVersion(key))
  return row ? toVersion(row).snapshot : null
}

/** The last version that was published before a number. */
export async function findPublishedVersion(
  db: Db,
  { postId, before = 2_147_483_647 }: { postId: number; before?: number },
): Promise<StoredVersion | null> {
  const [row] = await db
    .select(SNAPSHOT)
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), eq(postVersions.reason, 'published'), lt(postVersions.number, before)))
    .orderBy(desc(postVersions.number))
    .limit(1)
  return row ? toVersion(row) : null
}

/** Remembers which update of the document is published, or will be; null for none. */
export async function markDocumentPublished(
  tx: Db,
  { postId, number, at }: { postId: number; number: number | null; at: Date },
): Promise<void> {
  // Lower than the number of any update, so that the draft differs.
  const publishedNumber = number ?? -1
  await tx
    .insert(postDrafts)
    .values({ postId, publishedNumber, changedAt: at })
    .onConflictDoUpdate({ target: postDrafts.postId, set: { publishedNumber, isStale: true } })
}

/** The people who changed something since the last version. */
export async function listWritersSinceLastVersion(db: Db, postId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with last as (select coalesce(max(at), '-infinity') as at from post_versions where post_id = ${postId})
    select person_id::text as id from post_authors, last where post_id = ${postId} and last_at > last.at
    union
    select person_id::text from shared_document_updates updates, last
    where updates.post_id = ${postId} and person_id is not null and updates.at > last.at
    order by 1`)
  return rows.map(({ id }) => Number(id))
}

export async function saveNote(
  tx: Db,
  { postId, note, by, at }: { postId: number; note: string | null; by: number; at: Date },
): Promise<void> {
  const values = { note, noteBy: note === null ? null : by, notedAt: note === null ? null : at }
  await tx
    .insert(postDrafts)
    .values({ postId, changedAt: at, ...values })
    .onConflictDoUpdate({ target: postDrafts.postId, set: values })
}
