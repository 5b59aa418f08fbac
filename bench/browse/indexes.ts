import { totalmem } from 'node:os'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

/** Takes the indexes of tables down but those that constraints need, and says how each was made. */
export async function takeIndexesDown({ query }: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await query(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename = any ($1) and not exists (select from pg_constraint where conname = indexname)`,
    [tables],
  )
  for (const { name } of rows) await query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** A third of the memory: an index of words that does not fit there is written as often as it overflows. */
const ROOM_MB = Math.floor(totalmem() / 3 / 1024 ** 2)

/** Makes them again: on a server two at a time, the longest first, with room to sort. */
export async function buildIndexes({ db, engine }: Database, definitions: readonly string[]): Promise<void> {
  const isLong = (definition: string) => definition.includes('all_words')
  const waiting = definitions.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  const buildOne = (definition: string) =>
    db.transaction(async (tx) => {
      // For this connection alone: what is said to the whole server is heard some statements later.
      if (engine === 'server') await tx.execute(`set local maintenance_work_mem = '${ROOM_MB}MB'`)
      await tx.execute(definition)
    })
  const build = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await buildOne(next)
  }
  await Promise.all(Array.from({ length: engine === 'server' ? 2 : 1 }, build))
}
