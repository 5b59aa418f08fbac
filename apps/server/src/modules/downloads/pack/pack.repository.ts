import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files, renditions } from '../../../platform/database/schema/files.ts'
import { fixtures, matchdays, posts, postTranslations, tags, teams } from '../../../platform/database/schema/library.ts'
import { isSmallerPicture } from '../../../platform/images/smaller-picture.ts'
import { ASSET_ORDER, isAboutFixture, isAboutMatchday } from '../../library/rules.ts'
import { FILE_COLUMNS, type FileInfo } from '../stored-file.ts'

export type PackSelection =
  | { readonly kind: 'post'; readonly postId: number }
  | { readonly kind: 'fixture'; readonly fixtureId: number }
  | { readonly kind: 'matchday'; readonly tagId: number }
  | { readonly kind: 'assets'; readonly assetIds: readonly number[] }

function isSelected(db: Db, selection: PackSelection): SQL | undefined {
  if (selection.kind === 'post') return eq(posts.id, selection.postId)
  if (selection.kind === 'fixture') return isAboutFixture(selection.fixtureId)
  if (selection.kind === 'matchday') return isAboutMatchday(selection.tagId)
  const one = db.select({ one: sql`1` }).from(assets)
  return exists(one.where(and(eq(assets.postId, posts.id), anyOf(assets.id, selection.assetIds))))
}

export function listPackPosts(db: Db, { visible, selection }: { visible: SQL; selection: PackSelection }) {
  return db
    .select({ id: posts.id, publishedAt: posts.publishedAt, updatedAt: posts.updatedAt })
    .from(posts)
    .where(and(isSelected(db, selection), visible))
    .orderBy(desc(posts.newAt), desc(posts.id))
}

export function listPackTexts(db: Db, postIds: readonly number[]) {
  return db
    .select({
      postId: postTranslations.postId,
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
      body: postTranslations.body,
    })
    .from(postTranslations)
    .where(anyOf(postTranslations.postId, postIds))
}

export type PackText = Awaited<ReturnType<typeof listPackTexts>>[number]

/** What stands for a picture or video inside a text that is read without it. */
export function listFigureAssets(db: Db, postIds: readonly number[]) {
  return db
    .select({
      id: assets.id,
      postId: sql<number>`${assets.postId}`.mapWith(Number),
      kind: assets.kind,
      name: assets.name,
      credit: assets.credit,
      captions: assets.captions,
      recalledAt: assets.recalledAt,
      recallReasons: assets.recallReasons,
    })
    .from(assets)
    .where(and(anyOf(assets.postId, postIds), inArray(assets.kind, ['image', 'video'])))
}

export type FigureAsset = Awaited<ReturnType<typeof listFigureAssets>>[number]

const smaller = alias(files, 'smaller')

interface PackAssetsQuery {
  readonly postIds: readonly number[]
  readonly selection: PackSelection
  /** Of pictures; other assets have only their original. */
  readonly rendition: Rendition
}

export async function listPackAssets(db: Db, { postIds, selection, rendition }: PackAssetsQuery) {
  const hasSize = rendition === 'original' ? sql`false` : eq(renditions.name, rendition)
  const rows = await db
    .select({
      id: assets.id,
      version: assets.version,
      postId: sql<number>`${assets.postId}`.mapWith(Number),
      kind: assets.kind,
      name: assets.name,
      credit: assets.credit,
      copyright: assets.copyright,
      captions: assets.captions,
      alternatives: assets.alternatives,
      rights: assets.rights,
      rightsUntil: assets.rightsUntil,
      recalledAt: assets.recalledAt,
      recallReasons: assets.recallReasons,
      createdAt: assets.createdAt,
      original: { ...FILE_COLUMNS, width: files.width, height: files.height },
      smaller: {
        id: smaller.id,
        sha256: smaller.sha256,
        crc32: smaller.crc32,
        sizeBytes: smaller.sizeBytes,
        mediaType: smaller.mediaType,
        width: smaller.width,
        height: smaller.height,
      },
    })
    .from(assets)
    .leftJoin(files, eq(files.id, assets.fileId))
    .leftJoin(
      renditions,
      and(eq(renditions.sourceId, assets.fileId), eq(assets.kind, 'image'), eq(renditions.format, 'jpeg'), hasSize),
    )
    .leftJoin(smaller, eq(smaller.id, renditions.fileId))
    .where(
      and(
        anyOf(assets.postId, postIds),
        ...(selection.kind === 'assets' ? [anyOf(assets.id, selection.assetIds)] : []),
      ),
    )
    .orderBy(ASSET_ORDER)
  return rows.map(({ original, smaller: made, ...row }) => {
    const isRendition = made !== null && (original === null || isSmallerPicture(made, original))
    const file: FileInfo | null = isRendition ? made : original
    return { ...row, file, isRendition }
  })
}

export type PackAssetRow = Awaited<ReturnType<typeof listPackAssets>>[number]

export async function findMatchday(db: Db, textId: string) {
  const [row] = await db
    .select({ tagId: tags.id, names: tags.names, season: matchdays.season })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(eq(tags.textId, textId))
  return row
}

const home = alias(teams, 'home')
const away = alias(teams, 'away')

export async function findFixture(db: Db, id: number) {
  const [row] = await db
    .select({ home: home.name, away: away.name, kickOff: fixtures.kickOff })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeTeamId))
    .innerJoin(away, eq(away.id, fixtures.awayTeamId))
    .where(eq(fixtures.id, id))
  return row
}
