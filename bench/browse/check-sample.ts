import { deepStrictEqual } from 'node:assert'
import type { Sql } from 'postgres'
import { indexPosts } from '../../apps/server/src/modules/search/search.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

const SAMPLE = 40

/**
 * Fails unless posts have what the product itself would write for them: choices by its triggers, words by its indexing. They are emptied and
 * written by the product, and keep what it wrote. Where in a text a word stands is left out, since nothing asks for it.
 */
export async function checkSample({ sql, db }: Database, postCount: number): Promise<void> {
  const ids = Array.from({ length: SAMPLE }, (_, index) => 1 + Math.floor((index * (postCount - 1)) / SAMPLE))
  const list = `{${ids.join(',')}}`
  const made = await readRows(sql, list)
  await sql`
    update posts set team_ids = '{}', category_ids = '{}', tag_ids = '{}', locales = '{}', title_words = null, ranked_words = null,
      all_words = null
    where id = any (${list}::bigint[])`
  await sql`select refresh_post_choices(${list}::bigint[])`
  await indexPosts(db, ids)
  deepStrictEqual(made, await readRows(sql, list), 'The product would have written these posts otherwise')
}

async function readRows(sql: Sql, ids: string): Promise<object[]> {
  const rows = await sql<object[]>`
    select id, team_ids, category_ids, tag_ids, locales, title_words::text as title, all_words::text as everything,
      (select string_agg(lexeme || ':' || array_to_string(array(select distinct unnest(weights) order by 1), ''), ' ' order by lexeme)
        from unnest(ranked_words)) as ranked,
      (select count(*) from search_words) as vocabulary
    from posts where id = any (${ids}::bigint[]) order by id`
  return [...rows]
}
