import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
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
}

/** Replaces what readers see of a post, which has to be locked. Call `indexPosts` in the same transaction. */
export async function writeContent(tx: Db, postId: number, content: PostContent): Promise<void> {
  const { sectionId, matchdayId, fixtureId, pressContactId, leadAssetId } = content
  await writeTexts(tx, postId, content.texts)
  await replaceRows(
    tx,
    { table: postTeams, postId },
    content.teamIds.map((teamId, position) => ({ postId, teamId, position })),
  )
  await replaceRows(
    tx,
    { table: postCategories, postId },
    content.categoryIds.map((categoryId, position) => ({ postId, categoryId, position })),
  )
  await replaceRows(
    tx,
    { table: postTags, postId },
    content.tagIds.map((tagId, position) => ({ postId, tagId, position })),
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
  for (const [position, asset] of content.assets.entries()) await writeAsset(tx, { postId, position }, asset)
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

async function writeAsset(
  tx: Db,
  { postId, position }: { postId: number; position: number },
  { id, ...texts }: AssetContent,
): Promise<void> {
  const { captions, alternatives, credit, rights, rightsUntil } = texts
  await tx
    .update(assets)
    .set({
      position,
      captions: unlessEmpty(captions),
      alternatives: unlessEmpty(alternatives),
      credit,
      rights,
      rightsUntil,
    })
    .where(and(eq(assets.id, id), eq(assets.postId, postId)))
}

/** A text in no language is stored as null. */
function unlessEmpty(texts: Localised): Localised | null {
  return Object.values(texts).some((text) => text.trim() !== '') ? texts : null
}
