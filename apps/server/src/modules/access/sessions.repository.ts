import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { people, sessions } from '../../platform/database/schema/people.ts'

const COLUMNS = {
  sessionId: sessions.id,
  fileHandle: sessions.fileHandle,
  createdAt: sessions.createdAt,
  usedAt: sessions.usedAt,
  endsAt: sessions.endsAt,
  personId: people.id,
  firstName: people.firstName,
  role: people.role,
  permissionsAdded: people.permissionsAdded,
  permissionsTaken: people.permissionsTaken,
  provisionalUntil: people.provisionalUntil,
  embargoTermsAcceptedAt: people.embargoTermsAcceptedAt,
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findOpen>>>

export type NewSessionRow = typeof sessions.$inferInsert

export async function findByTokenHash(db: Db, tokenHash: Buffer): Promise<SessionRow | null> {
  return findOpen(db, eq(sessions.tokenHash, tokenHash))
}

export async function findByFileHandle(db: Db, fileHandle: string): Promise<SessionRow | null> {
  return findOpen(db, eq(sessions.fileHandle, fileHandle))
}

/** Session and person in one read, as they are now. Whether its time is up is for the caller to say. */
async function findOpen(db: Db, which: SQL) {
  const [session] = await listOpen(db, which)
  return session ?? null
}

export function listByIds(db: Db, sessionIds: readonly number[]) {
  return listOpen(db, sql`${sessions.id} = any(${`{${sessionIds.join(',')}}`}::bigint[])`)
}

function listOpen(db: Db, which: SQL) {
  return db
    .select(COLUMNS)
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(which, isNull(sessions.endedAt), eq(people.state, 'active')))
}

export async function insertSession(db: Db, session: NewSessionRow): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function markUsed(db: Db, sessionId: number, at: Date): Promise<void> {
  await db.update(sessions).set({ usedAt: at }).where(eq(sessions.id, sessionId))
}

export async function endSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Those that nobody has ended; whether their time is up is for the caller to say. */
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

/** Ends all sessions of a person, but the one that is to stay. */
export async function endSessionsOf(
  db: Db,
  personId: number,
  { at, butId }: { at: Date; butId?: number },
): Promise<void> {
  const others = butId === undefined ? undefined : ne(sessions.id, butId)
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt), others))
}
