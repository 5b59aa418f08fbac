import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { MAX_BASKET_ITEMS } from '@mixed-zone/contract/rules/limits'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Basket, BasketItem } from '@mixed-zone/contract/schemas/downloads'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createFileAddresses } from '../../../platform/signing/file-addresses.ts'
import { listRenditions, presentPicture, smallSizeOf } from '../../library/library.ts'
import { pickTranslation, type ReadContext, visibleTo } from '../../library/rules.ts'
import type { GetLabelledFiles } from '../generated/labelled-files.service.ts'
import { firstLocale } from '../pack/load-pack.ts'
import {
  type BasketRow,
  countOtherBasketItems,
  deleteBasketItems,
  insertBasketItems,
  listBasket,
  listPostTitles,
  listVisibleAssetIds,
} from './basket.repository.ts'

interface BasketDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'fileKeys'> {
  readonly findLabelledFiles: GetLabelledFiles
}

export type BasketService = ReturnType<typeof createBasketService>

export function createBasketService({ db, clock, getTimeZone, fileKeys, findLabelledFiles }: BasketDeps) {
  async function list(actor: Actor, locale: Locale): Promise<Basket> {
    const now = clock.now()
    const today = leagueDay(now, getTimeZone())
    const context = {
      viewer: actor,
      locale,
      now,
      today,
      addresses: createFileAddresses(fileKeys.signerOf(actor.fileHandle)),
    }
    const rows = await listBasket(db, { actor, now, today })
    const items = rows.length === 0 ? [] : await present(rows, { db, findLabelledFiles, context })
    const available = items.filter(({ isAvailable }) => isAvailable)
    return { items, count: available.length, size: available.reduce((sum, { size }) => sum + size, 0) }
  }

  return {
    list,

    async add(actor: Actor, assetIds: readonly string[], locale: Locale): Promise<Basket> {
      const wanted = [...new Set(assetIds.map(rowId))]
      const ids = wanted.filter((id) => id !== null)
      const visible = await listVisibleAssetIds(db, { ids, visible: visibleTo(actor, clock.now()) })
      if (visible.length < wanted.length) throw new ApiError('not-found')
      if ((await countOtherBasketItems(db, actor.personId, ids)) + ids.length > MAX_BASKET_ITEMS)
        throw new ApiError('too-large')
      await insertBasketItems(db, { personId: actor.personId, assetIds: ids, now: clock.now() })
      return list(actor, locale)
    },

    async remove(actor: Actor, assetIds: readonly string[], locale: Locale): Promise<Basket> {
      const ids = assetIds.map(rowId).filter((id) => id !== null)
      await deleteBasketItems(db, actor.personId, ids)
      return list(actor, locale)
    },
  }
}

interface Presenting {
  readonly db: Db
  readonly findLabelledFiles: GetLabelledFiles
  readonly context: ReadContext
}

async function present(
  rows: readonly BasketRow[],
  { db, findLabelledFiles, context }: Presenting,
): Promise<BasketItem[]> {
  const titles = Map.groupBy(
    await listPostTitles(db, [...new Set(rows.map(({ postId }) => postId))]),
    (row) => row.postId,
  )
  const pictureIds = rows.flatMap(({ kind, pictureId }) => (kind === 'image' && pictureId !== null ? [pictureId] : []))
  const renditions = Map.groupBy(await listRenditions(db, pictureIds), ({ sourceId }) => sourceId)
  const { locale } = context
  const labelled = await findLabelledFiles(
    rows.flatMap((row) => {
      const { file } = row
      return file === null ? [] : { ...row, file, mainLocale: firstLocale(titles.get(row.postId) ?? []) }
    }),
    'original',
  )
  return rows.map((row) => {
    const title = pickTranslation(titles.get(row.postId) ?? [], locale)?.title ?? ''
    const { pictureId } = row
    const made = (pictureId !== null && renditions.get(pictureId)) || []
    const isShown = row.recalledAt === null && pictureId !== null
    const smallSize = row.kind === 'image' && row.file ? smallSizeOf({ ...row, ...row.file }, made) : undefined
    return {
      assetId: String(row.id),
      kind: row.kind,
      name: row.name,
      // As it is downloaded: a label makes a picture larger. Until it has one, the size of the original.
      size: (labelled.get(row.id) ?? row.file)?.sizeBytes ?? 0,
      ...(smallSize !== undefined && { smallSize }),
      caption: row.captions?.[locale] ?? '',
      image: isShown ? presentPicture(row, made, context) : null,
      rights: row.rights || row.rightsUntil ? { text: row.rights?.[locale] ?? '', until: row.rightsUntil } : null,
      isAvailable: row.isAvailable,
      post: { id: String(row.postId), slug: slug(title), title },
      addedAt: row.addedAt.toISOString(),
    }
  })
}
