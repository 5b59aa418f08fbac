import { type SQL, sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { TermTable } from '../../../platform/database/schema/library.ts'

const TABLES: Readonly<Record<TermTable, SQL>> = { team: sql`teams`, category: sql`categories`, tag: sql`tags` }

/** Replaces ids of merged rows by those of the rows that they were merged into. Versions of a post, and open browsers, may still have them. */
export async function resolveMergedIds(db: Db, table: TermTable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ wanted: number; survivor: number }>(sql`
    with recursive resolved as (
      select merged_id as wanted, survivor_id as survivor from term_merges
      where kind = ${table} and merged_id = any(${idArray(ids)})
      union select resolved.wanted, merge.survivor_id from resolved
      join term_merges merge on merge.kind = ${table} and merge.merged_id = resolved.survivor)
    select wanted, survivor from resolved where not exists (
      select from term_merges merge where merge.kind = ${table} and merge.merged_id = resolved.survivor)`)
  const survivors = new Map(rows.map(({ wanted, survivor }) => [wanted, survivor]))
  return [...new Set(ids.map((id) => survivors.get(id) ?? id))]
}

/** The rows that exist, in place of merged ones those that they were merged into. They stay until the transaction ends. */
export async function currentTermIds(tx: Db, table: TermTable, ids: readonly number[]): Promise<number[]> {
  const listExisting = async (wanted: readonly number[]) => {
    if (wanted.length === 0) return new Set<number>()
    // Waits for a merge that is being committed.
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${TABLES[table]} where id = any(${idArray(wanted)}) for key share`,
    )
    return new Set(rows.map(({ id }) => id))
  }
  const existing = await listExisting(ids)
  if (ids.every((id) => existing.has(id))) return [...ids]
  const resolved = await resolveMergedIds(tx, table, ids)
  const current = await listExisting(resolved)
  return resolved.filter((id) => current.has(id))
}
