import { type SQL, sql } from 'drizzle-orm'
import { posts } from '../../../platform/database/schema/library.ts'
import { usageEventPosts, usageEvents } from '../../../platform/database/schema/records.ts'
import { isInAudience, isInPeriod, titleOf, titlesOf, localTime } from './report-conditions.ts'
import type { ReportQuery, ReportSource } from './report-source.ts'

/** The posts of a download of several posts; `event` is the event's id. */
const postsOf = (event: SQL) =>
  sql`from ${usageEventPosts} join ${posts} on ${posts.id} = ${usageEventPosts.postId} where ${usageEventPosts.eventId} = ${event}`

/**
 * One row per view, download or copied text, by time. Events of posts that are invisible to the reader are left out, since they would
 * reveal that the post exists; events of deleted posts stay. A download of several posts shows only the visible ones.
 */
export function viewsSource(query: ReportQuery): ReportSource {
  const { visible } = query
  const isRequested = sql`${isInPeriod(usageEvents.at, query)} and ${isInAudience(usageEvents, query)}`
  const isShown = (event: SQL, post: SQL) => sql`case when ${post} is not null then ${visible}
    else not exists (select 1 ${postsOf(event)}) or exists (select 1 ${postsOf(event)} and ${visible}) end`
  const from = sql`from ${usageEvents} left join ${posts} on ${posts.id} = ${usageEvents.postId}`
  const where = sql`${isShown(sql`${usageEvents.id}`, sql`${usageEvents.postId}`)} and ${isRequested}`
  const ofPage = postsOf(sql`page.key_id`)
  /** For rows of a download of several posts, which have no post of their own. */
  const ofSeveral = (value: SQL, own: SQL) =>
    sql`case when page.post_id is null then (select ${value} ${ofPage} and ${visible}) else ${own} end`
  return {
    from,
    where,
    moment: sql`${usageEvents.at}`,
    id: sql`${usageEvents.id}`,
    scanned: {
      from: sql`from ${usageEvents}`,
      where: isRequested,
      columns: sql`${usageEvents.id} as key_id, ${usageEvents.at} as key_at, ${usageEvents.event}, ${usageEvents.personId},
        ${usageEvents.companyName}, ${usageEvents.mediaType}, ${usageEvents.country}, ${usageEvents.region},
        ${usageEvents.postId}, ${usageEvents.assetId}, ${usageEvents.rendition}, ${usageEvents.bytes}`,
    },
    lookups: sql`left join ${posts} on ${posts.id} = page.post_id left join people person on person.id = page.person_id
      left join assets asset on asset.id = page.asset_id
      left join ${titlesOf(sql`select post_id from page`, query)} heading on heading.post_id = page.post_id`,
    isShown: isShown(sql`page.key_id`, sql`page.post_id`),
    columns: sql`${localTime(sql`page.key_at`, query.timeZone)} as at, page.event,
      person.first_name || ' ' || person.surnames as person, person.email::text as email,
      page.company_name as "companyName", page.media_type as "mediaType", page.country, page.region,
      ${ofSeveral(sql`string_agg(${posts.id}::text, ', ' order by ${posts.id})`, sql`page.post_id::text`)} as "postId",
      ${ofSeveral(
        sql`string_agg(${titleOf(sql`${posts.id}`, query)}, ' · ' order by ${posts.id})`,
        sql`heading.title`,
      )} as title,
      ${posts.sectionId} as section, asset.name as file, page.rendition,
      case when page.post_id is null and exists (select 1 ${ofPage} and not (${visible}))
        then (select sum(${usageEventPosts.bytes})::bigint ${ofPage} and ${visible}) else page.bytes end as bytes`,
    figures: {
      from,
      where,
      country: sql`${usageEvents.country}`,
      medium: sql`${usageEvents.companyName}`,
      event: sql`${usageEvents.event}`,
    },
  }
}
