import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { DEMO_TABLES, demoRows } from '../platform/database/schema/records.ts'

/**
 * Marks what leaving the demo deletes: the rows that this transaction has inserted. Others may have appeared at the same time, such as the
 * first admin or a request for access.
 */
export async function markRows(tx: Db): Promise<void> {
  const inserted = DEMO_TABLES.map((table) => {
    const key = table === 'mail_domains' ? 'domain' : 'id'
    return sql.raw(
      `select '${table}' as table_name, ${key}::text as row_key from ${table} where xmin = pg_current_xact_id()::xid`,
    )
  })
  await tx.execute(sql`insert into demo_rows (table_name, row_key) ${sql.join(inserted, sql` union all `)}`)
}

/** False once the demo was left. */
export async function hasMarkedRows(db: Db): Promise<boolean> {
  const rows = await db.select({ key: demoRows.rowKey }).from(demoRows).limit(1)
  return rows.length > 0
}
