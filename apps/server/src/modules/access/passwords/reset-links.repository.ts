import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { passwordResets } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'

export type ResetRow = NonNullable<Awaited<ReturnType<typeof findReset>>>

export async function insertReset(db: Db, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset)
}

/** An unused link of an active person. The caller checks whether it has expired. */
export async function findReset(db: Db, tokenHash: Buffer) {
  const [reset] = await db
    .select({ id: passwordResets.id, personId: passwordResets.personId, expiresAt: passwordResets.expiresAt })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.spentAt), eq(people.state, 'active')))
  return reset ?? null
}

/** Compare-and-set: true for the single winner. */
export async function spendReset(tx: Db, id: number, at: Date): Promise<boolean> {
  const spent = await tx
    .update(passwordResets)
    .set({ spentAt: at })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.spentAt)))
    .returning({ id: passwordResets.id })
  return spent.length > 0
}

export async function spendResetsOf(tx: Db, personId: number, at: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ spentAt: at })
    .where(and(eq(passwordResets.personId, personId), isNull(passwordResets.spentAt)))
}
