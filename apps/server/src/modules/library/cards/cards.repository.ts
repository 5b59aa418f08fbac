import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import {
  categories,
  postCategories,
  posts,
  postTags,
  postTeams,
  postTranslations,
  sections,
  tags,
  teams,
} from '../../../platform/database/schema/library.ts'
import { anyOf } from '../any-of.ts'

/** What a card needs of the post's own row. */
export const CARD_COLUMNS = {
  id: posts.id,
  sectionId: posts.sectionId,
  publishedAt: posts.publishedAt,
  embargoUntil: posts.embargoUntil,
  fixtureId: posts.fixtureId,
  leadAssetId: posts.leadAssetId,
}

export type CardRow = Pick<typeof posts.$inferSelect, keyof typeof CARD_COLUMNS>

export const TEAM_COLUMNS = {
  textId: teams.textId,
  name: teams.name,
  shortName: teams.shortName,
  mainColour: teams.mainColour,
  secondColour: teams.secondColour,
}

export type TeamRow = Pick<typeof teams.$inferSelect, keyof typeof TEAM_COLUMNS>

/** The newest posts of every section, so many of each, in the order of sections and then newest first. */
export async function listNewestOfSections(
  db: Db,
  { visible, limit }: { visible: SQL; limit: number },
): Promise<CardRow[]> {
  const newest = db
    .select({ ...CARD_COLUMNS, newAt: posts.newAt })
    .from(posts)
    .where(and(eq(posts.sectionId, sections.textId), visible))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(limit)
    .as('newest')
  return db
    .select({
      id: newest.id,
      sectionId: newest.sectionId,
      publishedAt: newest.publishedAt,
      embargoUntil: newest.embargoUntil,
      fixtureId: newest.fixtureId,
      leadAssetId: newest.leadAssetId,
    })
    .from(sections)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(asc(sections.position), desc(newest.newAt), desc(newest.id))
}

/** The newest post of a section that has a picture to show. */
export async function findNewestWithPicture(
  db: Db,
  { visible, sectionId }: { visible: SQL; sectionId: string },
): Promise<CardRow | undefined> {
  const hasPicture = sql`exists (
    select 1 from ${assets}
    where ${assets.postId} = ${posts.id} and ${assets.kind} = 'image'
      and ${assets.fileId} is not null and ${assets.recalledAt} is null
  )`
  const [row] = await db
    .select(CARD_COLUMNS)
    .from(posts)
    .where(and(eq(posts.sectionId, sectionId), visible, hasPicture))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(1)
  return row
}

/** The posts of these numbers that fulfil the condition, in the order of the numbers. */
export async function listCardRows(
  db: Db,
  { visible, ids }: { visible: SQL; ids: readonly number[] },
): Promise<CardRow[]> {
  const rows = await db
    .select(CARD_COLUMNS)
    .from(posts)
    .where(and(anyOf(posts.id, ids), visible))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

export function listTitles(db: Db, postIds: readonly number[]) {
  return db
    .select({
      postId: postTranslations.postId,
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
    })
    .from(postTranslations)
    .where(anyOf(postTranslations.postId, postIds))
}

export function listTeams(db: Db, postIds: readonly number[]) {
  return db
    .select({ postId: postTeams.postId, ...TEAM_COLUMNS })
    .from(postTeams)
    .innerJoin(teams, eq(teams.id, postTeams.teamId))
    .where(anyOf(postTeams.postId, postIds))
    .orderBy(asc(postTeams.position), asc(teams.id))
}

export function listCategories(db: Db, postIds: readonly number[]) {
  return db
    .select({ postId: postCategories.postId, textId: categories.textId, names: categories.names })
    .from(postCategories)
    .innerJoin(categories, eq(categories.id, postCategories.categoryId))
    .where(anyOf(postCategories.postId, postIds))
    .orderBy(asc(postCategories.position), asc(categories.id))
}

export function listTags(db: Db, postIds: readonly number[]) {
  return db
    .select({ postId: postTags.postId, textId: tags.textId, names: tags.names })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(anyOf(postTags.postId, postIds))
    .orderBy(asc(postTags.position), asc(tags.id))
}

export function listSectionNames(db: Db) {
  return db.select({ textId: sections.textId, names: sections.names }).from(sections)
}

/** How many assets of each kind a post has. Subtitles belong to their video and are not counted. */
export function countAssets(db: Db, postIds: readonly number[]) {
  return db
    .select({ postId: assets.postId, kind: assets.kind, count: count() })
    .from(assets)
    .where(and(anyOf(assets.postId, postIds), isNull(assets.subtitlesOf)))
    .groupBy(assets.postId, assets.kind)
}

/** The documents of posts that can be downloaded today. */
export function listDocuments(db: Db, { postIds, today }: { postIds: readonly number[]; today: string }) {
  return db
    .select({
      postId: assets.postId,
      id: assets.id,
      version: assets.version,
      name: assets.name,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
    })
    .from(assets)
    .innerJoin(files, eq(files.id, assets.fileId))
    .where(
      and(
        anyOf(assets.postId, postIds),
        eq(assets.kind, 'text'),
        isNotNull(assets.fileId),
        isNull(assets.subtitlesOf),
        isNull(assets.recalledAt),
        sql`(${assets.rightsUntil} is null or ${assets.rightsUntil} >= ${today}::date)`,
      ),
    )
    .orderBy(asc(assets.position), asc(assets.id))
}
