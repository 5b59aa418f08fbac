import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { trustedDomains } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'

export type TrustedDomainRow = Awaited<ReturnType<typeof listDomains>>[number]

export async function isTrustedDomain(db: Db, domain: string): Promise<boolean> {
  const rows = await db
    .select({ domain: trustedDomains.domain })
    .from(trustedDomains)
    .where(eq(trustedDomains.domain, domain))
  return rows.length > 0
}

export async function listDomains(db: Db, domain?: string) {
  return db
    .select({
      domain: trustedDomains.domain,
      addedAt: trustedDomains.addedAt,
      firstName: people.firstName,
      surnames: people.surnames,
    })
    .from(trustedDomains)
    .leftJoin(people, eq(people.id, trustedDomains.addedBy))
    .where(domain === undefined ? undefined : eq(trustedDomains.domain, domain))
    .orderBy(asc(trustedDomains.domain))
}

/** False if it exists already. */
export async function insertDomain(db: Db, row: typeof trustedDomains.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(trustedDomains)
    .values(row)
    .onConflictDoNothing()
    .returning({ domain: trustedDomains.domain })
  return inserted.length > 0
}

export async function deleteDomain(db: Db, domain: string): Promise<boolean> {
  const deleted = await db
    .delete(trustedDomains)
    .where(eq(trustedDomains.domain, domain))
    .returning({ domain: trustedDomains.domain })
  return deleted.length > 0
}
