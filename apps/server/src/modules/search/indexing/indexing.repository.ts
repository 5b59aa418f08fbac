import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { and, asc, gt, or, sql } from 'drizzle-orm'
import { anyOf, arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets, corrections, fileDetails } from '../../../platform/database/schema/files.ts'
import {
  categories,
  fixtures,
  posts,
  postTranslations,
  tags,
  teams,
} from '../../../platform/database/schema/library.ts'
import { searchWords } from '../../../platform/database/schema/search.ts'

export interface PostTexts {
  readonly id: number
  readonly translations: readonly { locale: Locale; title: string; summary: string; body: string }[]
  readonly captions: readonly Localised[]
  readonly corrections: readonly Localised[]
  /** The texts of documents, in whatever language. */
  readonly documents: readonly string[]
  readonly assetKinds: readonly AssetKind[]
  /** Names of categories, tags, players, the matchday, and the fixture if it has one. */
  readonly names: readonly Localised[]
  readonly teams: readonly string[]
}

export async function listPostTexts(db: Db, ids: readonly number[]): Promise<readonly PostTexts[]> {
  const { rows } = await db.execute<PostTexts & Record<string, unknown>>(sql`
    select ${posts.id},
      (select coalesce(jsonb_agg(jsonb_build_object('locale', locale, 'title', title, 'summary', summary, 'body', body)), '[]')
        from ${postTranslations} where ${postTranslations.postId} = ${posts.id}) as translations,
      (select coalesce(jsonb_agg(captions order by position, id), '[]') from ${assets}
        where ${assets.postId} = ${posts.id} and captions is not null and recalled_at is null) as captions,
      (select coalesce(jsonb_agg(texts order by at), '[]') from ${corrections}
        where ${corrections.postId} = ${posts.id}) as corrections,
      (select coalesce(jsonb_agg(content order by position, id), '[]') from ${assets}
        join ${fileDetails} on ${fileDetails.fileId} = ${assets.fileId}
        where ${assets.postId} = ${posts.id} and kind = 'text' and recalled_at is null and content is not null) as documents,
      (select coalesce(jsonb_agg(distinct kind), '[]') from ${assets}
        where ${assets.postId} = ${posts.id} and recalled_at is null and subtitles_of is null) as "assetKinds",
      (select coalesce(jsonb_agg(names), '[]') from (
        select names from ${categories} where ${categories.id} = any (${posts.categoryIds})
        union all select names from ${tags} where ${tags.id} = any (${posts.tagIds})
        union all select names from ${fixtures} where ${fixtures.id} = ${posts.fixtureId} and names is not null
      ) as named) as names,
      (select coalesce(jsonb_agg(concat(name, ' ', short_name)), '[]') from ${teams}
        where ${teams.id} = any (${posts.teamIds})) as teams
    from ${posts} where ${anyOf(posts.id, ids)}`)
  return rows
}

/** The lexemes that a post is found by, in `tsvector` syntax. */
export interface PostVectors {
  readonly id: number
  readonly title: string
  /** With weights: title A, summary B, names C. */
  readonly ranked: string
  readonly all: string
}

export async function writeVectors(db: Db, rows: readonly PostVectors[]): Promise<void> {
  await db.execute(sql`
    update ${posts} set title_words = title::tsvector, ranked_words = ranked::tsvector, all_words = "all"::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id bigint, title text, ranked text, "all" text)
    where ${posts.id} = sent.id`)
}

/** Adds words to the vocabulary for typo corrections. Sorted, so that concurrent transactions cannot deadlock. */
export async function addWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`
    insert into ${searchWords} (word)
    select word from jsonb_array_elements_text(${JSON.stringify(words.toSorted())}::jsonb) as sent (word)
    where not exists (select from ${searchWords} as known where known.word = sent.word)
    on conflict do nothing`)
}

/** Locks posts in the order of their ids, against deadlocks. */
export async function lockPosts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.select({ id: posts.id }).from(posts).where(anyOf(posts.id, ids)).orderBy(asc(posts.id)).for('no key update')
}

export async function listPostIdsAfter(db: Db, id: number, limit: number): Promise<number[]> {
  const rows = await db.select({ id: posts.id }).from(posts).where(gt(posts.id, id)).orderBy(asc(posts.id)).limit(limit)
  return rows.map((row) => row.id)
}

export interface TermIds {
  readonly teamIds?: readonly number[]
  readonly categoryIds?: readonly number[]
  readonly tagIds?: readonly number[]
}

/** The ids of a batch of the posts that have any of these, whatever their state. */
export async function listPostsWithTerms(
  db: Db,
  { teamIds = [], categoryIds = [], tagIds = [] }: TermIds,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const list = (ids: readonly number[]) => sql`${arrayLiteral(ids)}::integer[]`
  const hasAny = or(
    sql`${posts.teamIds} && ${list(teamIds)}`,
    sql`${posts.categoryIds} && ${list(categoryIds)}`,
    sql`${posts.tagIds} && ${list(tagIds)}`,
  )
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(gt(posts.id, after), hasAny))
    .orderBy(asc(posts.id))
    .limit(limit)
  return rows.map((row) => row.id)
}
