import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { Frame } from '@mixed-zone/contract/schemas/studio/asset-details'
import { and, eq, isNull, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import {
  externalLinks,
  postCategories,
  posts,
  postTags,
  postTeams,
  postTranslations,
} from '../../../platform/database/schema/library.ts'
import { cleanBody } from '../../../platform/html/clean-body.ts'
import { currentTermIds } from './current-terms.ts'

/** Everything of a post that readers see, except its state and times. */
export interface PostContent {
  /** Those with a title. */
  readonly texts: readonly {
    readonly locale: Locale
    readonly title: string
    readonly summary: string
    readonly body: string
  }[]
  readonly sectionId: string
  readonly teamIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly matchdayId: number | null
  readonly fixtureId: number | null
  readonly pressContactId: number | null
  readonly leadAssetId: number | null
  readonly links: readonly { readonly titles: Localised; readonly url: string }[]
  /** In their order. */
  readonly assets: readonly AssetContent[]
}

export interface AssetContent {
  readonly id: number
  readonly captions: Localised
  readonly alternatives: Localised
  readonly credit: string
  readonly rights: Localised | null
  readonly rightsUntil: string | null
  /** Null: the centre. */
  readonly focalPoint: { readonly x: number; readonly y: number } | null
  readonly frame: Frame | null
  /** Files whose bytes take the place of this one's, or of its poster. They are gone if they were published before. */
  readonly replacement: number | null
  readonly poster: number | null
  readonly subtitles: readonly number[]
}

/** Replaces what readers see of a post, which has to be locked. Call `indexPosts` in the same transaction. */
export async function writeContent(tx: Db, postId: number, content: PostContent): Promise<void> {
  const { sectionId, matchdayId, fixtureId, pressContactId, leadAssetId } = content
  // A version may name what was merged or deleted since.
  const [teamIds, categoryIds, tagIds] = [
    await currentTermIds(tx, 'team', content.teamIds),
    await currentTermIds(tx, 'category', content.categoryIds),
    await currentTermIds(tx, 'tag', content.tagIds),
  ]
  await writeTexts(tx, postId, content.texts)
  await replaceRows(
    tx,
    { table: postTeams, postId },
    teamIds.map((teamId, position) => ({ postId, teamId, position })),
  )
  await replaceRows(
    tx,
    { table: postCategories, postId },
    categoryIds.map((categoryId, position) => ({ postId, categoryId, position })),
  )
  await replaceRows(
    tx,
    { table: postTags, postId },
    tagIds.map((tagId, position) => ({ postId, tagId, position })),
  )
  await replaceRows(
    tx,
    { table: externalLinks, postId },
    content.links.map(({ titles, url }, position) => ({ postId, position, titles, url })),
  )
  await tx
    .update(posts)
    .set({ sectionId, matchdayId, fixtureId, pressContactId, leadAssetId })
    .where(eq(posts.id, postId))
  await writeAssets(tx, postId, content.assets)
}

async function writeTexts(tx: Db, postId: number, texts: PostContent['texts']): Promise<void> {
  const locales = texts.map(({ locale }) => locale)
  await tx
    .delete(postTranslations)
    .where(
      and(
        eq(postTranslations.postId, postId),
        locales.length > 0 ? notInArray(postTranslations.locale, locales) : undefined,
      ),
    )
  if (texts.length === 0) return
  await tx
    .insert(postTranslations)
    .values(texts.map(({ body, ...others }) => ({ postId, ...others, body: cleanBody(body) })))
    .onConflictDoUpdate({
      target: [postTranslations.postId, postTranslations.locale],
      set: { title: sql`excluded.title`, summary: sql`excluded.summary`, body: sql`excluded.body` },
    })
}

type PostTable = typeof postTeams | typeof postCategories | typeof postTags | typeof externalLinks

async function replaceRows<Table extends PostTable>(
  tx: Db,
  { table, postId }: { table: Table; postId: number },
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  await tx.delete(table).where(eq(table.postId, postId))
  // Rows have the type of their table; Drizzle cannot follow a table that is a type parameter.
  if (rows.length > 0) await tx.insert(table as PgTable).values([...rows])
}

/** Readers get exactly these files. The others of the post wait in its draft. */
async function writeAssets(tx: Db, postId: number, contents: readonly AssetContent[]): Promise<void> {
  const ids = contents.map(({ id }) => id)
  const isShown = anyOf(assets.id, [...ids, ...contents.flatMap(({ subtitles }) => subtitles)])
  await tx
    .update(assets)
    .set({ postId: null, draftPostId: postId })
    .where(and(eq(assets.postId, postId), not(isShown)))
  await tx
    .update(assets)
    .set({ postId, draftPostId: null })
    .where(and(eq(assets.draftPostId, postId), isNull(assets.changeOf), isShown))
  for (const [position, asset] of contents.entries()) await writeAsset(tx, { postId, position }, asset)
}

const CENTRE = 0.5

async function writeAsset(
  tx: Db,
  { postId, position }: { postId: number; position: number },
  { id, replacement, poster, ...content }: AssetContent,
): Promise<void> {
  const { captions, alternatives, credit, rights, rightsUntil, focalPoint, frame } = content
  await tx
    .update(assets)
    .set({
      position,
      captions: unlessEmpty(captions),
      alternatives: unlessEmpty(alternatives),
      credit,
      rights,
      rightsUntil,
      focalX: focalPoint?.x ?? CENTRE,
      focalY: focalPoint?.y ?? CENTRE,
      frame,
    })
    .where(and(eq(assets.id, id), eq(assets.postId, postId)))
  if (replacement) await applyReplacement(tx, id, replacement)
  if (poster) await applyPoster(tx, id, poster)
}

/** The asset keeps its id, and with it its addresses; its version says that the bytes are others. */
async function applyReplacement(tx: Db, id: number, replacementId: number): Promise<void> {
  const change = await deleteChange(tx, id, replacementId)
  if (!change) return
  await tx
    .update(assets)
    .set({ ...change, copyright: copyrightOf(change), version: sql`${assets.version} + 1` })
    .where(eq(assets.id, id))
}

/** That of the new bytes. One that somebody wrote stays if they have none; one that was read from the old bytes does not. */
function copyrightOf({ copyright }: { readonly copyright: string }): SQL {
  const ofOldBytes = sql`(select camera ->> 'copyright' from file_details where file_id = ${assets.fileId})`
  const isReplaced = sql`${copyright}::text <> '' or ${assets.copyright} = ${ofOldBytes}`
  return sql`case when ${isReplaced} then ${copyright}::text else ${assets.copyright} end`
}

async function applyPoster(tx: Db, id: number, posterId: number): Promise<void> {
  const change = await deleteChange(tx, id, posterId)
  if (change) await tx.update(assets).set({ posterFileId: change.fileId }).where(eq(assets.id, id))
}

async function deleteChange(tx: Db, id: number, changeId: number) {
  const [change] = await tx
    .delete(assets)
    .where(and(eq(assets.id, changeId), eq(assets.changeOf, id)))
    .returning({ fileId: assets.fileId, kind: assets.kind, name: assets.name, copyright: assets.copyright })
  return change
}

/** A text in no language is stored as null. */
function unlessEmpty(texts: Localised): Localised | null {
  return Object.values(texts).some((text) => text.trim() !== '') ? texts : null
}
