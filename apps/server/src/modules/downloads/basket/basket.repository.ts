import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { basketItems } from '../../../platform/database/schema/downloads.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { ASSET_ORDER, type Viewer, visibleTo } from '../../library/rules.ts'
import { FILE_COLUMNS } from '../stored-file.ts'

interface Reader {
  readonly actor: Viewer & { readonly personId: number }
  readonly now: Date
  readonly today: string
}

const isAvailable = (today: string): SQL | undefined =>
  and(
    isNotNull(assets.fileId),
    isNull(assets.recalledAt),
    or(isNull(assets.rightsUntil), sql`${assets.rightsUntil} >= ${today}::date`),
  )

export async function listBasketIds(db: Db, { actor, now, today }: Reader): Promise<number[]> {
  const rows = await db
    .select({ id: assets.id })
    .from(basketItems)
    .innerJoin(assets, eq(assets.id, basketItems.assetId))
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(and(eq(basketItems.personId, actor.personId), visibleTo(actor, now), isAvailable(today)))
    .orderBy(asc(basketItems.addedAt), ASSET_ORDER)
  return rows.map(({ id }) => id)
}

const pictures = alias(files, 'pictures')

/** The items of a basket, latest first. Items that are not visible at the moment are left out but stay stored. */
export function listBasket(db: Db, { actor, now, today }: Reader) {
  const pictureId = sql`case when ${assets.kind} = 'image' then ${assets.fileId} else ${assets.posterFileId} end`
  return db
    .select({
      id: assets.id,
      version: assets.version,
      postId: posts.id,
      kind: assets.kind,
      name: assets.name,
      mediaId: assets.mediaId,
      credit: assets.credit,
      copyright: assets.copyright,
      captions: assets.captions,
      alternatives: assets.alternatives,
      rights: assets.rights,
      rightsUntil: assets.rightsUntil,
      recalledAt: assets.recalledAt,
      focalX: assets.focalX,
      focalY: assets.focalY,
      /** The original. */
      file: FILE_COLUMNS,
      pictureId: pictures.id,
      width: pictures.width,
      height: pictures.height,
      placeholder: pictures.placeholder,
      isAvailable: sql<boolean>`${isAvailable(today)}`.as('is_available'),
      addedAt: basketItems.addedAt,
    })
    .from(basketItems)
    .innerJoin(assets, eq(assets.id, basketItems.assetId))
    .innerJoin(posts, eq(posts.id, assets.postId))
    .leftJoin(files, eq(files.id, assets.fileId))
    .leftJoin(pictures, eq(pictures.id, pictureId))
    .where(and(eq(basketItems.personId, actor.personId), visibleTo(actor, now)))
    .orderBy(desc(basketItems.addedAt), ASSET_ORDER)
}

export type BasketRow = Awaited<ReturnType<typeof listBasket>>[number]

export function listPostTitles(db: Db, postIds: readonly number[]) {
  return db
    .select({ postId: postTranslations.postId, locale: postTranslations.locale, title: postTranslations.title })
    .from(postTranslations)
    .where(anyOf(postTranslations.postId, postIds))
}

export async function listVisibleAssetIds(
  db: Db,
  { ids, visible }: { ids: readonly number[]; visible: SQL },
): Promise<number[]> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(and(anyOf(assets.id, ids), visible))
  return rows.map(({ id }) => id)
}

/** How many other items than these are in the basket. */
export async function countOtherBasketItems(db: Db, personId: number, assetIds: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(basketItems)
    .where(and(eq(basketItems.personId, personId), not(anyOf(basketItems.assetId, assetIds))))
  return row?.count ?? 0
}

export async function insertBasketItems(
  db: Db,
  { personId, assetIds, now }: { personId: number; assetIds: readonly number[]; now: Date },
): Promise<void> {
  const rows = assetIds.map((assetId) => ({ personId, assetId, addedAt: now }))
  await db.insert(basketItems).values(rows).onConflictDoNothing()
}

export async function deleteBasketItems(db: Db, personId: number, assetIds: readonly number[]): Promise<void> {
  await db.delete(basketItems).where(and(eq(basketItems.personId, personId), anyOf(basketItems.assetId, assetIds)))
}
