import { INDEX_VERSION } from '../../apps/server/src/modules/search/search.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

/** Marks the words of all posts as current, else the product would reindex them during the measurement. */
export async function markAsIndexed({ query }: Pick<Database, 'query'>): Promise<void> {
  await query(`insert into settings (key, value, updated_at) values ('search-index', $1::jsonb, now())`, [
    JSON.stringify({ version: INDEX_VERSION, doneTo: null }),
  ])
}
