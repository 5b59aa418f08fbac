import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { markAsIndexed } from '../load/mark-as-indexed.ts'

export const PEOPLE = 4_000
export const POSTS = 6_000
const MEDIA = 900
const TEAMS = 20
const DAYS = 730

/** A visit is five events of one person with one post, most of them on the days around a weekend. */
const EVENTS_PER_VISIT = 5

const statementsFor = (events: number) => [
  `insert into people (email, first_name, surnames, region, country, company_name, media_type, communications_locale, unsubscribe_code,
      password_hash, created_at, updated_at)
    select 'reader-' || n || '@medium.test', 'Reader', n::text, 'europe',
      (array['ES','PT','AR','MX','BR','GB','FR','DE','IT','CL','IE','NG'])[1 + n % ${MEDIA} % 12], 'Medium ' || n % ${MEDIA},
      (array['newspaper','radio','television','press-agency','photo-agency'])[1 + n % ${MEDIA} % 5], (array['es','en','pt'])[1 + n % 3],
      'reader-' || n, 'none', now(), now()
    from generate_series(1, ${PEOPLE}) n`,
  `insert into teams (text_id, name, short_name, main_colour, second_colour)
    select 'team-' || n, 'Team ' || n, 'T' || n, '#112233', '#ffffff' from generate_series(1, ${TEAMS}) n`,
  `insert into posts (section_id, state, published_at, created_at, updated_at)
    select (select text_id from sections order by position limit 1), 'published', now() - (${DAYS} * n / ${POSTS}.0) * interval '1 day', now(), now()
    from generate_series(1, ${POSTS}) n`,
  `insert into post_translations (post_id, locale, title) select id, 'en', 'Post ' || id from posts`,
  `insert into post_teams (post_id, team_id, position)
    select id, 1 + id % ${TEAMS}, 0 from posts union all select id, 1 + (id + 7) % ${TEAMS}, 1 from posts`,
  `insert into assets (post_id, kind, name, media_id, position, created_at)
    select id, 'video', 'video-' || n || '.mp4', 'v' || n || '-' || id, n, now() from posts cross join generate_series(1, 3) n`,
  `create temporary table who as select *, row_number() over (order by id) as nth from people`,
  `create temporary table what as select id, row_number() over (order by published_at desc) as nth from posts`,
  `create temporary table files as select id, post_id, position from assets`,
  // Once: for each row it would give all visits the same numbers.
  `select setseed(0.5)`,
  `create temporary table visits as select n, random() as of_person, random() as of_day, random() as of_post
    from generate_series(1, ${events / EVENTS_PER_VISIT}) n`,
  `insert into usage_events (at, event, person_id, company_name, media_type, country, region, post_id, asset_id, rendition, bytes)
    select now() - (of_day * ${DAYS} * 86400 - part) * interval '1 second' - interval '1 minute',
      case when part <= 2 then 'view' else 'download' end, who.id, who.company_name, who.media_type, who.country, who.region, what.id,
      case when part <= 2 then null else files.id end, case when part <= 2 then null else 'original' end,
      case when part <= 2 then null else 1000000 + n end
    from visits
    join who on who.nth = 1 + floor(of_person * of_person * ${PEOPLE})
    join what on what.nth = 1 + floor(least(0.9999, of_day + of_post * of_post * 0.05) * ${POSTS})
    cross join generate_series(1, ${EVENTS_PER_VISIT}) part
    left join files on files.post_id = what.id and files.position = part - 2`,
]

/** Two years of use by journalists who look at a post and take some of its files. */
export async function fillUsage(database: Database, events: number): Promise<void> {
  // Temporary tables belong to one connection.
  const client = database.createClient()
  await client.connect()
  for (const statement of statementsFor(events)) await client.query(statement)
  await client.end()
  await markAsIndexed(database)
  await database.query('vacuum analyze')
}
