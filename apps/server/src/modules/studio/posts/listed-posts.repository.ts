import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { eq, type SQL, sql } from 'drizzle-orm'
import { anyOf, arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type DraftLanguages, postDrafts, postUsageTotals } from '../../../platform/database/schema/drafts.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { sortByIds } from '../list-page.ts'
import type { Colleague } from './drafts.repository.ts'
import { CATEGORY_IDS, CHANGED_AT, SECTION, TEAM_IDS } from './posts.repository.ts'
import { viewStateOf } from './view-state.ts'

const MAX_AUTHORS = 5

/** Part of the next publication: neither set aside nor removed, as little as its video. Details that were never saved say nothing. */
const isUsed = sql.raw(`not exists (select from post_facts f where f.post_id = coalesce(a.draft_post_id, a.post_id)
  and f.field in ('details:' || a.id, 'details:' || a.subtitles_of) and f.value ->> 'state' <> 'used')`)

/** The files of a post as its draft has them. */
const IN_DRAFT = sql`(a.post_id = ${posts.id} or a.draft_post_id = ${posts.id})
  and a.subtitles_of is null and a.change_of is null and ${isUsed}`

const HAS_CHANGES = sql<boolean>`(${posts.state} in ('scheduled', 'published', 'archived') and (
  exists (select from post_facts f where f.post_id = ${posts.id} and f.version > f.published_version)
  or exists (select from shared_documents s where s.post_id = ${posts.id}
    and s.last_number > coalesce(${postDrafts.publishedNumber}, 0))
  or exists (select from assets a where a.draft_post_id = ${posts.id} and ${isUsed})))`

const AUTHORS = sql<Colleague[]>`(
  select coalesce(json_agg(json_build_object('id', author.id::text, 'name', trim(author.first_name || ' ' || author.surnames))
    order by author.last_at desc, author.id), '[]')
  from (select p.id, p.first_name, p.surnames, a.last_at from post_authors a join people p on p.id = a.person_id
    where a.post_id = ${posts.id} order by a.last_at desc, p.id limit ${sql.raw(String(MAX_AUTHORS))}) as author)`

/** In one pass over the files of a post. */
const ASSET_COUNTS = sql<{ readonly pictures: number; readonly videos: number; readonly files: number }>`(
  select json_build_object('pictures', count(*) filter (where a.kind = 'image'), 'videos', count(*) filter (where a.kind = 'video'),
    'files', count(*) filter (where a.kind in ('text', 'file')))
  from assets a where ${IN_DRAFT})`

export interface ThumbnailRow {
  readonly id: number
  readonly kind: AssetKind
  readonly hasRenditions: boolean
  readonly posterFileId: number | null
  readonly recalledAt: null
}

/** The lead image of the draft, else the first picture that can be shown. */
const THUMBNAIL = sql<ThumbnailRow | null>`(
  select json_build_object('id', a.id, 'kind', a.kind, 'posterFileId', a.poster_file_id, 'recalledAt', null,
    'hasRenditions', exists (select from renditions r where r.source_id = a.file_id))
  from assets a
  where ${IN_DRAFT} and a.recalled_at is null
    and (a.kind = 'image' or (a.kind = 'video' and a.poster_file_id is not null))
  order by (a.id::text is not distinct from coalesce(
      (select f.value #>> '{}' from post_facts f where f.post_id = ${posts.id} and f.field = 'leadAsset'),
      ${posts.leadAssetId}::text)) desc, a.kind, a.position, a.id limit 1)`

const COLUMNS = {
  id: posts.id,
  state: posts.state,
  version: posts.version,
  section: sql<string | null>`${SECTION}`,
  // Compared one by one, PostgreSQL knows from their lengths that texts are not empty, without reading them.
  languages: sql<DraftLanguages>`coalesce(${postDrafts.languages}, (
    select coalesce(jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'hasText', t.summary <> '' or t.body <> '',
      'isOriginal', false, 'isOutdated', false, 'isUnread', false)), '{}')
    from post_translations t where t.post_id = ${posts.id}))`,
  teamIds: sql<number[]>`${TEAM_IDS}`,
  categoryIds: sql<number[]>`${CATEGORY_IDS}`,
  authors: AUTHORS,
  changedAt: sql<Date>`${CHANGED_AT}`.mapWith(posts.updatedAt),
  publishedAt: posts.publishedAt,
  embargoUntil: posts.embargoUntil,
  trashedAt: posts.trashedAt,
  hasChanges: HAS_CHANGES,
  correctedAt: sql<Date | null>`(select max(c.at) from corrections c where c.post_id = ${posts.id})`.mapWith(
    posts.publishedAt,
  ),
  thumbnail: THUMBNAIL,
  assetCounts: ASSET_COUNTS,
  views: sql<number>`coalesce(${postUsageTotals.views}, 0)`,
  downloads: sql<number>`coalesce(${postUsageTotals.downloads}, 0)`,
  featuredPosition: posts.featuredPosition,
}

export type PostRow = ReturnType<typeof toPostRow>

function toPostRow({ assetCounts, ...row }: Awaited<ReturnType<typeof selectPosts>>[number], now: Date) {
  return { ...row, ...assetCounts, viewState: viewStateOf(row, now) }
}

function selectPosts(db: Db, condition: SQL) {
  return db
    .select(COLUMNS)
    .from(posts)
    .leftJoin(postDrafts, eq(postDrafts.postId, posts.id))
    .leftJoin(postUsageTotals, eq(postUsageTotals.postId, posts.id))
    .where(condition)
}

/** The rows of a page of the list, in the order of their ids. The statement is built once. */
export function prepareListedPosts(db: Db) {
  const statement = selectPosts(db, sql`${posts.id} = any(${sql.placeholder('ids')}::bigint[])`).prepare('listed_posts')
  return async (ids: readonly number[], now: Date): Promise<PostRow[]> => {
    const rows = await statement.execute({ ids: arrayLiteral(ids) })
    return sortByIds(rows, ids).map((row) => toPostRow(row, now))
  }
}

/** In any order. */
export async function listPostsById(db: Db, ids: readonly number[], now: Date): Promise<PostRow[]> {
  return (await selectPosts(db, anyOf(posts.id, ids))).map((row) => toPostRow(row, now))
}
