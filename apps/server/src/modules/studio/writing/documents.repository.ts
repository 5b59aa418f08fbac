import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { MessageChannelName } from '../../../platform/changes/changes.ts'
import type { Db } from '../../../platform/database/database.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { sharedDocuments, sharedDocumentUpdates } from '../../../platform/database/schema/writing.ts'
import { digestOf } from '../../../platform/random/tokens.ts'

/** Tells all nodes about a new update: `POST_ID:UPDATE_NUMBER`. */
export const DOCUMENTS_CHANNEL = 'mixed_zone_documents' satisfies MessageChannelName

/** The merged state, or one of the later updates. All of them are updates for Yjs. */
export interface StoredPart {
  readonly number: number
  readonly bytes: Buffer
  readonly isState: boolean
}

/**
 * What was stored after an update, in order; everything by default. In one statement, so that nothing is missed when updates are merged into
 * the state meanwhile.
 */
export async function listParts(db: Db, postId: number, { after = -1 } = {}): Promise<StoredPart[]> {
  const { rows } = await db.execute<{ number: string; bytes: Buffer; isState: boolean }>(sql`
    select state_number as number, state as bytes, true as "isState" from ${sharedDocuments}
    where post_id = ${postId} and state_number > ${after}
    union all
    select updates.number, updates.bytes, false from ${sharedDocuments} join ${sharedDocumentUpdates} updates using (post_id)
    where post_id = ${postId} and updates.number > greatest(state_number, ${after})
    order by number`)
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

/** Does nothing if another node has created it meanwhile. */
export async function insertDocument(
  db: Db,
  document: { postId: number; state: Buffer; schemaVersion: number },
): Promise<void> {
  await db.insert(sharedDocuments).values(document).onConflictDoNothing()
}

/** Nobody writes in the trash. */
export async function isWritable(db: Db, postId: number): Promise<boolean> {
  return (await db.$count(posts, and(eq(posts.id, postId), ne(posts.state, 'trash')))) > 0
}

export async function hasPost(db: Db, postId: number): Promise<boolean> {
  return (await db.$count(posts, eq(posts.id, postId))) > 0
}

export async function listTranslations(db: Db, postId: number) {
  return db
    .select({
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
      body: postTranslations.body,
    })
    .from(postTranslations)
    .where(eq(postTranslations.postId, postId))
}

interface NewUpdate {
  readonly postId: number
  readonly personId: number
  readonly sessionId: number
  readonly bytes: Uint8Array
  readonly at: Date
  /** What the person had when the permission was checked. */
  readonly access: PersonAccess
}

/** What decides about a person's permissions: in SQL only these can be compared, because roles map to permissions in code. */
export interface PersonAccess {
  readonly role: string
  readonly permissionsAdded: readonly string[]
  readonly permissionsTaken: readonly string[]
}

/** Not whether the session is valid: `authenticate` decides that, and `insertUpdate` checks it again. */
export async function findAccess(db: Db, token: string): Promise<PersonAccess | null> {
  const [row] = await db
    .select({ role: people.role, permissionsAdded: people.permissionsAdded, permissionsTaken: people.permissionsTaken })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.tokenHash, digestOf(token)))
  return row ?? null
}

/**
 * One statement: checks that the session is open, the person active and their access what it was, that the post is not in the trash, locks the
 * document, stores the update and notifies the other nodes. Null if one of the checks failed, or there is no document. The checks are of the
 * statement's start: an update that had to wait for the lock counts as made before what has changed meanwhile.
 */
export async function insertUpdate(
  db: Db,
  { postId, personId, sessionId, bytes, at, access }: NewUpdate,
): Promise<number | null> {
  const { rows } = await db.execute<{ number: string }>(sql`
    with writer as (
      select from ${sessions} join ${people} on ${people.id} = ${sessions.personId}
      where ${sessions.id} = ${sessionId} and ${sessions.endedAt} is null and ${people.state} = 'active'
        and ${people.role} = ${access.role}
        and ${people.permissionsAdded} = ${sql.param(access.permissionsAdded)}::text[]
        and ${people.permissionsTaken} = ${sql.param(access.permissionsTaken)}::text[]
    ), document as (
      update ${sharedDocuments} set last_number = last_number + 1
      where ${sharedDocuments.postId} = ${postId} and exists (select from writer)
        and exists (select from ${posts} where ${posts.id} = ${postId} and ${posts.state} <> 'trash')
      returning last_number
    ), stored as (
      insert into ${sharedDocumentUpdates} (post_id, number, bytes, person_id, at)
      select ${postId}, last_number, ${Buffer.from(bytes)}, ${personId}, ${at} from document
      returning number
    )
    select number, pg_notify(${DOCUMENTS_CHANNEL}, ${postId}::bigint || ':' || number) from stored`)
  const [stored] = rows
  return stored ? Number(stored.number) : null
}

/** For edits by the server itself, under the document's lock. The caller notifies the other nodes, once its transaction is complete. */
export async function appendUpdate(
  tx: Db,
  { postId, ...update }: Pick<NewUpdate, 'postId' | 'bytes' | 'at'> & { personId: number | null },
): Promise<number> {
  const [document] = await tx
    .update(sharedDocuments)
    .set({ lastNumber: sql`${sharedDocuments.lastNumber} + 1` })
    .where(eq(sharedDocuments.postId, postId))
    .returning({ number: sharedDocuments.lastNumber })
  if (!document) throw new Error(`Post ${postId} has no document`)
  await tx
    .insert(sharedDocumentUpdates)
    .values({ postId, number: document.number, ...update, bytes: Buffer.from(update.bytes) })
  return document.number
}

interface LockedDocument {
  /** The last update in the merged state. */
  readonly stateNumber: number
  readonly lastNumber: number
}

/** Locks the document until the transaction ends. Null if there is none. */
export async function lockDocument(tx: Db, postId: number): Promise<LockedDocument | null> {
  const [row] = await tx
    .select({ stateNumber: sharedDocuments.stateNumber, lastNumber: sharedDocuments.lastNumber })
    .from(sharedDocuments)
    .where(eq(sharedDocuments.postId, postId))
    .for('update')
  return row ?? null
}

/** Replaces the updates up to a number by the state that contains them. */
export async function saveState(
  tx: Db,
  { postId, state, number }: { postId: number; state: Buffer; number: number },
): Promise<void> {
  await tx.update(sharedDocuments).set({ state, stateNumber: number }).where(eq(sharedDocuments.postId, postId))
  await tx
    .delete(sharedDocumentUpdates)
    .where(and(eq(sharedDocumentUpdates.postId, postId), lte(sharedDocumentUpdates.number, number)))
}
