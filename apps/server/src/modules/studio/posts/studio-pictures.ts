import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { assets, documentPages, fileDetails, files, renditions } from '../../../platform/database/schema/files.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type Actor, mayUseStudio } from '../../../platform/http/actor.ts'
import { type FileSource, sendContent, storedContent } from '../../../platform/http/send-content.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets, ServedFile } from '../../assets/assets.ts'
import type { DraftAssetRow } from './drafts.repository.ts'

/** For the screen only: files of drafts cannot be downloaded. */
const PICTURE_SIZES = ['thumb', '1080'] as const

type PictureSize = (typeof PICTURE_SIZES)[number]

const POSTER_WIDTHS_PX = { thumb: 640, '1080': 1280 } as const

const pictureScope = (id: number | string, size: string) => `studio-pictures/${id}/${size}`
const pageScope = (id: number | string, page: number | string) => `studio-pages/${id}/${page}`
const videoScope = (id: number | string, form: string) => `studio-videos/${id}/${form}`
const subtitlesScope = (id: number | string) => `studio-subtitles/${id}`

type PictureAsset = Pick<DraftAssetRow, 'id' | 'kind' | 'hasRenditions' | 'posterFileId' | 'recalledAt'>

/** Addresses of the files of posts that readers may not see yet, for one session with the permission `posts`. */
export interface PictureAddresses {
  /** Null if there is nothing to show. */
  of(asset: PictureAsset, size: PictureSize): string | null
  /** A page of a document, from 1. */
  page(assetId: number, page: number): string
  /** A video itself, which plays where the browser knows its codecs. */
  video(assetId: number): string
  /** Its copy of 720p. */
  preview(assetId: number): string
  subtitles(assetId: number): string
}

export function createPictureAddresses(sign: (scope: string) => string): PictureAddresses {
  const addressOf = (scope: string) => `/api/${scope}?k=${sign(scope)}`
  return {
    of({ id, kind, hasRenditions, posterFileId, recalledAt }, size) {
      const isShown = kind === 'image' ? hasRenditions : kind === 'video' && posterFileId !== null
      return isShown && recalledAt === null ? addressOf(pictureScope(id, size)) : null
    },
    page: (id, page) => addressOf(pageScope(id, page)),
    video: (id) => addressOf(videoScope(id, 'original')),
    preview: (id) => addressOf(videoScope(id, 'preview')),
    subtitles: (id) => addressOf(subtitlesScope(id)),
  }
}

interface StudioPicturesDeps extends Pick<Platform, 'db' | 'fileKeys'> {
  readonly assets: Pick<Assets, 'getVideoThumb'>
  readonly files: FileSource
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
}

interface SignedRequest {
  readonly Params: { readonly id: string; readonly size?: string; readonly page?: string; readonly form?: string }
  readonly Querystring: { readonly k?: unknown }
}

/** How one of the routes finds what it sends. */
interface SignedFile {
  readonly url: string
  readonly scope: (params: SignedRequest['Params']) => string
  readonly find: (id: number, params: SignedRequest['Params']) => Promise<ServedFile | null | undefined>
  readonly fileName: (params: SignedRequest['Params']) => string
}

export function registerStudioPictures(app: FastifyInstance, deps: StudioPicturesDeps): void {
  const { db, fileKeys, findActorByFileHandle } = deps

  async function findPictureFile(id: number, { size: name }: SignedRequest['Params']) {
    const size = PICTURE_SIZES.find((known) => known === name)
    const asset = size && (await findPicture(db, id, size))
    if (!asset) return null
    if (asset.kind === 'image') return asset.file
    const width = POSTER_WIDTHS_PX[size]
    return asset.posterFileId === null ? null : deps.assets.getVideoThumb({ posterFileId: asset.posterFileId, width })
  }

  const routes: readonly SignedFile[] = [
    {
      url: BYTE_ROUTES.studioPicture,
      scope: ({ id, size = '' }) => pictureScope(id, size),
      find: findPictureFile,
      fileName: ({ id, size = '' }) => `${id}-${size}.webp`,
    },
    {
      url: BYTE_ROUTES.studioPage,
      scope: ({ id, page = '' }) => pageScope(id, page),
      find: (id, { page = '' }) => findPage(db, id, Number(page)),
      fileName: ({ id, page = '' }) => `${id}-${page}.jpg`,
    },
    {
      url: BYTE_ROUTES.studioVideo,
      scope: ({ id, form = '' }) => videoScope(id, form),
      find: (id, { form = '' }) => findVideo(db, id, form),
      fileName: ({ id }) => `${id}.mp4`,
    },
    {
      url: BYTE_ROUTES.studioSubtitles,
      scope: ({ id }) => subtitlesScope(id),
      find: (id) => findSubtitles(db, id),
      fileName: ({ id }) => `${id}.vtt`,
    },
  ]
  for (const { url, scope, find, fileName } of routes) {
    app.route<SignedRequest>({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        const { params, query } = request
        const id = rowId(params.id)
        const handle = typeof query.k === 'string' ? fileKeys.verify(query.k, scope(params)) : null
        const actor = handle === null ? null : await findActorByFileHandle(handle)
        const file = mayUseStudio(actor, 'posts') && id !== null ? await find(id, params) : null
        if (!file) throw new ApiError('not-found')
        const content = {
          file,
          fileName: fileName(params),
          cacheControl: 'private, no-cache',
          disposition: 'inline',
        } as const
        return sendContent(request, reply, storedContent(deps.files, content))
      },
    })
  }
}

const FILE_COLUMNS = { sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType }

async function findPage(db: Db, assetId: number, page: number): Promise<ServedFile | null> {
  if (!Number.isSafeInteger(page)) return null
  const [row] = await db
    .select(FILE_COLUMNS)
    .from(assets)
    .innerJoin(documentPages, and(eq(documentPages.fileId, assets.fileId), eq(documentPages.page, page)))
    .innerJoin(files, eq(files.id, documentPages.pictureFileId))
    .where(and(eq(assets.id, assetId), isNull(assets.recalledAt)))
  return row ?? null
}

async function findVideo(db: Db, assetId: number, form: string): Promise<ServedFile | null> {
  const fileId = form === 'original' ? assets.fileId : form === 'preview' ? fileDetails.previewFileId : null
  if (!fileId) return null
  const [row] = await db
    .select(FILE_COLUMNS)
    .from(assets)
    .leftJoin(fileDetails, eq(fileDetails.fileId, assets.fileId))
    .innerJoin(files, eq(files.id, fileId))
    .where(and(eq(assets.id, assetId), eq(assets.kind, 'video'), isNull(assets.recalledAt)))
  return row ?? null
}

async function findSubtitles(db: Db, assetId: number): Promise<ServedFile | null> {
  const [row] = await db
    .select(FILE_COLUMNS)
    .from(assets)
    .innerJoin(files, eq(files.id, assets.fileId))
    .where(and(eq(assets.id, assetId), eq(files.mediaType, 'text/vtt'), isNull(assets.recalledAt)))
  return row ?? null
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
