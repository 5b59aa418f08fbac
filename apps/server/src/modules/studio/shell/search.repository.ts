import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts, postTranslations, tags } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'

/** Of a word that many rows match, the best of this many are shown. */
const MAX_CANDIDATES = 500

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const fold = (text: SQL | string) => sql`fold_text(${text}::text)`

/** Each word is part of the text, or similar to one of its words. Trigram indexes serve both. */
function matches(folded: SQL, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => or(sql`${folded} like ${fold(`%${escapeLike(word)}%`)}`, sql`${fold(word)} <% ${folded}`)),
  )
}

/** Higher if words begin like those that were typed. */
function scoreOf(folded: SQL, words: readonly string[]): SQL<number> {
  const scores = words.map(
    (word) =>
      sql`word_similarity(${fold(word)}, ${folded}) + (' ' || ${folded} like ${fold(`% ${escapeLike(word)}%`)})::int`,
  )
  return sql<number>`(${sql.join(scores, sql` + `)})`
}

interface Search {
  readonly words: readonly string[]
  readonly limit: number
}

export function findPeople(db: Db, { words, limit }: Search) {
  const folded = sql`${people.searchText}`
  return db
    .select({
      id: people.id,
      firstName: people.firstName,
      surnames: people.surnames,
      companyName: people.companyName,
    })
    .from(people)
    .where(matches(folded, words))
    .orderBy(desc(scoreOf(folded, words)), people.surnames, people.id)
    .limit(limit)
}

/** In every state but the trash, newest first among equals. */
export function findPosts(db: Db, { words, limit }: Search) {
  const folded = fold(sql`${postTranslations.title}`)
  const candidates = db
    .select({ postId: postTranslations.postId, score: scoreOf(folded, words).as('score') })
    .from(postTranslations)
    .where(matches(folded, words))
    .limit(MAX_CANDIDATES)
    .as('candidates')
  return db
    .select({
      id: posts.id,
      state: sql<'draft' | 'review' | 'scheduled' | 'published' | 'archived'>`${posts.state}`,
      titles: sql<Partial<Record<Locale, string>>>`(
        select json_object_agg(${postTranslations.locale}, ${postTranslations.title})
        from ${postTranslations} where ${postTranslations.postId} = ${posts.id})`,
    })
    .from(candidates)
    .innerJoin(posts, eq(posts.id, candidates.postId))
    .where(ne(posts.state, 'trash'))
    .groupBy(posts.id)
    .orderBy(desc(sql`max(${candidates.score})`), sql`${posts.newAt} desc nulls first`, posts.id)
    .limit(limit)
}

export function findTags(db: Db, { words, limit }: Search) {
  const names = sql.join(
    LOCALES.map((locale) => sql`(${tags.names} ->> ${locale})`),
    sql` || ' ' || `,
  )
  const folded = fold(sql`${names}`)
  return db
    .select({ textId: tags.textId, names: tags.names, kind: tags.kind })
    .from(tags)
    .where(matches(folded, words))
    .orderBy(desc(scoreOf(folded, words)), tags.textId)
    .limit(limit)
}
