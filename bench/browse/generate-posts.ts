import { Readable } from 'node:stream'
import type { Sql } from 'postgres'
import { INDEX_VERSION } from '../../apps/server/src/modules/search/search.ts'
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts'

const TEAMS = 20
const CATEGORIES = 12
const PLAYERS = 400
const TOPICS = 60
const MATCHDAYS = 38
const FILES = 7

/** Words that texts are made of: a few of them everywhere, most of them seldom, as in any language. */
const VOCABULARY = 20_000

/** Rows for one statement. */
const STEP = 20_000

/** Fills an empty, migrated database with posts in three languages, one picture each, as search and lists would find them. */
export async function generatePosts(sql: Sql, count: number, onProgress: (done: number) => void): Promise<void> {
  await sql.unsafe(TAXONOMY)
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('posts', 'post_translations', 'post_teams', 'post_categories', 'post_tags', 'assets')
      and indexname not like '%\_pkey' and indexname <> 'assets_media_id_key'`
  // Rows first, indexes and the words of triggers after: a tenth of the time.
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  for (const table of ['post_teams', 'post_categories', 'post_tags', 'post_translations']) {
    await sql.unsafe(`alter table ${table} disable trigger user`)
  }
  for (let from = 1; from <= count; from += STEP) {
    await sql.unsafe(rows(from, Math.min(count, from + STEP - 1), count))
    onProgress(Math.min(count, from + STEP - 1))
  }
  await sql.unsafe(`alter table posts enable trigger user`)
  for (const { definition } of indexes) await sql.unsafe(definition)
  for (const table of ['post_teams', 'post_categories', 'post_tags', 'post_translations']) {
    await sql.unsafe(`alter table ${table} enable trigger user`)
  }
  await sql.unsafe(`select setval(pg_get_serial_sequence('posts', 'id'), ${count})`)
  // The words are there: otherwise the product would index all posts anew while it is measured.
  await sql`
    insert into settings (key, value, updated_at)
    values ('search-index', ${JSON.stringify({ version: INDEX_VERSION, doneTo: null })}, now())`
  await sql.unsafe('vacuum (analyze)')
}

/** Stores the files that the rows speak of: each holds its number, of which its digest is made. */
export async function storeFiles(storage: Storage): Promise<void> {
  for (let number = 1; number <= FILES; number += 1) await storage.put(Readable.from([Buffer.from(String(number))]))
}

const names = (text: string) => `jsonb_build_object('es', ${text}, 'en', ${text}, 'pt', ${text})`

const TAXONOMY = `
  -- Word 17 is far more frequent than word 17,000. Made by counting alone: a table of words would be gone through for each text.
  create function bench_text(seed bigint, length integer) returns text language sql immutable as $$
    select string_agg('w' || translate(to_hex((floor(${VOCABULARY} * power(((seed * 7919 + i * 104729) % 99991) / 99991.0::double precision, 4))::bigint
      * 2654435761) % 4294967296), '0123456789', 'ghijklmnop'), ' ') from generate_series(1, length) as i
  $$;
  insert into teams (text_id, name, short_name, main_colour, second_colour)
    select 'team-' || n, 'Club number' || n, 'Club' || n, '#8c1d2f', '#f3f6fb' from generate_series(1, ${TEAMS}) as n;
  insert into categories (text_id, names) select 'category-' || n, ${names("'Category ' || n")} from generate_series(1, ${CATEGORIES}) as n;
  insert into tags (text_id, kind, names, team_id)
    select 'player-' || n, 'player', ${names("'Player surname' || n")}, 1 + n % ${TEAMS} from generate_series(1, ${PLAYERS}) as n;
  insert into tags (text_id, kind, names) select 'topic-' || n, 'topic', ${names("'Topic ' || n")} from generate_series(1, ${TOPICS}) as n;
  insert into tags (text_id, kind, names) select 'matchday-' || n, 'matchday', ${names("'Matchday ' || n")} from generate_series(1, ${MATCHDAYS}) as n;
  insert into matchdays (tag_id, season, number, starts_on, ends_on)
    select id, '2026-27', id - ${PLAYERS + TOPICS}, '2026-08-01'::date + (id - ${PLAYERS + TOPICS})::integer * 7, '2026-08-03'::date + (id - ${PLAYERS + TOPICS})::integer * 7
    from tags where kind = 'matchday';
  insert into files (sha256, crc32, size_bytes, media_type, width, height, placeholder, created_at)
    select sha256(convert_to(n::text, 'UTF8')), n, 100000, 'image/webp', 1920, 1280, 'data:image/webp;base64,' || repeat('A', 120), now()
    from generate_series(1, ${FILES}) as n;
  insert into renditions (source_id, name, format, file_id, width, height)
    select 1, name, format, 2, side, side * 2 / 3
    from (values ('1920', 1920), ('1080', 1080), ('thumb', 480)) as size (name, side), (values ('webp'), ('jpeg')) as made (format);`

/** One statement for all rows of some posts. Their words are already small and without accents, so the database can index them itself. */
function rows(from: number, to: number, count: number): string {
  const vector = (text: string) =>
    `to_tsvector('spanish', ${text}) || to_tsvector('english', ${text}) || to_tsvector('simple', ${text})`
  return `
    with made as materialized (
      select n, now() - make_interval(mins => ((${count} - n) * 5)::integer) as at,
        array[1 + (n * 7) % ${TEAMS}, 1 + (n * 7 + 1 + n % 19) % ${TEAMS}]::integer[] as team_ids,
        array[1 + (n * 5) % ${CATEGORIES}]::integer[] || case when n % 3 = 0 then array[1 + (n * 5 + 4) % ${CATEGORIES}]::integer[] else '{}'::integer[] end as category_ids,
        array[1 + (n * 13) % ${PLAYERS}, ${PLAYERS} + 1 + (n * 11) % ${TOPICS}, ${PLAYERS + TOPICS} + 1 + (n * ${MATCHDAYS} / ${count + 1}) % ${MATCHDAYS}]::integer[] as tag_ids,
        case when n % 4 = 0 then array['es'] when n % 4 = 1 then array['en', 'es'] else array['en', 'es', 'pt'] end as locales,
        'Club number' || (1 + (n * 7) % ${TEAMS}) || ' ' || bench_text(n, 6) as title,
        bench_text(n + 1000003, 16) as summary, bench_text(n + 2000003, 120) as body
      from generate_series(${from}, ${to}) as n
    ), posts_made as (
      insert into posts (id, section_id, state, published_at, created_at, updated_at, team_ids, category_ids, tag_ids, locales,
        title_words, ranked_words, all_words)
      overriding system value
      select n, (select text_id from sections order by position offset n % 14 limit 1), 'published', at, at, at, team_ids, category_ids,
        tag_ids, locales, strip(${vector('title')}),
        setweight(${vector('title')}, 'A') || setweight(${vector('summary')}, 'B'),
        strip(${vector("title || ' ' || summary || ' ' || body")})
      from made returning id
    ), words as (
      insert into post_translations (post_id, locale, title, summary, body)
      select n, locale, title, summary, '<p>' || body || '</p>' from made, unnest(locales) as locale
    ), teams_made as (
      insert into post_teams select n, id, place from made, unnest(team_ids) with ordinality as listed (id, place) on conflict do nothing
    ), categories_made as (
      insert into post_categories select n, id, place from made, unnest(category_ids) with ordinality as listed (id, place) on conflict do nothing
    ), tags_made as (
      insert into post_tags select n, id, place from made, unnest(tag_ids) with ordinality as listed (id, place) on conflict do nothing
    )
    insert into assets (post_id, position, kind, file_id, name, credit, captions, alternatives, created_at)
    select n, 1, 'image', 1, 'picture.jpg', 'Bench', ${names("'Caption'")}, ${names("'Picture'")}, at from made`
}
