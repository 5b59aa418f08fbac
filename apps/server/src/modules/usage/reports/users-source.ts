import { sql } from 'drizzle-orm'
import { people } from '../../../platform/database/schema/people.ts'
import { isInAudience, isInPeriod, localTime } from './report-conditions.ts'
import type { ReportQuery, ReportSource } from './report-source.ts'

export function usersSource(query: ReportQuery): ReportSource {
  const from = sql`from ${people}`
  const where = sql`${isInPeriod(people.createdAt, query)} and ${isInAudience(people, query)}`
  return {
    from,
    where,
    moment: sql`${people.createdAt}`,
    id: sql`${people.id}`,
    scanned: {
      from,
      where,
      columns: sql`${people.id} as key_id, ${people.createdAt} as key_at, ${people.firstName} as name, ${people.surnames},
      ${people.email}::text as email, ${people.telephonePrefix}, ${people.telephoneNumber}, ${people.region},
      ${people.country}, ${people.companyName}, ${people.mediaType}, ${people.workType},
      ${people.communicationsLocale}, ${people.newsletter}, ${people.role}, ${people.state}, ${people.lastSeenAt}`,
    },
    columns: sql`page.key_id::text as id, name, surnames, email,
      trim(telephone_prefix || ' ' || telephone_number) as telephone, region, country, company_name as "companyName",
      media_type as "mediaType", work_type as "workType", communications_locale as "comunicationsLocale", newsletter,
      role, state, ${localTime(sql`page.key_at`, query.timeZone)} as "registeredAt",
      ${localTime(sql`last_seen_at`, query.timeZone)} as "lastSeenAt"`,
    lookups: sql``,
    isShown: sql`true`,
    figures: { from, where, country: sql`${people.country}`, medium: sql`${people.companyName}`, event: null },
  }
}
