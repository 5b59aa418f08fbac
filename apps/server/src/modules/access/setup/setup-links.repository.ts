import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { setupLinks } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { demoRows, settings } from '../../../platform/database/schema/records.ts'
import { IS_ADMIN } from '../people.repository.ts'

/** The setting that closes the first run. */
const CLOSED = 'setup'

export async function isSetupClosed(db: Db): Promise<boolean> {
  const rows = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, CLOSED))
  return rows.length > 0
}

/** For ever. False if it is closed already; waits for a transaction that is about to close it. */
export async function closeSetup(tx: Db, now: Date): Promise<boolean> {
  const closed = await tx
    .insert(settings)
    .values({ key: CLOSED, value: { closedAt: now.toISOString() }, updatedAt: now })
    .onConflictDoNothing()
    .returning({ key: settings.key })
  return closed.length > 0
}

/** An admin other than the demo's. */
export async function hasOwnAdmin(db: Db): Promise<boolean> {
  const isOfDemo = sql`exists (
    select from ${demoRows} where ${demoRows.tableName} = 'people' and ${demoRows.rowKey} = ${people.id}::text)`
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(IS_ADMIN, sql`not ${isOfDemo}`))
    .limit(1)
  return rows.length > 0
}

export type NewSetupLink = typeof setupLinks.$inferInsert

export async function insertSetupLink(db: Db, link: NewSetupLink): Promise<void> {
  await db.insert(setupLinks).values(link)
}

export async function deleteSetupLinks(db: Db, createdBefore?: Date): Promise<void> {
  await db.delete(setupLinks).where(createdBefore && lt(setupLinks.createdAt, createdBefore))
}

export async function isLinkValid(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db
    .select({ createdAt: setupLinks.createdAt })
    .from(setupLinks)
    .where(and(eq(setupLinks.tokenHash, tokenHash), gt(setupLinks.expiresAt, now)))
  return rows.length > 0
}
