import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { and, desc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { postDrafts } from '../../../platform/database/schema/drafts.ts'
import { posts, postTranslations, tags } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { splitWords } from '../../search/search.ts'
import { sortByIds } from '../list-page.ts'
import { containing, containingWord } from '../matches-text.ts'
import { isNotMerged } from '../people/person-state.ts'

/** Of a word that many rows match, the best of this many are found: ranking all of them would take too long. */
const MAX_CANDIDATES = 300
/** To compare a row takes twenty times as long as to find a part of it. */
const MAX_SIMILAR_CANDIDATES = 100

interface Search {
  readonly words: readonly string[]
  readonly limit: number
}

interface Searched {
  readonly table: PgTable
  readonly id: PgColumn
  /** Without case and accents, as the trigram index has it. */
  readonly folded: SQL
}

const fold = (text: SQLWrapper) => sql`fold_text(${text}::text)`

/** A subquery, so that PostgreSQL folds the word once and not for every row. */
const foldWord = (word: string) => sql`(select fold_text(${word}::text))`

/** Every word is part of the text. Those that begin a word of it rank first. */
function containingAll(folded: SQL, words: readonly string[]) {
  const begun = words.map((word) => sql`(' ' || ${folded} like ${containingWord(word)})::int`)
  return {
    limit: MAX_CANDIDATES,
    where: and(...words.map((word) => sql`${folded} like ${containing(word)}`)),
    score: sql<number>`(${sql.join(begun, sql` + `)})`,
  }
}

/** Every word is similar to a word of the text. */
function resembling(folded: SQL, words: readonly string[]) {
  const similarities = words.map((word) => sql`word_similarity(${foldWord(word)}, ${folded})`)
  return {
    limit: MAX_SIMILAR_CANDIDATES,
    where: and(...words.map((word) => sql`${foldWord(word)} <% ${folded}`)),
    score: sql<number>`(${sql.join(similarities, sql` + `)})`,
  }
}

/**
 * The ids and scores of the best rows: those that contain the words, or else similar ones, which PostgreSQL looks for only if no row contains
 * them.
 */
function bestRows({ table, id, folded }: Searched, { words, limit }: Search): SQL {
  const [contained, similar] = [containingAll(folded, words), resembling(folded, words)]
  return sql`
    with contained as materialized (
      select ${id} as id, ${contained.score} as score from ${table} where ${contained.where} limit ${contained.limit}::int
    ), similar_rows as materialized (
      select ${id} as id, ${similar.score} as score from ${table}
      where not exists (select from contained) and ${similar.where} limit ${similar.limit}::int
    )
    select id, max(score) as score from (select * from contained union all select * from similar_rows) candidates
    group by id order by 2 desc, 1 desc limit ${limit}::int`
}

export async function findPeople(db: Db, search: Search) {
  const best = bestRows({ table: people, id: people.id, folded: sql`${people.searchText}` }, search)
  return db
    .select({ id: people.id, firstName: people.firstName, surnames: people.surnames, companyName: people.companyName })
    .from(people)
    .innerJoin(sql`(${best}) best`, sql`best.id = ${people.id}`)
    .where(isNotMerged)
    .orderBy(sql`best.score desc, best.id desc`)
}

const DRAFT_TITLES = fold(sql`concat_ws(' ', ${postDrafts.languages} #>> '{es,title}',
  ${postDrafts.languages} #>> '{en,title}', ${postDrafts.languages} #>> '{pt,title}')`)

/** Drafts whose titles contain words that begin so. The index of words leaves few titles to read. */
async function findDrafts(db: Db, { words, limit }: Search): Promise<number[]> {
  const prefixes = words.flatMap(splitWords).map((word) => `'${word}':*`)
  if (prefixes.length === 0) return []
  const { where, score } = containingAll(DRAFT_TITLES, words)
  const rows = await db
    .select({ id: postDrafts.postId })
    .from(postDrafts)
    .where(and(sql`${postDrafts.words} @@ ${prefixes.join(' & ')}::tsquery`, where))
    .orderBy(desc(score), desc(postDrafts.changedAt), desc(postDrafts.postId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** In every state but the trash. */
export async function findPosts(db: Db, search: Search) {
  const folded = fold(postTranslations.title)
  const best = bestRows({ table: postTranslations, id: postTranslations.postId, folded }, search)
  const [drafts, published] = await Promise.all([findDrafts(db, search), db.execute<{ id: number }>(best)])
  const ids = [...new Set([...drafts, ...published.rows.map(({ id }) => id)])].slice(0, search.limit)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: posts.id,
      state: sql<'draft' | 'review' | 'scheduled' | 'published' | 'archived'>`${posts.state}`,
      titles: sql<Partial<Record<Locale, string>>>`coalesce(
        (select jsonb_object_agg(language.key, language.value ->> 'title') from jsonb_each(${postDrafts.languages}) as language),
        (select jsonb_object_agg(${postTranslations.locale}, ${postTranslations.title})
        from ${postTranslations} where ${postTranslations.postId} = ${posts.id}), '{}')`,
    })
    .from(posts)
    .leftJoin(postDrafts, eq(postDrafts.postId, posts.id))
    .where(and(inArray(posts.id, ids), ne(posts.state, 'trash')))
  return sortByIds(rows, ids)
}

export async function findTags(db: Db, search: Search) {
  const names = sql.join(
    LOCALES.map((locale) => sql`(${tags.names} ->> ${locale})`),
    sql` || ' ' || `,
  )
  const best = bestRows({ table: tags, id: tags.id, folded: fold(sql`(${names})`) }, search)
  return db
    .select({ textId: tags.textId, names: tags.names, kind: tags.kind })
    .from(tags)
    .innerJoin(sql`(${best}) best`, sql`best.id = ${tags.id}`)
    .orderBy(sql`best.score desc, best.id desc`)
}
