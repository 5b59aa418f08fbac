import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { demoRows } from '../platform/database/schema/records.ts'

/** Tables that are empty before a fill, so that everything in them at its end is the demo's. */
const FILLED_TABLES = [
  'access_requests',
  'audit_entries',
  'categories',
  'fixtures',
  'mails',
  'posts',
  'press_contacts',
  'quick_links',
  'social_accounts',
  'tags',
  'teams',
] as const

/** Marks what leaving the demo deletes, in the transaction of the fill. People are named: an admin may be created at the same time. */
export async function markRows(tx: Db, personIds: readonly number[]): Promise<void> {
  const inTables = FILLED_TABLES.map((table) =>
    sql.raw(`select '${table}' as table_name, id::text as row_key from ${table}`),
  )
  await tx.execute(sql`
    insert into demo_rows (table_name, row_key) ${sql.join(inTables, sql` union all `)}
    union all select 'mail_domains', domain::text from mail_domains`)
  await tx.insert(demoRows).values(personIds.map((id) => ({ tableName: 'people' as const, rowKey: String(id) })))
}

/** False once the demo was left. */
export async function hasMarkedRows(db: Db): Promise<boolean> {
  const rows = await db.select({ key: demoRows.rowKey }).from(demoRows).limit(1)
  return rows.length > 0
}
