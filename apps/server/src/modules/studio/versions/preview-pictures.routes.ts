import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import type { Localised } from '@mixed-zone/contract/locales'
import { VIDEO_THUMB_WIDTHS_PX } from '@mixed-zone/contract/rules/media-paths'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { assets, files, renditions } from '../../../platform/database/schema/files.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type Actor, mayUseStudio } from '../../../platform/http/actor.ts'
import { type FileSource, sendContent, storedContent } from '../../../platform/http/send-content.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FileAddresses } from '../../../platform/signing/file-addresses.ts'
import type { Assets } from '../../assets/assets.ts'
import { isInDraftOf } from '../posts/drafts.repository.ts'
import type { PreviewLinksService } from './preview-links.service.ts'

/** For the screen only: nothing of a draft can be downloaded. */
const PREVIEW_RENDITIONS = ['1080', '640', 'thumb'] as const

export type PreviewRendition = (typeof PREVIEW_RENDITIONS)[number]

export const isPreviewRendition = (name: string): name is PreviewRendition =>
  PREVIEW_RENDITIONS.some((known) => known === name)

const pictureScope = (id: number, rendition: string) => `previews/${id}/${rendition}`
const thumbScope = (mediaId: string) => `preview-thumbs/${mediaId}`

/** Addresses of the pictures of a draft, which readers cannot open yet. `sign` belongs to a session or to a preview link. */
export function createPreviewAddresses(sign: (scope: string) => string): FileAddresses {
  return {
    file({ id }, rendition) {
      // A larger picture is shown by the largest that a preview has.
      const shown = isPreviewRendition(rendition) ? rendition : '1080'
      return `/api/previews/${id}/${shown}/picture.webp?k=${sign(pictureScope(id, shown))}`
    },
    thumb: (mediaId, width) => `/api/preview-thumbs/${mediaId}-${width}.jpg?k=${sign(thumbScope(mediaId))}`,
    zip: () => '',
    text: () => '',
  }
}

interface PreviewPicturesDeps extends Pick<Platform, 'db' | 'fileKeys'> {
  readonly assets: Pick<Assets, 'getVideoThumb'>
  readonly files: FileSource
  readonly links: Pick<PreviewLinksService, 'findByFileHandle'>
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
}

interface SignedQuery {
  readonly k?: unknown
}

export function registerPreviewPictures(app: FastifyInstance, deps: PreviewPicturesDeps): void {
  const { db, fileKeys, links, findActorByFileHandle } = deps

  /** The condition on assets that the signature allows: all of them in the studio, those of one post by a link. */
  async function requireAccess({ k }: SignedQuery, scope: string): Promise<SQL | undefined> {
    const fileHandle = typeof k === 'string' ? fileKeys.verify(k, scope) : null
    if (fileHandle === null) throw new ApiError('not-found')
    const link = await links.findByFileHandle(fileHandle)
    if (link) return isInDraftOf(link.postId)
    const actor = await findActorByFileHandle(fileHandle)
    if (!mayUseStudio(actor, 'posts')) throw new ApiError('not-found')
    return undefined
  }

  function sendPicture(request: FastifyRequest, reply: FastifyReply, { found, fileName }: Shown) {
    if (!found) throw new ApiError('not-found')
    const { recalledAt, recallReasons, file } = found
    if (recalledAt) throw new ApiError('gone', { reason: recallReasons?.[request.locale] ?? '' })
    reply.header('x-robots-tag', 'noindex')
    const content = { file, fileName, disposition: 'inline', cacheControl: 'private, no-cache' } as const
    return sendContent(request, reply, storedContent(deps.files, content))
  }

  app.route<{ Params: { id: string; rendition: string }; Querystring: SignedQuery }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.preview,
    handler: async (request, reply) => {
      const id = rowId(request.params.id)
      const { rendition } = request.params
      if (id === null || !isPreviewRendition(rendition)) throw new ApiError('not-found')
      const access = await requireAccess(request.query, pictureScope(id, rendition))
      const found = await findPicture(db, { id, rendition, access })
      return sendPicture(request, reply, { found, fileName: `${id}-${rendition}.webp` })
    },
  })

  app.route<{ Params: { name: string }; Querystring: SignedQuery }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.previewThumb,
    handler: async (request, reply) => {
      const [, mediaId, size] = /^([A-Za-z0-9_-]{1,64})-(\d+)\.jpg$/.exec(request.params.name) ?? []
      const width = VIDEO_THUMB_WIDTHS_PX.find((one) => String(one) === size)
      if (!mediaId || !width) throw new ApiError('not-found')
      const access = await requireAccess(request.query, thumbScope(mediaId))
      const video = await findVideo(db, { mediaId, access })
      if (!video?.posterFileId) throw new ApiError('not-found')
      const file = await deps.assets.getVideoThumb({ posterFileId: video.posterFileId, width })
      return sendPicture(request, reply, { found: { ...video, file }, fileName: `${mediaId}-${width}.jpg` })
    },
  })
}

const RECALL_COLUMNS = { recalledAt: assets.recalledAt, recallReasons: assets.recallReasons }

interface WantedPicture {
  readonly id: number
  readonly rendition: PreviewRendition
  readonly access: SQL | undefined
}

async function findPicture(db: Db, { id, rendition, access }: WantedPicture) {
  const isRendition = and(
    eq(renditions.sourceId, assets.fileId),
    eq(renditions.name, rendition),
    eq(renditions.format, 'webp'),
  )
  const [row] = await db
    .select({
      ...RECALL_COLUMNS,
      file: { sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType },
    })
    .from(assets)
    .innerJoin(renditions, isRendition)
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(and(eq(assets.id, id), eq(assets.kind, 'image'), access))
  return row
}

async function findVideo(db: Db, { mediaId, access }: { mediaId: string; access: SQL | undefined }) {
  const [row] = await db
    .select({ ...RECALL_COLUMNS, posterFileId: assets.posterFileId })
    .from(assets)
    .where(and(eq(assets.mediaId, mediaId), access))
  return row
}

interface Shown {
  readonly found:
    | {
        readonly recalledAt: Date | null
        readonly recallReasons: Localised | null
        readonly file: Parameters<typeof storedContent>[1]['file']
      }
    | undefined
  readonly fileName: string
}
