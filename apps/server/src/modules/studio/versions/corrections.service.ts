import type { BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  correctPost,
  listRecipients as listRecipientsEndpoint,
  recallAsset,
  withdrawPost,
} from '@mixed-zone/contract/endpoints/studio/versions'
import type { Locale } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { AssetCopy, Recipient } from '@mixed-zone/contract/schemas/studio/versions'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowId, rowIds } from '../../../platform/database/row-id.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Library } from '../../library/library.ts'
import { pickTranslation } from '../../library/rules.ts'
import { type DownloadScope, listRecipients, summariseRecipients } from '../../notices/notices.ts'
import { rangeOf } from '../list-page.ts'
import { requirePost } from './find-post.ts'
import type { VersionsService } from './versions.service.ts'

interface CorrectionsDeps extends Pick<Platform, 'db'> {
  readonly publishing: Library['publishing']
  readonly versions: Pick<VersionsService, 'recordCorrection'>
}

interface PostParams {
  readonly id: string
}

interface AssetParams extends PostParams {
  readonly assetId: string
}

export type CorrectionsService = ReturnType<typeof createCorrectionsService>

/** Corrects and recalls what was published, and says who has it. */
export function createCorrectionsService({ db, publishing, versions }: CorrectionsDeps) {
  const knownPost = ({ id }: PostParams, version: number) => ({ id: requireRowId(id), version })

  return {
    async listRecipients(actor: Actor, params: PostParams, query: QueryOf<typeof listRecipientsEndpoint>) {
      const { page, pageSize } = query
      const scope = await loadDownloadScope(db, params, query.assetId)
      const direction = query.sort === undefined ? 'desc' : query.direction
      const { total, media, countries, agencies, es, en, pt } = await summariseRecipients(db, scope)
      const rows = await listRecipients(db, scope, { ...rangeOf(query), direction })
      const seesContacts = actor.permissions.has('users')
      const items = rows.map(
        (row): Recipient => ({
          id: String(row.id),
          name: fullName(row),
          companyName: row.companyName,
          mediaType: row.mediaType,
          country: row.country,
          locale: row.locale,
          downloadedAt: row.downloadedAt.toISOString(),
          contact: seesContacts
            ? { email: row.email, telephone: `${row.telephonePrefix} ${row.telephoneNumber}`.trim() }
            : null,
        }),
      )
      return { items, total, page, pageSize, summary: { media, countries, agencies, locales: { es, en, pt } } }
    },

    async correct(actor: Actor, params: PostParams, body: BodyOf<typeof correctPost>) {
      const { texts, notify } = body
      const assetId = body.assetId === undefined ? null : requireRowId(body.assetId)
      const corrected = await publishing.correct(actor, knownPost(params, body.version), {
        texts,
        assetId,
        notify,
        recordIn: (tx, postId) => versions.recordCorrection(tx, actor, postId),
      })
      return { version: corrected.version, notified: corrected.notified }
    },

    async listCopies(params: AssetParams, locale: Locale): Promise<{ items: AssetCopy[] }> {
      const rows = await listCopies(db, { postId: rowId(params.id) ?? 0, assetId: rowId(params.assetId) ?? 0 })
      if (!rows) throw new ApiError('not-found')
      return {
        items: rows.map(({ id, name, recalledAt, postId, version, titles }) => ({
          assetId: String(id),
          name,
          post: { id: String(postId), title: pickTranslation(titles ?? [], locale)?.title ?? '', version },
          isRecalled: recalledAt !== null,
        })),
      }
    },

    async recall(actor: Actor, params: AssetParams, body: BodyOf<typeof recallAsset>) {
      const { version, reasons, notify, copies } = body
      const copyIds = rowIds(copies)
      if (copyIds.length !== copies.length) throw new ApiError('not-found')
      const recall = { assetId: requireRowId(params.assetId), copyIds, reasons, notify }
      const recalled = await publishing.recallAsset(actor, knownPost(params, version), recall)
      return { version: recalled.version, notified: recalled.notified }
    },

    async withdraw(actor: Actor, params: PostParams, { version, reasons, notify }: BodyOf<typeof withdrawPost>) {
      const withdrawn = await publishing.withdraw(actor, knownPost(params, version), { reasons, notify })
      return { version: withdrawn.version, notified: withdrawn.notified }
    },
  }
}

async function loadDownloadScope(db: Db, { id }: PostParams, assetId: string | undefined): Promise<DownloadScope> {
  const postId = await requirePost(db, id)
  if (assetId === undefined) return { postId }
  const wanted = new Set(assetId.split(',').map((each) => rowId(each) ?? 0))
  const found = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, [...wanted]), eq(assets.postId, postId)))
  if (found.length !== wanted.size) throw new ApiError('not-found')
  return { postId, assetIds: found.map((asset) => asset.id) }
}

const originals = alias(assets, 'originals')

interface TitleRow {
  readonly locale: Locale
  readonly title: string
}

/** Null if the post has no such file. Files with the same bytes are stored once. */
async function listCopies(db: Db, { postId, assetId }: { postId: number; assetId: number }) {
  const [asset] = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.postId, postId)))
  if (!asset) return null
  return db
    .select({
      id: assets.id,
      name: assets.name,
      recalledAt: assets.recalledAt,
      postId: assets.postId,
      version: posts.version,
      titles: sql<TitleRow[] | null>`(
        select json_agg(json_build_object('locale', ${postTranslations.locale}, 'title', ${postTranslations.title}))
        from ${postTranslations} where ${postTranslations.postId} = ${posts.id})`,
    })
    .from(originals)
    .innerJoin(assets, and(eq(assets.fileId, originals.fileId), ne(assets.id, originals.id)))
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(eq(originals.id, assetId))
    .orderBy(assets.id)
}
