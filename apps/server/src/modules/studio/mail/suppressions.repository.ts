import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mailSuppressions } from '../../../platform/database/schema/records.ts'
import { rangeOf } from '../list-page.ts'
import { containing } from '../matches-text.ts'

export async function countSuppressed(db: Db): Promise<number> {
  return db.$count(mailSuppressions)
}

export async function findSuppression(db: Db, address: string) {
  const [row] = await db.select().from(mailSuppressions).where(eq(mailSuppressions.address, address))
  return row ?? null
}

export async function deleteSuppression(db: Db, address: string) {
  const [row] = await db.delete(mailSuppressions).where(eq(mailSuppressions.address, address)).returning()
  return row ?? null
}

export type SuppressionRow = typeof mailSuppressions.$inferSelect

interface SuppressionQuery {
  readonly sort?: 'since' | 'address' | undefined
  readonly direction: 'asc' | 'desc'
  readonly text?: string | undefined
  readonly addresses?: readonly string[] | undefined
}

function suppressionFilter({ text, addresses }: SuppressionQuery): SQL | undefined {
  return and(
    addresses ? isOneOf(addresses) : undefined,
    text ? sql`fold_text(${mailSuppressions.address}::text) like ${containing(text)}` : undefined,
  )
}

const isOneOf = (addresses: readonly string[]) =>
  sql`${mailSuppressions.address} = any(${sql.param([...addresses])}::citext[])`

/** Without `sort`, the latest first. */
function suppressionOrder({ sort, direction }: SuppressionQuery): SQL[] {
  const order = sort !== undefined && direction === 'asc' ? asc : desc
  const column = sort === 'address' ? mailSuppressions.address : mailSuppressions.since
  return [order(column), asc(mailSuppressions.address)]
}

export async function listSuppressions(db: Db, query: SuppressionQuery & { page: number; pageSize: number }) {
  const where = suppressionFilter(query)
  const { limit, offset } = rangeOf(query)
  const rows = await db
    .select()
    .from(mailSuppressions)
    .where(where)
    .orderBy(...suppressionOrder(query))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(mailSuppressions, where) }
}

/** All addresses that match, in the order of the list. */
export async function listSuppressedAddresses(db: Db, query: SuppressionQuery): Promise<string[]> {
  const rows = await db
    .select({ address: mailSuppressions.address })
    .from(mailSuppressions)
    .where(suppressionFilter(query))
    .orderBy(...suppressionOrder(query))
  return rows.map(({ address }) => address)
}

export async function listSuppressionsOf(db: Db, addresses: readonly string[]) {
  return db.select().from(mailSuppressions).where(isOneOf(addresses))
}
