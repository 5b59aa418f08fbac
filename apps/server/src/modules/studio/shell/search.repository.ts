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

/** The ids of the best rows: those that contain the words, or else similar ones. */
async function findIds(db: Db, { table, id, folded }: Searched, { words, limit }: Search): Promise<number[]> {
  for (const { where, score, limit: maxCandidates } of [containingAll(folded, words), resembling(folded, words)]) {
    const candidates = db
      .select({ id: sql<number>`${id}`.mapWith(Number).as('id'), score: score.as('score') })
      .from(table)
      .where(where)
      .limit(maxCandidates)
      .as('candidates')
    const best = await db
      .select({ id: candidates.id })
      .from(candidates)
      .groupBy(candidates.id)
      .orderBy(desc(sql`max(${candidates.score})`), desc(candidates.id))
      .limit(limit)
    if (best.length > 0) return best.map((row) => row.id)
  }
  return []
}

export async function findPeople(db: Db, search: Search) {
  const ids = await findIds(db, { table: people, id: people.id, folded: sql`${people.searchText}` }, search)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: people.id, firstName: people.firstName, surnames: people.surnames, companyName: people.companyName })
    .from(people)
    .where(and(inArray(people.id, ids), isNotMerged))
  return sortByIds(rows, ids)
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
  const [drafts, published] = await Promise.all([
    findDrafts(db, search),
    findIds(db, { table: postTranslations, id: postTranslations.postId, folded }, search),
  ])
  const ids = [...new Set([...drafts, ...published])].slice(0, search.limit)
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
  const ids = await findIds(db, { table: tags, id: tags.id, folded: fold(sql`(${names})`) }, search)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: tags.id, textId: tags.textId, names: tags.names, kind: tags.kind })
    .from(tags)
    .where(inArray(tags.id, ids))
  return sortByIds(rows, ids)
}
