import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { MessageChannelName } from '../../../platform/changes/changes.ts'
import type { Db } from '../../../platform/database/database.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { sharedDocuments, sharedDocumentUpdates } from '../../../platform/database/schema/writing.ts'
import { digestOf } from '../../../platform/random/tokens.ts'

/** Other nodes listen to it, for `post id:number`. */
const DOCUMENTS_CHANNEL = 'mixed_zone_documents' satisfies MessageChannelName

export interface StoredUpdate {
  readonly number: number
  readonly bytes: Buffer
}

export interface StoredDocument {
  readonly state: Buffer
  readonly stateNumber: number
  readonly updates: readonly StoredUpdate[]
}

export async function findDocument(db: Db, postId: number): Promise<StoredDocument | null> {
  const [row] = await db
    .select({ state: sharedDocuments.state, stateNumber: sharedDocuments.stateNumber })
    .from(sharedDocuments)
    .where(eq(sharedDocuments.postId, postId))
  if (!row) return null
  const updates = await listUpdates(db, postId, { after: row.stateNumber })
  // Merged between the two statements: read again.
  const [first] = updates
  if (first && first.number > row.stateNumber + 1) return findDocument(db, postId)
  return { ...row, updates }
}

export async function listUpdates(db: Db, postId: number, { after }: { after: number }): Promise<StoredUpdate[]> {
  return db
    .select({ number: sharedDocumentUpdates.number, bytes: sharedDocumentUpdates.bytes })
    .from(sharedDocumentUpdates)
    .where(and(eq(sharedDocumentUpdates.postId, postId), gt(sharedDocumentUpdates.number, after)))
    .orderBy(asc(sharedDocumentUpdates.number))
}

/** Does nothing if another node has created it meanwhile. */
export async function insertDocument(
  db: Db,
  document: { postId: number; state: Buffer; schemaVersion: number },
): Promise<void> {
  await db.insert(sharedDocuments).values(document).onConflictDoNothing()
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

/** What decides about a person's permissions. */
export interface PersonAccess {
  readonly role: string
  readonly permissionsAdded: readonly string[]
  readonly permissionsTaken: readonly string[]
}

export async function findAccess(db: Db, token: string): Promise<PersonAccess | null> {
  const [row] = await db
    .select({ role: people.role, permissionsAdded: people.permissionsAdded, permissionsTaken: people.permissionsTaken })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.tokenHash, digestOf(token)))
  return row ?? null
}

/**
 * One statement: locks the document, checks that the session is open and the person's access is what it was, stores the update and notifies
 * the other nodes. Null if nothing was stored, because the access has changed.
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

/** Locks the document until the transaction ends. */
export async function lockDocument(tx: Db, postId: number): Promise<boolean> {
  const rows = await tx
    .select({ postId: sharedDocuments.postId })
    .from(sharedDocuments)
    .where(eq(sharedDocuments.postId, postId))
    .for('update')
  return rows.length > 0
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
