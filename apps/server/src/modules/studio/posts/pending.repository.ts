import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { pendingPublications, postDrafts } from '../../../platform/database/schema/drafts.ts'
import type { posts } from '../../../platform/database/schema/library.ts'
import type { Correction } from '../../library/library.ts'

/** What undoing a publication puts back. From JSON, so times are texts. */
export interface StateBefore {
  readonly state: typeof posts.$inferSelect.state
  readonly publishedAt: string | null
  readonly embargoUntil: string | null
  /** Missing in rows of earlier releases. */
  readonly outAt?: string | null
  /** The embargo of the facts, if the publication has overwritten it, and the version that it wrote. */
  readonly embargoFact?: { readonly value: string | null; readonly version: number }
}

export interface Pending {
  readonly postId: number
  readonly kind: 'publish' | 'update'
  readonly at: Date
  readonly undoUntil: Date
  readonly versionNumber: number
  readonly requestedBy: number | null
  readonly before: StateBefore
  /** Goes out with an update. */
  readonly correction: Correction | null
}

export async function findPending(db: Db, postId: number): Promise<Pending | null> {
  const [row] = await db.select().from(pendingPublications).where(eq(pendingPublications.postId, postId))
  // Stored by `savePending`, whose type it has.
  return row ? { ...row, before: row.before as StateBefore, correction: row.correction as Correction | null } : null
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
