import { type Column, type SQL, sql } from 'drizzle-orm'
import type { ReportQuery } from './report-source.ts'

/** A moment as a clock on the league's wall shows it. */
export function wallClock(moment: SQL | Column, timeZone: string): SQL {
  return sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD HH24:MI:SS')`
}

/** Whether a moment is on one of the asked days, which begin and end at midnight in the league, also when clocks change. */
export function onAskedDays(moment: SQL | Column, { filter, timeZone }: ReportQuery): SQL {
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

/** Whether it is about somebody of the asked region, country and kind of medium. */
export function ofAskedAudience(columns: Audience, { filter }: ReportQuery): SQL {
  const conditions = (['region', 'country', 'mediaType'] as const).flatMap((name) => {
    const asked = filter[name]
    return asked === null ? [] : [sql`${columns[name]} = ${asked}`]
  })
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/** The reader's language first, then the first that there is. */
const bestLanguageFirst = ({ locale }: ReportQuery): SQL =>
  sql`locale = ${locale} desc, array_position(array['es', 'en', 'pt'], locale)`

/** The post's title in the reader's language where it has one, else in the first that it has; `post` names the post's id. */
export function titleOf(post: SQL, query: ReportQuery): SQL {
  return sql`(select title from post_translations where post_id = ${post} order by ${bestLanguageFirst(query)} limit 1)`
}

/** The same for many posts as a table of `post_id` and `title`: asked for once each, not once for each row that is about them. */
export function titlesOf(postIds: SQL, query: ReportQuery): SQL {
  return sql`(select distinct on (post_id) post_id, title from post_translations where post_id in (${postIds})
    order by post_id, ${bestLanguageFirst(query)})`
}
