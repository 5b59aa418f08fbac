import { Readable } from 'node:stream'
import { LOCALES } from '@mixed-zone/contract/locales'
import { splitWords } from '../../apps/server/src/modules/search/text/words.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts'
import { markAsIndexed } from '../load/mark-as-indexed.ts'
import { checkSample } from './check-sample.ts'
import { buildIndexes, dropIndexes } from './indexes.ts'
import { listLexemes, makeVocabulary } from './lexemes.ts'
import { type MadePost, type PostSource, makePost } from './make-post.ts'
import { FILES, TEAMS, teamName, writeTaxonomy } from './taxonomy.ts'

/** Posts for one statement. */
const STEP = 1_000

/** Concurrent statements: one is written while the next is built. */
const LANES = 2

const TABLES = ['posts', 'post_translations', 'post_teams', 'post_categories', 'post_tags', 'assets']

/**
 * Fills an empty, migrated database with posts in three languages, one picture each. Adds in bulk what triggers and
 * indexing would add; a sample is compared with the product's own result.
 */
export async function generatePosts(
  database: Database,
  count: number,
  onProgress: (text: string) => void,
): Promise<void> {
  const { query } = database
  const parts = await preparePostSource(database, count)
  const indexes = await dropIndexes(database, [...TABLES, 'search_words'])
  // Rows first, then indexes and derived columns.
  for (const table of TABLES) await query(`alter table ${table} disable trigger all`)
  let next = 1
  const fill = async () => {
    while (next <= count) {
      const from = next
      next += STEP
      const made = Array.from({ length: Math.min(STEP, count - from + 1) }, (_, index) => makePost(from + index, parts))
      await insertPosts(database, made)
      onProgress(`${Math.min(next - 1, count)} posts`)
    }
  }
  await Promise.all(Array.from({ length: database.engine === 'server' ? LANES : 1 }, fill))
  await addVocabulary(database, parts)
  onProgress('their indexes')
  await buildIndexes(database, indexes)
  for (const table of TABLES) await query(`alter table ${table} enable trigger all`)
  await markAsIndexed(database)
  onProgress('a comparison of some of them')
  await checkSample(database, count)
  await query('vacuum (analyze)')
}

/** Stores the files of the rows. Each contains its number. */
export async function storeFiles(storage: Storage): Promise<void> {
  for (let number = 1; number <= FILES; number += 1) await storage.put(Readable.from([Buffer.from(String(number))]))
}

async function preparePostSource(database: Database, postCount: number): Promise<PostSource> {
  const { rows: sections } = await database.query('select text_id as "textId" from sections order by position')
  const titles = Array.from({ length: TEAMS + 1 }, (_, number) => teamName(number))
  const [es = [], en = [], pt = []] = await Promise.all(LOCALES.map((locale) => listLexemes(database, locale, titles)))
  return {
    postCount,
    sections: sections.map(({ textId }: { textId: string }) => textId),
    named: await writeTaxonomy(database),
    vocabulary: await makeVocabulary(database, postCount),
    titled: { es, en, pt },
  }
}

async function insertPosts({ query }: Database, made: readonly MadePost[]): Promise<void> {
  await query(
    `with made as materialized (
      select *, now() - make_interval(mins => minutes) as at
      from json_to_recordset($1::json) as sent (
        id bigint, minutes integer, section text, teams integer[], categories integer[], tags integer[], locales text[], texts json,
        "titleWords" text, "rankedWords" text, "allWords" text)
    ), posts_made as (
      insert into posts (id, section_id, state, published_at, created_at, updated_at, team_ids, category_ids, tag_ids, locales,
        sort_title, title_words, ranked_words, all_words)
      select id, section, 'published', at, at, at, teams, categories, tags, locales,
        fold_text((select text ->> 'title' from json_array_elements(texts) as text
          order by array_position(array['es', 'en', 'pt'], text ->> 'locale') limit 1)),
        strip("titleWords"::tsvector), "rankedWords"::tsvector, "allWords"::tsvector
      from made
    ), texts_made as (
      insert into post_translations (post_id, locale, title, summary, body)
      select id, locale, title, summary, body
      from made, json_to_recordset(texts) as text (locale text, title text, summary text, body text)
    ), teams_made as (
      insert into post_teams select id, one, place from made, unnest(teams) with ordinality as listed (one, place)
    ), categories_made as (
      insert into post_categories select id, one, place from made, unnest(categories) with ordinality as listed (one, place)
    ), tags_made as (
      insert into post_tags select id, one, place from made, unnest(tags) with ordinality as listed (one, place)
    )
    insert into assets (post_id, position, kind, file_id, name, credit, captions, alternatives, created_at)
    select id, 1, 'image', 1, 'picture.jpg', 'Bench', '{"es": "Caption", "en": "Caption", "pt": "Caption"}',
      '{"es": "Picture", "en": "Picture", "pt": "Picture"}', at
    from made`,
    [JSON.stringify(made)],
  )
}

/** The vocabulary for typo corrections: words of texts and names. */
async function addVocabulary({ query }: Database, { vocabulary }: PostSource): Promise<void> {
  const ofNames = ['club', 'category', 'player', 'topic', 'matchday', 'caption']
  const words = new Set([...LOCALES.flatMap((locale) => vocabulary.words[locale].flatMap(splitWords)), ...ofNames])
  await query('insert into search_words select jsonb_array_elements_text($1::jsonb) on conflict do nothing', [
    JSON.stringify([...words]),
  ])
}
