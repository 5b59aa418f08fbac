import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { and, asc, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { searchWords } from '../../../platform/database/schema/search.ts'

/** Folded words of each part of a post, with spaces between them. */
export interface PostWords {
  readonly id: number
  readonly title: Localised
  readonly summary: Localised
  readonly names: Localised
  readonly rest: Localised
}

const CONFIGURATIONS: Localised<SQL> = { es: sql`'spanish'`, en: sql`'english'`, pt: sql`'portuguese'` }

/** The stems of a part in the language of each text, and the words themselves, for those who type only a beginning. */
function vectorOf(part: 'title' | 'summary' | 'names' | 'rest'): SQL {
  const column = sql.identifier(part)
  const vectors = LOCALES.flatMap((locale) => {
    const words = sql`${column} ->> ${sql.raw(`'${locale}'`)}`
    return [sql`to_tsvector(${CONFIGURATIONS[locale]}, ${words})`, sql`to_tsvector('simple', ${words})`]
  })
  return sql`(${sql.join(vectors, sql` || `)})`
}

export async function writeWords(db: Db, rows: readonly PostWords[]): Promise<void> {
  await db.execute(sql`
    update ${posts} set
      title_words = strip(made.title),
      ranked_words = setweight(made.title, 'A') || setweight(made.summary, 'B') || setweight(made.names, 'C'),
      all_words = strip(made.title || made.summary || made.names || made.rest)
    from (
      select id, ${vectorOf('title')} as title, ${vectorOf('summary')} as summary, ${vectorOf('names')} as names,
        ${vectorOf('rest')} as rest
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sent (id bigint, title jsonb, summary jsonb, names jsonb, rest jsonb)
    ) as made
    where ${posts.id} = made.id`)
}

/** Adds words to those that a slip may have been meant to be. In one order, so that two who do so never wait for each other. */
export async function addWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`
    insert into ${searchWords} (word)
    select word from jsonb_array_elements_text(${JSON.stringify(words.toSorted())}::jsonb) as sent (word)
    where not exists (select from ${searchWords} as kept where kept.word = sent.word)
    on conflict do nothing`)
}

/** The numbers of posts after one, in their order. */
export async function listIdsAfter(db: Db, id: number, limit: number): Promise<number[]> {
  const rows = await db.select({ id: posts.id }).from(posts).where(gt(posts.id, id)).orderBy(asc(posts.id)).limit(limit)
  return rows.map((row) => row.id)
}

export interface Named {
  readonly teamIds?: readonly number[]
  readonly categoryIds?: readonly number[]
  readonly tagIds?: readonly number[]
}

/** The numbers of posts after one that bear any of these, whatever their state. */
export async function listIdsOfNamed(
  db: Db,
  { teamIds = [], categoryIds = [], tagIds = [] }: Named,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`
  const bearing = or(
    sql`${posts.teamIds} && ${list(teamIds)}`,
    sql`${posts.categoryIds} && ${list(categoryIds)}`,
    sql`${posts.tagIds} && ${list(tagIds)}`,
  )
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(gt(posts.id, after), bearing))
    .orderBy(asc(posts.id))
    .limit(limit)
  return rows.map((row) => row.id)
}
