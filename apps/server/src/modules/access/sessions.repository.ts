import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { DATABASE_STATE } from '../../platform/changes/database-state.ts'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'
import { oneTimeSecrets } from '../../platform/database/schema/accounts.ts'
import { people, sessions } from '../../platform/database/schema/people.ts'
import { limitedNetwork } from '../../platform/http/limits/limit-subject.ts'

const COLUMNS = {
  sessionId: sessions.id,
  /** Identifies the session in the addresses of files. */
  fileHandle: sessions.fileHandle,
  createdAt: sessions.createdAt,
  usedAt: sessions.usedAt,
  endsAt: sessions.endsAt,
  confirmedUntil: sessions.confirmedUntil,
  personId: people.id,
  firstName: people.firstName,
  role: people.role,
  permissionsAdded: people.permissionsAdded,
  permissionsTaken: people.permissionsTaken,
  provisionalUntil: people.provisionalUntil,
  embargoTermsAcceptedAt: people.embargoTermsAcceptedAt,
  termsAcceptedAt: people.termsAcceptedAt,
  // Only staff need one. False for readers without a look-up, because their sessions are read most often.
  hasOneTimeCode: sql<boolean>`case when ${people.role} = 'media' and ${people.permissionsAdded} = '{}' then false else exists (
    select from ${oneTimeSecrets} where ${oneTimeSecrets.personId} = ${people.id} and ${oneTimeSecrets.confirmedAt} is not null) end`,
  ...DATABASE_STATE,
}

export type SessionRow = Awaited<ReturnType<typeof selectOpen>>[number]

export type NewSessionRow = typeof sessions.$inferInsert

// These two are prepared once, because every request reads a session.

/** Execute it with `{ tokenHash }`. */
export const prepareByTokenHash = (db: Db) =>
  selectOpen(db, eq(sessions.tokenHash, sql.placeholder('tokenHash'))).prepare('session_by_token_hash')

/** Execute it with `{ fileHandles }`: all as one parameter, so that lists of any length share one plan. */
export const prepareByFileHandles = (db: Db) =>
  selectOpen(db, sql`${sessions.fileHandle} = any(${sql.placeholder('fileHandles')}::text[])`).prepare(
    'sessions_by_file_handle',
  )

export const listSessionsByIds = (db: Db, sessionIds: readonly number[]) =>
  selectOpen(db, anyOf(sessions.id, sessionIds))

/**
 * Session and person, and the state of the database, by which a node learns about changes of other nodes without a query of its own. The
 * caller checks whether the session has expired.
 */
function selectOpen(db: Db, condition: SQL) {
  return db
    .select(COLUMNS)
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(condition, isNull(sessions.endedAt), eq(people.state, 'active')))
}

export async function insertSession(db: Db, session: NewSessionRow): Promise<number> {
  const [inserted] = await db.insert(sessions).values(session).returning({ id: sessions.id })
  if (!inserted) throw new Error('the insert returned no row')
  return inserted.id
}

/** Two statements without a transaction: a suspension locks the person before the sessions, and they would deadlock. */
export async function markUsed(
  db: Db,
  { sessionId, personId }: Pick<SessionRow, 'sessionId' | 'personId'>,
  at: Date,
): Promise<void> {
  await db.update(sessions).set({ usedAt: at }).where(eq(sessions.id, sessionId))
  await db.update(people).set({ lastSeenAt: at }).where(eq(people.id, personId))
}

export async function markConfirmed(db: Db, sessionId: number, confirmedUntil: Date): Promise<void> {
  await db.update(sessions).set({ confirmedUntil }).where(eq(sessions.id, sessionId))
}

export async function endSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Sessions that were not ended. The caller checks whether they have expired. */
export async function listOpenSessions(db: Db, personId: number) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
}

/** Whether one of the person's sessions, which are kept for some time after their end, came from the network of this address. */
export async function hasUsedNetwork(db: Db, personId: number, address: string): Promise<boolean> {
  const used = await db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .where(eq(sessions.personId, personId))
  return used.some((session) => limitedNetwork(session.address) === limitedNetwork(address))
}

/** Whether a session that is still stored came from the same kind of browser in the same network. */
export async function hasUsedDevice(
  db: Db,
  personId: number,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<boolean> {
  const used = await db
    .selectDistinct({ address: sessions.address, device: sessions.device })
    .from(sessions)
    .where(eq(sessions.personId, personId))
  return used.some(
    (session) =>
      limitedNetwork(session.address) === limitedNetwork(address) &&
      withoutVersions(session.device) === withoutVersions(userAgent),
  )
}

/** So that an update of the browser is no new device. */
function withoutVersions(userAgent: string): string {
  return userAgent.replace(/[\d._]+/g, '')
}

/** Ends all sessions of the people with these mail addresses. */
export async function endSessionsByEmail(db: Db, emails: readonly string[], at: Date): Promise<void> {
  const owners = db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.email, [...emails]))
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(inArray(sessions.personId, owners), isNull(sessions.endedAt)))
}

/** Ends all sessions of a person, except `exceptId`. */
export async function endSessionsOf(
  db: Db,
  personId: number,
  { at, exceptId }: { at: Date; exceptId?: number },
): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt), others))
}
