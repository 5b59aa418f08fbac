import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { runningExports } from '../../../platform/database/schema/exports.ts'
import { people } from '../../../platform/database/schema/people.ts'

/** Serialises the exports of a person. */
export async function lockExportsOf(tx: Db, personId: number): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}

export async function countRunning(db: Db, personId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ running: count() })
    .from(runningExports)
    .where(and(eq(runningExports.personId, personId), gt(runningExports.aliveUntil, now)))
  return row?.running ?? 0
}

export async function insertRunning(db: Db, row: typeof runningExports.$inferInsert): Promise<number> {
  const [stored] = await db.insert(runningExports).values(row).returning({ id: runningExports.id })
  if (!stored) throw new Error('the insert returned no row')
  return stored.id
}

export async function renewLease(db: Db, id: number, aliveUntil: Date): Promise<void> {
  await db.update(runningExports).set({ aliveUntil }).where(eq(runningExports.id, id))
}

export async function deleteRunning(db: Db, id: number): Promise<void> {
  await db.delete(runningExports).where(eq(runningExports.id, id))
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(runningExports).where(lte(runningExports.aliveUntil, now))
}
