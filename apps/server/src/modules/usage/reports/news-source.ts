import { sql } from 'drizzle-orm'
import { posts } from '../../../platform/database/schema/library.ts'
import { postUsage } from '../../../platform/database/schema/records.ts'
import { isInAudience, isInPeriod, titleOf, localTime } from './report-conditions.ts'
import type { ReportQuery, ReportSource } from './report-source.ts'

export function newsSource(query: ReportQuery): ReportSource {
  const { locale, timeZone, visible } = query
  const from = sql`from ${posts}`
  const where = sql`${visible} and ${isInPeriod(posts.publishedAt, query)}`
  const audience = isInAudience(postUsage, query)
  return {
    from,
    where,
    moment: sql`${posts.publishedAt}`,
    id: sql`${posts.id}`,
    scanned: {
      from,
      where,
      columns: sql`${posts.id} as key_id, ${posts.publishedAt} as key_at, ${posts.sectionId}, ${posts.embargoUntil}`,
    },
    isShown: sql`true`,
    columns: sql`page.key_id::text as id, ${titleOf(sql`page.key_id`, query)} as title, section_id as section,
      (select string_agg(locale, ', ' order by array_position(array['es', 'en', 'pt'], locale))
        from post_translations where post_id = page.key_id) as locales,
      ${localTime(sql`page.key_at`, timeZone)} as "publishedAt",
      ${localTime(sql`embargo_until`, timeZone)} as "embargoUntil",
      (select string_agg(teams.name, ', ' order by post_teams.position) from post_teams
        join teams on teams.id = post_teams.team_id where post_teams.post_id = page.key_id) as teams,
      (select string_agg(categories.names ->> ${locale}::text, ', ' order by post_categories.position) from post_categories
        join categories on categories.id = post_categories.category_id
        where post_categories.post_id = page.key_id) as categories,
      (select string_agg(tags.names ->> ${locale}::text, ', ' order by post_tags.position) from post_tags
        join tags on tags.id = post_tags.tag_id where post_tags.post_id = page.key_id) as tags,
      used.views, used.downloads, used.copies, used.people, used.media`,
    lookups: sql`cross join lateral (
      select count(*) filter (where event = 'view')::int as views,
        count(*) filter (where event = 'download')::int as downloads,
        count(*) filter (where event = 'copy-text')::int as copies,
        count(distinct person_id)::int as people, count(distinct lower(company_name))::int as media
      from ${postUsage} where ${postUsage.postId} = page.key_id and ${audience}) used`,
    figures: {
      from: sql`from ${posts} join ${postUsage} on ${postUsage.postId} = ${posts.id}`,
      where: sql`${where} and ${audience}`,
      country: sql`${postUsage.country}`,
      medium: sql`${postUsage.companyName}`,
      event: sql`${postUsage.event}`,
    },
  }
}
