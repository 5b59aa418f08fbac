import type { Locale } from '@mixed-zone/contract/locales'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { posts } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { postUsage, usageEventPosts, usageEvents } from '../../../platform/database/schema/records.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'

/** Days of the league's time zone, both included; null means all. */
export interface ReportFilter {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly region: string | null
  readonly country: string | null
  readonly mediaType: string | null
}

export interface ReportQuery {
  readonly filter: ReportFilter
  readonly visible: SQL
  readonly locale: Locale
  readonly timeZone: string
}

/** A report as SQL fragments. Rows are ordered by (moment, id), newest first, which is also the key for pagination. */
export interface ReportSource {
  readonly from: SQL
  readonly where: SQL
  readonly moment: SQL
  readonly id: SQL
  /**
   * A page is read from one table, with conditions on its own columns, so that an index provides the order. Joining before the
   * limit would sort all remaining rows for every page.
   */
  readonly scanned: { readonly from: SQL; readonly where: SQL; readonly columns: SQL }
  /** Joins for the rows of `page`, and whether such a row belongs to the report. */
  readonly lookups: SQL
  readonly isShown: SQL
  /** Few enough that a batch keeps the database and the event loop busy for some milliseconds only. */
  readonly batchRows: number
  readonly columns: SQL
  /** The source of the aggregated figures. People have no event. */
  readonly figures: {
    readonly from: SQL
    readonly where: SQL
    readonly country: SQL
    readonly medium: SQL
    readonly event: SQL | null
  }
}

function localTime(moment: SQL | Column, timeZone: string): SQL {
  return sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD HH24:MI:SS')`
}

/** Whether a timestamp is within the requested days of the league's time zone; daylight saving is respected. */
function isInPeriod(moment: SQL | Column, { filter, timeZone }: ReportQuery): SQL {
  const { startDate, endDate } = filter
  const start = startDate === null ? sql`true` : sql`${moment} >= ${startOfDay(startDate, timeZone)}`
  const end = endDate === null ? sql`true` : sql`${moment} < ${startOfDay(endDate, timeZone, 1)}`
  return sql`${start} and ${end}`
}

interface Audience {
  readonly region: Column
  readonly country: Column
  readonly mediaType: Column
}

function isInAudience(columns: Audience, { filter }: ReportQuery): SQL {
  const conditions = (['region', 'country', 'mediaType'] as const).flatMap((name) => {
    const value = filter[name]
    return value === null ? [] : [sql`${columns[name]} = ${value}`]
  })
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/** The reader's language first, then the default order. */
const byLanguage = ({ locale }: ReportQuery): SQL =>
  sql`locale = ${locale} desc, array_position(array['es', 'en', 'pt'], locale)`

/** In the reader's language if there is one. `post` is the post's id. */
function titleOf(post: SQL, query: ReportQuery): SQL {
  return sql`(select title from post_translations where post_id = ${post} order by ${byLanguage(query)} limit 1)`
}

/** A table of `post_id` and `title`, so that each title is looked up once, not once per row. */
export function titlesOf(postIds: SQL, query: ReportQuery): SQL {
  return sql`(select distinct on (post_id) post_id, title from post_translations where post_id in (${postIds})
    order by post_id, ${byLanguage(query)})`
}

export function usersSource(query: ReportQuery): ReportSource {
  const from = sql`from ${people}`
  // Merged accounts are kept for an undo only.
  const where = sql`${isInPeriod(people.createdAt, query)} and ${isInAudience(people, query)} and ${people.state} <> 'merged'`
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
    batchRows: 1000,
    figures: { from, where, country: sql`${people.country}`, medium: sql`${people.companyName}`, event: null },
  }
}

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
    // The usage of each post is counted.
    batchRows: 400,
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
    batchRows: 1000,
    columns: sql`${localTime(sql`page.key_at`, query.timeZone)} as at, page.event,
      person.first_name || ' ' || person.surnames as person, person.email::text as email,
      page.company_name as "companyName", page.media_type as "mediaType", page.country, page.region,
      ${ofSeveral(sql`string_agg(${posts.id}::text, ', ' order by ${posts.newAt}, ${posts.id})`, sql`page.post_id::text`)} as "postId",
      ${ofSeveral(
        sql`string_agg(${titleOf(sql`${posts.id}`, query)}, ' · ' order by ${posts.newAt}, ${posts.id})`,
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
