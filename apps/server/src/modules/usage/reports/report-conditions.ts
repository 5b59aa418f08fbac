import { type Column, type SQL, sql } from 'drizzle-orm'
import type { ReportQuery } from './report-source.ts'

export function localTime(moment: SQL | Column, timeZone: string): SQL {
  return sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD HH24:MI:SS')`
}

/** Whether a timestamp is within the requested days of the league's time zone; daylight saving is respected. */
export function isInPeriod(moment: SQL | Column, { filter, timeZone }: ReportQuery): SQL {
  const { startDate, endDate } = filter
  const start =
    startDate === null ? sql`true` : sql`${moment} >= (${startDate}::date)::timestamp at time zone ${timeZone}::text`
  const end =
    endDate === null ? sql`true` : sql`${moment} < (${endDate}::date + 1)::timestamp at time zone ${timeZone}::text`
  return sql`${start} and ${end}`
}

interface Audience {
  readonly region: Column
  readonly country: Column
  readonly mediaType: Column
}

export function isInAudience(columns: Audience, { filter }: ReportQuery): SQL {
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
export function titleOf(post: SQL, query: ReportQuery): SQL {
  return sql`(select title from post_translations where post_id = ${post} order by ${byLanguage(query)} limit 1)`
}

/** A table of `post_id` and `title`, so that each title is looked up once, not once per row. */
export function titlesOf(postIds: SQL, query: ReportQuery): SQL {
  return sql`(select distinct on (post_id) post_id, title from post_translations where post_id in (${postIds})
    order by post_id, ${byLanguage(query)})`
}
