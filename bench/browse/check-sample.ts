import { deepStrictEqual } from 'node:assert'
import { indexPosts } from '../../apps/server/src/modules/search/search.ts'
import { arrayLiteral } from '../../apps/server/src/platform/database/any-of.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

const SAMPLE = 40

/**
 * Fails unless posts have what the product itself would write: columns by its triggers, words by its indexing. The
 * sample is emptied and written again by the product. Positions of words are ignored, since no query uses them.
 */
export async function checkSample({ db, query }: Database, postCount: number): Promise<void> {
  const ids = Array.from({ length: SAMPLE }, (_, index) => 1 + Math.floor((index * (postCount - 1)) / SAMPLE))
  const list = arrayLiteral(ids)
  const made = await readRows(query, list)
  await query(
    `update posts set team_ids = '{}', category_ids = '{}', tag_ids = '{}', locales = '{}', sort_title = '', title_words = null, ranked_words = null,
      all_words = null
    where id = any ($1::bigint[])`,
    [list],
  )
  await query('select refresh_post_choices($1::bigint[])', [list])
  await indexPosts(db, ids)
  deepStrictEqual(made, await readRows(query, list), 'The product would have written these posts otherwise')
}

async function readRows(query: Database['query'], ids: string): Promise<object[]> {
  const { rows } = await query(
    `select id, team_ids, category_ids, tag_ids, locales, sort_title, title_words::text as title, all_words::text as everything,
      (select string_agg(lexeme || ':' || array_to_string(array(select distinct unnest(weights) order by 1), ''), ' ' order by lexeme)
        from unnest(ranked_words)) as ranked,
      (select count(*) from search_words) as vocabulary
    from posts where id = any ($1::bigint[]) order by id`,
    [ids],
  )
  return rows
}
