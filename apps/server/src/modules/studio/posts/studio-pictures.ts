import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { assets, files, renditions } from '../../../platform/database/schema/files.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type FileSource, sendContent, storedContent } from '../../../platform/http/send-content.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import type { DraftAssetRow } from './drafts.repository.ts'

/** For the screen only: files of drafts cannot be downloaded. */
const PICTURE_SIZES = ['thumb', '1080'] as const

type PictureSize = (typeof PICTURE_SIZES)[number]

const POSTER_WIDTHS_PX = { thumb: 640, '1080': 1280 } as const

const scopeOf = (id: number | string, size: string) => `studio-pictures/${id}/${size}`

type PictureAsset = Pick<DraftAssetRow, 'id' | 'kind' | 'hasRenditions' | 'posterFileId' | 'recalledAt'>

/** Addresses of the pictures of posts that readers may not see yet, for one session with the permission `posts`. */
export interface PictureAddresses {
  /** Null if there is nothing to show. */
  of(asset: PictureAsset, size: PictureSize): string | null
}

export function createPictureAddresses(sign: (scope: string) => string): PictureAddresses {
  return {
    of({ id, kind, hasRenditions, posterFileId, recalledAt }, size) {
      const isShown = kind === 'image' ? hasRenditions : kind === 'video' && posterFileId !== null
      if (!isShown || recalledAt !== null) return null
      return `/api/studio-pictures/${id}/${size}?k=${sign(scopeOf(id, size))}`
    },
  }
}

interface StudioPicturesDeps extends Pick<Platform, 'db' | 'fileKeys'> {
  readonly assets: Pick<Assets, 'getVideoThumb'>
  readonly files: FileSource
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
}

export function registerStudioPictures(app: FastifyInstance, deps: StudioPicturesDeps): void {
  const { db, fileKeys, actorOfFileHandle } = deps

  async function findFile(id: number, size: PictureSize) {
    const asset = await findPicture(db, id, size)
    if (!asset) return null
    if (asset.kind === 'image') return asset.file
    const width = POSTER_WIDTHS_PX[size]
    return asset.posterFileId === null ? null : deps.assets.getVideoThumb({ posterFileId: asset.posterFileId, width })
  }

  app.route<{ Params: { id: string; size: string }; Querystring: { k?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.studioPicture,
    async handler(request, reply) {
      const { params, query } = request
      const size = PICTURE_SIZES.find((known) => known === params.size)
      const id = rowId(params.id)
      const handle = typeof query.k === 'string' ? fileKeys.verify(query.k, scopeOf(params.id, params.size)) : null
      const actor = handle === null ? null : await actorOfFileHandle(handle)
      const isAllowed = actor?.permissions.has('posts') && !actor.mustChangePassword && !actor.mustSetUpCode
      const file = isAllowed && size && id !== null ? await findFile(id, size) : null
      if (!file) throw new ApiError('not-found')
      const fileName = `${params.id}-${params.size}.webp`
      const cacheControl = 'private, no-cache'
      return sendContent(
        request,
        reply,
        storedContent(deps.files, { file, fileName, cacheControl, disposition: 'inline' }),
      )
    },
  })
}

async function findPicture(db: Db, id: number, size: PictureSize) {
  const rendition = db
    .select({ fileId: renditions.fileId })
    .from(renditions)
    .where(and(eq(renditions.sourceId, assets.fileId), eq(renditions.name, size), eq(renditions.format, 'webp')))
  const [row] = await db
    .select({
      kind: assets.kind,
      posterFileId: assets.posterFileId,
      file: {
        id: files.id,
        sha256: files.sha256,
        crc32: files.crc32,
        sizeBytes: files.sizeBytes,
        mediaType: files.mediaType,
      },
    })
    .from(assets)
    .leftJoin(files, eq(files.id, sql`(${rendition})`))
    .where(and(eq(assets.id, id), sql`${assets.recalledAt} is null`))
  return row ?? null
}
