import { asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { socialAccounts, socialItems } from '../../../platform/database/schema/social.ts'

const COLUMNS = {
  id: socialAccounts.id,
  network: socialAccounts.network,
  handle: socialAccounts.handle,
  url: socialAccounts.url,
  feedUrl: socialAccounts.feedUrl,
  version: socialAccounts.version,
  readAt: socialAccounts.readAt,
  failingSince: socialAccounts.failingSince,
  problem: socialAccounts.problem,
  problemStatus: socialAccounts.problemStatus,
  nextFetchAt: socialAccounts.nextFetchAt,
  fetchRequestedAt: socialAccounts.fetchRequestedAt,
}

export type SocialAccountRow = Awaited<ReturnType<typeof listSocialAccountRows>>[number]

/** In the order of the page. */
export function listSocialAccountRows(db: Db) {
  // By names: Drizzle would not qualify the column of the outer query, and `id` would be that of the item.
  const items = sql<number>`(select count(*) from social_items i where i.account_id = social_accounts.id)`
  return db
    .select({ ...COLUMNS, items: items.mapWith(Number) })
    .from(socialAccounts)
    .orderBy(asc(socialAccounts.position), asc(socialAccounts.id))
}

/** All of them, since an order and a limit concern all. Locked until the transaction ends, always in the order of ids. */
export function lockSocialAccounts(tx: Db) {
  return tx
    .select({ ...COLUMNS, position: socialAccounts.position })
    .from(socialAccounts)
    .orderBy(asc(socialAccounts.id))
    .for('update')
}

type NewAccount = Pick<
  typeof socialAccounts.$inferInsert,
  'network' | 'handle' | 'url' | 'feedUrl' | 'nextFetchAt' | 'createdAt'
>

/** Returns the id. */
export async function insertSocialAccount(tx: Db, account: NewAccount): Promise<number> {
  const [last] = await tx.select({ position: max(socialAccounts.position) }).from(socialAccounts)
  const [row] = await tx
    .insert(socialAccounts)
    .values({ ...account, position: (last?.position ?? 0) + 1 })
    .returning({ id: socialAccounts.id })
  if (!row) throw new Error('No account was inserted')
  return row.id
}

type AccountChange = Partial<Omit<typeof socialAccounts.$inferInsert, 'id' | 'version'>>

/** Counts a version. */
export async function updateSocialAccountRow(tx: Db, id: number, change: AccountChange): Promise<void> {
  await tx
    .update(socialAccounts)
    .set({ ...change, version: sql`${socialAccounts.version} + 1` })
    .where(eq(socialAccounts.id, id))
}

export async function markFetchRequested(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(socialAccounts).set({ fetchRequestedAt: at }).where(eq(socialAccounts.id, id))
}

export async function setSocialPosition(tx: Db, id: number, position: number): Promise<void> {
  await tx.update(socialAccounts).set({ position }).where(eq(socialAccounts.id, id))
}

/** Its items go with it. */
export async function deleteSocialAccountRow(tx: Db, id: number): Promise<void> {
  await tx.delete(socialAccounts).where(eq(socialAccounts.id, id))
}

export async function deleteSocialItems(tx: Db, accountId: number): Promise<void> {
  await tx.delete(socialItems).where(eq(socialItems.accountId, accountId))
}
