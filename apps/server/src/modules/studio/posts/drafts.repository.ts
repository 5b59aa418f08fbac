import type { Localised } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { postAuthors, postDrafts, postFacts } from '../../../platform/database/schema/drafts.ts'
import { assets, fileDetails, files } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

/** A person who was deleted has no name any more. */
export const COLLEAGUE_COLUMNS = { id: people.id, firstName: people.firstName, surnames: people.surnames }

export function toColleague(row: { id: number; firstName: string; surnames: string } | null): Colleague | null {
  return row && { id: String(row.id), name: fullName(row) }
}

export interface StoredFact {
  readonly field: string
  readonly value: unknown
  readonly version: number
  readonly publishedVersion: number
  readonly changedBy: Colleague | null
  readonly changedAt: Date
}

export async function listStoredFacts(db: Db, postId: number): Promise<StoredFact[]> {
  const rows = await db
    .select({
      field: postFacts.field,
      value: postFacts.value,
      version: postFacts.version,
      publishedVersion: postFacts.publishedVersion,
      changedAt: postFacts.changedAt,
      person: COLLEAGUE_COLUMNS,
    })
    .from(postFacts)
    .leftJoin(people, eq(people.id, postFacts.changedBy))
    .where(eq(postFacts.postId, postId))
  return rows.map(({ person, ...row }) => ({ ...row, changedBy: toColleague(person) }))
}

export interface PublishedPost extends Record<string, unknown> {
  readonly id: number
  readonly state: typeof posts.$inferSelect.state
  readonly version: number
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly embargoUntil: Date | null
  readonly trashedAt: Date | null
  readonly featuredPosition: number | null
  readonly sectionId: string
  readonly matchdayId: string | null
  readonly fixtureId: string | null
  readonly contactId: string | null
  readonly leadAssetId: string | null
  readonly teams: readonly string[]
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly players: readonly string[]
  readonly links: readonly { readonly titles: Localised; readonly url: string }[]
}

/** A post with the facts that readers see. Ids are texts, as facts have them. */
export async function findPublishedPost(db: Db, postId: number): Promise<PublishedPost | null> {
  const tagsWhere = (condition: string) =>
    sql.raw(`array(select t.id::text from post_tags p join tags t on t.id = p.tag_id
      where p.post_id = posts.id and ${condition} order by p.position, t.id)`)
  const { rows } = await db.execute<PublishedPost>(sql`
    select posts.id, posts.state, posts.version, posts.created_at as "createdAt", posts.published_at as "publishedAt",
      posts.embargo_until as "embargoUntil", posts.trashed_at as "trashedAt", posts.featured_position as "featuredPosition",
      posts.section_id as "sectionId", posts.matchday_id::text as "matchdayId", posts.fixture_id::text as "fixtureId",
      posts.press_contact_id::text as "contactId", posts.lead_asset_id::text as "leadAssetId",
      array(select p.team_id::text from post_teams p where p.post_id = posts.id order by p.position, p.team_id) as teams,
      array(select p.category_id::text from post_categories p where p.post_id = posts.id
        order by p.position, p.category_id) as categories,
      ${tagsWhere("t.kind <> 'player'")} as tags, ${tagsWhere("t.kind = 'player'")} as players,
      (select coalesce(jsonb_agg(jsonb_build_object('titles', l.titles, 'url', l.url) order by l.position, l.id), '[]')
        from external_links l where l.post_id = posts.id) as links
    from ${posts} where ${posts.id} = ${postId}`)
  return rows[0] ?? null
}

const uploaders = alias(people, 'uploaders')

/** Files of a post as editors see them: those that readers get, and those that wait in the draft. */
export const isInDraftOf = (postId: number) => or(eq(assets.postId, postId), eq(assets.draftPostId, postId))

/** Without the text of documents, which is only for search. */
const { content: _content, ...DETAIL_COLUMNS } = getTableColumns(fileDetails)

/** The same bytes were recalled in another place, so that they must not go out here either. For queries of `assets`. */
export const isRecalledElsewhere = sql<boolean>`exists (
  select from assets recalled where recalled.file_id = ${assets.fileId} and recalled.recalled_at is not null)`

const ASSET_COLUMNS = {
  id: assets.id,
  /** Null if readers do not get it. */
  postId: assets.postId,
  version: assets.version,
  kind: assets.kind,
  name: assets.name,
  mediaId: assets.mediaId,
  credit: assets.credit,
  captions: assets.captions,
  alternatives: assets.alternatives,
  rights: assets.rights,
  rightsUntil: assets.rightsUntil,
  focalX: assets.focalX,
  focalY: assets.focalY,
  frame: assets.frame,
  recalledAt: assets.recalledAt,
  isRecalledElsewhere,
  fileId: assets.fileId,
  posterFileId: assets.posterFileId,
  changeOf: assets.changeOf,
  changeKind: assets.changeKind,
  subtitlesOf: assets.subtitlesOf,
  locale: assets.locale,
  createdAt: assets.createdAt,
  sizeBytes: files.sizeBytes,
  width: files.width,
  height: files.height,
  mediaType: files.mediaType,
  durationMs: files.durationMs,
  /** A picture without renditions is not prepared yet, or could not be read. */
  hasRenditions: sql<boolean>`exists (select from renditions r where r.source_id = ${assets.fileId})`,
  /** Null for a file that was stored before details were. */
  details: DETAIL_COLUMNS,
  uploadedBy: { id: uploaders.id, firstName: uploaders.firstName, surnames: uploaders.surnames },
}

/** Rows of files with everything that the studio shows. */
export function selectDraftAssets(db: Db) {
  return db
    .select(ASSET_COLUMNS)
    .from(assets)
    .leftJoin(files, eq(files.id, assets.fileId))
    .leftJoin(fileDetails, eq(fileDetails.fileId, assets.fileId))
    .leftJoin(uploaders, eq(uploaders.id, assets.uploadedBy))
}

export type DraftAssetRow = Awaited<ReturnType<typeof listDraftAssets>>[number]

/** In the editors' order, with subtitles, replacements and posters, which belong to another file. */
export async function listDraftAssets(db: Db, postId: number) {
  return selectDraftAssets(db)
    .where(isInDraftOf(postId))
    .orderBy(asc(assets.position), asc(assets.createdAt), asc(assets.id))
}

/**
 * Locks the draft until the transaction ends, and creates its row the first time. Null if the post is gone. Whoever saves facts does this
 * first: all take the locks of a draft, its facts and its authors in this order.
 */
export async function lockDraftRow(tx: Db, postId: number) {
  await tx.execute(sql`
    insert into post_drafts (post_id, changed_at) select id, updated_at from posts where id = ${postId}
    on conflict (post_id) do nothing`)
  const [row] = await tx.select().from(postDrafts).where(eq(postDrafts.postId, postId)).for('update')
  return row ?? null
}

/** Says that a draft has changed: lists read it again, and the person counts as one of its authors. */
export async function touchDraft(tx: Db, { postId, personId, at }: { postId: number; personId: number; at: Date }) {
  await tx
    .insert(postDrafts)
    .values({ postId, changedAt: at })
    .onConflictDoUpdate({ target: postDrafts.postId, set: { isStale: true, changedAt: at } })
  await addAuthor(tx, { postId, personId, at })
}

export async function addAuthor(tx: Db, { postId, personId, at }: { postId: number; personId: number; at: Date }) {
  await tx
    .insert(postAuthors)
    .values({ postId, personId, lastAt: at })
    .onConflictDoUpdate({ target: [postAuthors.postId, postAuthors.personId], set: { lastAt: at } })
}

/** Who wrote in a post, the latest first. Updates of the document that are not merged name their writers themselves. */
export async function listAuthors(db: Db, postId: number): Promise<Colleague[]> {
  const { rows } = await db.execute<{ id: number; firstName: string; surnames: string }>(sql`
    select p.id, p.first_name as "firstName", p.surnames
    from (
      select person_id, max(last_at) as last_at from (
        select person_id, last_at from post_authors where post_id = ${postId}
        union all
        select person_id, max(at) from shared_document_updates
        where post_id = ${postId} and person_id is not null group by person_id
      ) as writers group by person_id
    ) as author join people p on p.id = author.person_id
    order by author.last_at desc, p.id`)
  return rows.map((row) => ({ id: String(row.id), name: fullName(row) }))
}
