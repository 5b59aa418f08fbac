import { totalmem } from 'node:os'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

/** Drops all indexes that no constraint needs, and returns their definitions. */
export async function dropIndexes({ query }: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await query(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename = any ($1) and not exists (select from pg_constraint where conname = indexname)`,
    [tables],
  )
  for (const { name } of rows) await query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** A third of the memory: a larger word index would be flushed repeatedly. */
const MAINTENANCE_MEMORY_MB = Math.floor(totalmem() / 3 / 1024 ** 2)

/** On a server two at a time, the longest first, with memory to sort. */
export async function buildIndexes({ db, engine }: Database, definitions: readonly string[]): Promise<void> {
  const isLong = (definition: string) => definition.includes('all_words')
  const waiting = definitions.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  const buildOne = (definition: string) =>
    db.transaction(async (tx) => {
      // For this transaction only: a server-wide setting would take effect some statements later.
      if (engine === 'server') await tx.execute(`set local maintenance_work_mem = '${MAINTENANCE_MEMORY_MB}MB'`)
      await tx.execute(definition)
    })
  const build = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await buildOne(next)
  }
  await Promise.all(Array.from({ length: engine === 'server' ? 2 : 1 }, build))
}
