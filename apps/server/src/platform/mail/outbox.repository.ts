import { and, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from '../database/schema/records.ts'

export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail).onConflictDoNothing({ target: mails.cause })
}

/** Deletes mails that were never tried, and gives their causes. */
export async function deleteUntouched(db: Db, causes: readonly string[]): Promise<string[]> {
  if (causes.length === 0) return []
  const deleted = await db
    .delete(mails)
    .where(and(inArray(mails.cause, [...causes]), eq(mails.state, 'waiting'), eq(mails.attempts, 0)))
    .returning({ cause: mails.cause })
  return deleted.map(({ cause }) => cause)
}

export async function returnToWaiting(db: Db, mailId: number, now: Date): Promise<boolean> {
  const returned = await db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'failed')))
    .returning({ id: mails.id })
  return returned.length > 0
}

export async function deleteEnded(db: Db, writtenBefore: Date): Promise<void> {
  await db.delete(mails).where(and(lt(mails.createdAt, writtenBefore), notInArray(mails.state, ['waiting', 'sending'])))
}
