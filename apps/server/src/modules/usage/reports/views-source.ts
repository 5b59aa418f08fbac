import { sql } from 'drizzle-orm'
import { posts } from '../../../platform/database/schema/library.ts'
import { usageEvents } from '../../../platform/database/schema/records.ts'
import { ofAskedAudience, onAskedDays, titleOf, wallClock } from './report-conditions.ts'
import type { ReportQuery, ReportSource } from './report-source.ts'

/**
 * One row for each view, download or copied text, by its time. What was done with a post that the reader may not see is left
 * out: how often it was used would tell that it exists. What was done with a post that is gone for good stays.
 */
export function viewsSource(query: ReportQuery): ReportSource {
  const from = sql`from ${usageEvents} left join ${posts} on ${posts.id} = ${usageEvents.postId}`
  const where = sql`(${usageEvents.postId} is null or ${query.visible}) and ${onAskedDays(usageEvents.at, query)}
    and ${ofAskedAudience(usageEvents, query)}`
  return {
    from,
    where,
    moment: sql`${usageEvents.at}`,
    id: sql`${usageEvents.id}`,
    taken: sql`${usageEvents.id} as key_id, ${usageEvents.at} as key_at, ${usageEvents.event}, ${usageEvents.personId},
      ${usageEvents.companyName}, ${usageEvents.mediaType}, ${usageEvents.country}, ${usageEvents.region},
      ${usageEvents.postId}, ${posts.sectionId}, ${usageEvents.assetId}, ${usageEvents.rendition}, ${usageEvents.bytes}`,
    columns: sql`${wallClock(sql`page.key_at`, query.timeZone)} as at, event,
      person.first_name || ' ' || person.surnames as person, person.email::text as email,
      page.company_name as "companyName", page.media_type as "mediaType", page.country, page.region,
      page.post_id::text as "postId", ${titleOf(sql`page.post_id`, query)} as title, section_id as section,
      asset.name as file, rendition, bytes`,
    lookups: sql`left join people person on person.id = page.person_id left join assets asset on asset.id = page.asset_id`,
    figures: { from, where, country: sql`${usageEvents.country}` },
  }
}
