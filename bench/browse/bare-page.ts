import type { Client } from 'pg'

export interface Filter {
  readonly team: number
  readonly category: number
  readonly locale: string
}

const PAGE = `
  with page as (
    select id, section_id, published_at, embargo_until, new_at from posts
    where state in ('scheduled', 'published') and published_at <= now() and (embargo_until is null or embargo_until <= now())
      and team_ids && $1::integer[] and category_ids && $2::integer[]
      and locales && $3::text[]
    order by new_at desc, id desc limit 24
  )
  select page.id, page.section_id, page.published_at,
    (select jsonb_agg(jsonb_build_array(locale, title, summary)) from post_translations where post_id = page.id) as titles,
    (select jsonb_agg(jsonb_build_array(text_id, name, short_name, main_colour, second_colour))
      from post_teams join teams on teams.id = team_id where post_id = page.id) as teams,
    (select jsonb_agg(jsonb_build_array(text_id, names))
      from post_categories join categories on categories.id = category_id where post_id = page.id) as categories,
    (select jsonb_agg(jsonb_build_array(text_id, names)) from post_tags join tags on tags.id = tag_id where post_id = page.id) as tags,
    (select jsonb_object_agg(kind, count) from
      (select kind, count(*) from assets where post_id = page.id and subtitles_of is null group by kind) as counted) as counts,
    (select jsonb_build_array(assets.id, files.width, files.height, files.placeholder, assets.credit, assets.captions, assets.alternatives,
        (select jsonb_agg(jsonb_build_array(name, width, height)) from renditions where source_id = files.id and format = 'webp'))
      from assets join files on files.id = file_id where post_id = page.id and kind = 'image' and recalled_at is null
      order by position, assets.id limit 1) as picture
  from page order by new_at desc, id desc`

/** A page of cards in plain SQL: one prepared statement over the driver alone. */
export function readBarePage(client: Client, { team, category, locale }: Filter, lane: number) {
  // Connections to the embedded database share their prepared statements.
  return client.query({ name: `bare-page-${lane}`, text: PAGE, values: [[team], [category], [locale]] })
}
