import type { Locale } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'

/** The title of a post in a language, else in another: of the draft, which staff work on, else of what is published. */
export const titleIn = (locale: Locale, postId: string) => {
  const id = sql.raw(postId)
  return sql`coalesce(
    (select coalesce(d.languages -> ${locale}::text ->> 'title', d.languages -> 'es' ->> 'title', d.languages -> 'en' ->> 'title',
      d.languages -> 'pt' ->> 'title') from post_drafts d where d.post_id = ${id}),
    (select t.title from post_translations t where t.post_id = ${id}
      order by (t.locale = ${locale}::text) desc, t.locale limit 1))`
}
