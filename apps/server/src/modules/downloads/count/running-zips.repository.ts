import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { runningZips } from '../../../platform/database/schema/downloads.ts'
import { people } from '../../../platform/database/schema/people.ts'

interface Running {
  readonly personId: number
  readonly zipId: number | null
  readonly aliveSince: Date
}

/** How many other zips a person is fetching at this moment, on any node. */
export async function countOtherZips(db: Db, { personId, zipId, aliveSince }: Running): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${runningZips.zipId})::int` })
    .from(runningZips)
    .where(
      and(
        eq(runningZips.personId, personId),
        gt(runningZips.renewedAt, aliveSince),
        ...(zipId === null ? [] : [ne(runningZips.zipId, zipId)]),
      ),
    )
  return row?.count ?? 0
}

/** Lets one connection of a person begin at a time, until the transaction ends. */
export async function lockPerson(tx: Db, personId: number): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}

export async function insertRunning(db: Db, row: typeof runningZips.$inferInsert): Promise<void> {
  await db.insert(runningZips).values(row)
}

export async function renewRunning(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.update(runningZips).set({ renewedAt: now }).where(eq(runningZips.id, id))
}

export async function deleteRunning(db: Db, id: string): Promise<void> {
  await db.delete(runningZips).where(eq(runningZips.id, id))
}

/** Those of processes that died. */
export async function deleteDeadRunning(db: Db, moment: Date): Promise<void> {
  await db.delete(runningZips).where(lt(runningZips.renewedAt, moment))
}
