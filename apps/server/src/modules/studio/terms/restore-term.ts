import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { TermTable } from '../../../platform/database/schema/library.ts'
import type { TermRecord } from './merge-terms.repository.ts'
import { TABLE_NAMES } from './term-tables.ts'

/** Inserts a row again, with its id. What it referred to may be gone. */
export async function restoreTermRow(
  tx: Db,
  table: TermTable,
  { record, crestFileId }: { record: TermRecord; crestFileId: number | null },
): Promise<void> {
  const { rows } = await tx.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = ${TABLE_IDENTIFIERS[table]}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const columns = sql.raw(rows[0]?.columns ?? 'id')
  const [hasContact, hasTeam] = [
    await exists(tx, 'press_contacts', record['press_contact_id']),
    await exists(tx, 'teams', record['team_id']),
  ]
  const kept = {
    ...record,
    ...(table === 'team' && {
      crest_file_id: crestFileId,
      press_contact_id: hasContact ? record['press_contact_id'] : null,
    }),
    ...(table === 'tag' && { team_id: hasTeam ? record['team_id'] : null }),
  }
  await tx.execute(sql`
    insert into ${TABLE_NAMES[table]} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${TABLE_NAMES[table]}, ${JSON.stringify(kept)}::jsonb)`)
}

const TABLE_IDENTIFIERS: Readonly<Record<TermTable, string>> = { team: 'teams', category: 'categories', tag: 'tags' }

async function exists(tx: Db, table: 'press_contacts' | 'teams', id: unknown): Promise<boolean> {
  if (typeof id !== 'number') return false
  const { rows } = await tx.execute(sql`select from ${sql.identifier(table)} where id = ${id}`)
  return rows.length > 0
}
