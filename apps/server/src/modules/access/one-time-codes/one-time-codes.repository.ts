import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { oneTimeSecrets, recoveryCodes } from '../../../platform/database/schema/accounts.ts'

export async function findSecret(db: Db, personId: number) {
  const [row] = await db
    .select({
      secret: oneTimeSecrets.secret,
      confirmedAt: oneTimeSecrets.confirmedAt,
      lastStep: oneTimeSecrets.lastStep,
    })
    .from(oneTimeSecrets)
    .where(eq(oneTimeSecrets.personId, personId))
  return row ?? null
}

/** Replaces an unconfirmed secret; false if a secret is confirmed. */
export async function saveUnconfirmedSecret(
  db: Db,
  row: { readonly personId: number; readonly secret: Buffer; readonly createdAt: Date },
): Promise<boolean> {
  const saved = await db
    .insert(oneTimeSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: oneTimeSecrets.personId,
      set: { secret: row.secret, createdAt: row.createdAt, lastStep: 0 },
      setWhere: isNull(oneTimeSecrets.confirmedAt),
    })
    .returning({ personId: oneTimeSecrets.personId })
  return saved.length > 0
}

/** Compare-and-set: true for the single winner. */
export async function confirmSecret(
  db: Db,
  personId: number,
  { at, step, secret }: { at: Date; step: number; secret: Buffer },
): Promise<boolean> {
  const confirmed = await db
    .update(oneTimeSecrets)
    .set({ confirmedAt: at, lastStep: step })
    .where(
      and(eq(oneTimeSecrets.personId, personId), isNull(oneTimeSecrets.confirmedAt), eq(oneTimeSecrets.secret, secret)),
    )
    .returning({ personId: oneTimeSecrets.personId })
  return confirmed.length > 0
}

/** Marks the code of a time step, and of all earlier ones, as used; false if it was used before. */
export async function spendStep(db: Db, personId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(oneTimeSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(oneTimeSecrets.personId, personId),
        isNotNull(oneTimeSecrets.confirmedAt),
        lt(oneTimeSecrets.lastStep, step),
      ),
    )
    .returning({ personId: oneTimeSecrets.personId })
  return spent.length > 0
}

export async function insertRecoveryCodes(db: Db, personId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ personId, codeHash })))
}

export async function spendRecoveryCode(
  db: Db,
  personId: number,
  { codeHash, at }: { codeHash: Buffer; at: Date },
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ personId: recoveryCodes.personId })
  return spent.length > 0
}

export async function deleteOneTimeCodes(db: Db, personId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  const deleted = await db
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.personId, personId), isNotNull(oneTimeSecrets.confirmedAt)))
    .returning({ personId: oneTimeSecrets.personId })
  return deleted.length > 0
}
