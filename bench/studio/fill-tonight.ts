import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { markAsIndexed } from '../load/mark-as-indexed.ts'

const FIXTURES_OF_A_MATCHDAY = 10
const MATCHDAYS = 38
const POSTS_OF_SEASON = 10_000

const inAllLanguages = (text: string) => `jsonb_build_object('es', ${text}, 'en', ${text}, 'pt', ${text})`

/** A season with one matchday today, and what is promised for each match. */
const SEASON = [
  `insert into teams (text_id, name, short_name, main_colour, second_colour)
    select 'club-' || n, 'Club ' || n, 'Club ' || n, '#0b1324', '#ffffff' from generate_series(1, 20) as n`,
  `insert into categories (text_id, names) select 'category-' || n, ${inAllLanguages(`'Category ' || n`)} from generate_series(1, 12) as n`,
  `insert into tags (text_id, kind, names)
    select 'matchday-' || n || '-2026-27', 'matchday', ${inAllLanguages(`'Matchday ' || n`)} from generate_series(1, ${MATCHDAYS}) as n`,
  // The twelfth is played today.
  `insert into matchdays (tag_id, season, number, starts_on, ends_on)
    select id, '2026-27', number, current_date + (number - 12) * 7 - 1, current_date + (number - 12) * 7 + 1
    from (select id, split_part(text_id, '-', 2)::int as number from tags where kind = 'matchday') as day`,
  `insert into fixtures (matchday_id, home_team_id, away_team_id, kick_off, state, home_goals, away_goals, started_at, finished_at)
    select tag_id, home.id, away.id, at, case when at < now() then 'finished' else 'scheduled' end,
      case when at < now() then 1 end, case when at < now() then 1 end, case when at < now() then at end,
      case when at < now() then at + interval '111 minutes' end
    from matchdays cross join generate_series(0, ${FIXTURES_OF_A_MATCHDAY - 1}) as pair
    cross join lateral (select date_trunc('hour', now()) + (number - 12) * interval '7 days' + (pair - 5) * interval '2 hours' as at) as time
    join teams home on home.text_id = 'club-' || 1 + pair join teams away on away.text_id = 'club-' || 11 + (pair + number) % 10`,
  `insert into coverage_promises (category_id, anchor, minutes, locales, titles)
    select id, case when id % 2 = 0 then 'kick-off' else 'whistle' end, case when id % 2 = 0 then -60 * id else 30 * id end,
      '{es,en,pt}', ${inAllLanguages(`'{home}–{away}'`)}
    from categories order by id limit 5`,
]

/** The matches of the season have 26 posts each; later numbers are an archive. In three languages, every fiftieth with a name that is searched. */
const postsFrom = (first: number, last: number) => [
  `insert into posts (section_id, state, published_at, matchday_id, fixture_id, created_at, updated_at, title_words, ranked_words, all_words)
    select (select min(text_id) from sections), case when n % 50 = 0 then 'draft' else 'published' end,
      now() - n * interval '5 minutes', fixture.matchday_id, fixture.id, now(), now(), words, words, words
    from generate_series(${first}, ${last}) as n
    cross join lateral to_tsvector('simple', 'title ' || case when n % 50 = 0 then 'garcia' else n::text end) as words
    left join (select id, matchday_id, row_number() over (order by id) - 1 as nth from fixtures) as fixture
      on n <= ${POSTS_OF_SEASON} and fixture.nth = n % ${FIXTURES_OF_A_MATCHDAY * MATCHDAYS}`,
  `insert into post_translations (post_id, locale, title) select id, locale, 'Title ' || id
    from posts cross join unnest(array['es', 'en', 'pt']) as locale on conflict do nothing`,
  `insert into post_categories (post_id, category_id)
    select posts.id, category.id from posts
    join (select id, row_number() over (order by id) - 1 as nth from categories) as category on category.nth = posts.id % 12
    on conflict do nothing`,
  `insert into post_authors (post_id, person_id, last_at)
    select posts.id, (select min(id) from people where role = 'editor'), now() - interval '1 day' from posts on conflict do nothing`,
]

export async function fillSeason(database: Database): Promise<void> {
  for (const statement of SEASON) await database.query(statement)
  await markAsIndexed(database)
}

/** Adds the posts with these numbers. */
export async function fillPosts({ query }: Database, first: number, last: number): Promise<void> {
  for (const statement of postsFrom(first, last)) await query(statement)
  await query('vacuum analyze')
}
