import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import { LOCALES } from '@mixed-zone/contract/locales'
import { VIDEO_THUMB_WIDTHS_PX } from '@mixed-zone/contract/rules/media-paths'
import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { sendContent } from '../../platform/http/send-content.ts'
import { fileScope, SERVED_RENDITIONS, textScope, thumbScope, zipScope } from '../../platform/signing/file-addresses.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import type { BytesRequest, DownloadsService } from './downloads.service.ts'

const METHODS = ['GET', 'HEAD']

export interface FileRoutesDeps {
  readonly fileKeys: FileKeys
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
  readonly downloads: DownloadsService
}

interface SignedQuery {
  readonly k?: unknown
  readonly v?: unknown
}

/** All but crests require a signature. */
export function registerFileRoutes(app: FastifyInstance, deps: FileRoutesDeps): void {
  const { fileKeys, findActorByFileHandle, downloads } = deps

  /** A wrong signature, an ended session and an unknown file are indistinguishable. */
  async function requireActor({ k }: SignedQuery, scope: string): Promise<Actor> {
    const fileHandle = typeof k === 'string' ? fileKeys.verify(k, scope) : null
    const actor = fileHandle === null ? null : await findActorByFileHandle(fileHandle)
    if (!actor || actor.mustChangePassword || actor.mustAcceptTerms) throw new ApiError('not-found')
    return actor
  }

  // The last segment is a file name for people to read; the server ignores it.
  app.route<{ Params: { id: string; rendition: string }; Querystring: SignedQuery }>({
    method: METHODS,
    url: BYTE_ROUTES.file,
    handler: async (request, reply) => {
      const { v } = request.query
      const id = rowId(request.params.id)
      const version = typeof v === 'string' ? rowId(v) : null
      const rendition = SERVED_RENDITIONS.find((name) => name === request.params.rendition)
      if (id === null || version === null || !rendition) throw new ApiError('not-found')
      const actor = await requireActor(request.query, fileScope({ id, version }, rendition))
      const content = await downloads.openFile(actor, toBytesRequest(request), { id, version, rendition })
      return sendContent(request, reply, content)
    },
  })

  app.route<{ Params: { id: string }; Querystring: SignedQuery }>({
    method: METHODS,
    url: BYTE_ROUTES.zip,
    handler: async (request, reply) => {
      const id = rowId(request.params.id)
      if (id === null) throw new ApiError('not-found')
      const actor = await requireActor(request.query, zipScope(id))
      // A proxy would buffer the whole zip on its disk.
      reply.header('x-accel-buffering', 'no')
      return sendContent(request, reply, await downloads.openZip(actor, toBytesRequest(request), id))
    },
  })

  app.route<{ Params: { id: string; locale: string; format: string }; Querystring: SignedQuery }>({
    method: METHODS,
    url: BYTE_ROUTES.text,
    handler: async (request, reply) => {
      const postId = rowId(request.params.id)
      const locale = LOCALES.find((one) => one === request.params.locale)
      const format = TEXT_FORMATS.find((one) => one === request.params.format)
      if (postId === null || !locale || !format) throw new ApiError('not-found')
      const text = { postId, locale, format }
      const actor = await requireActor(request.query, textScope(text))
      return sendContent(request, reply, await downloads.openText(actor, toBytesRequest(request), text))
    },
  })

  app.route<{ Params: { name: string }; Querystring: SignedQuery }>({
    method: METHODS,
    url: BYTE_ROUTES.thumb,
    handler: async (request, reply) => {
      const [, mediaId, size] = /^([A-Za-z0-9_-]{1,64})-(\d+)\.jpg$/.exec(request.params.name) ?? []
      const width = VIDEO_THUMB_WIDTHS_PX.find((one) => String(one) === size)
      if (!mediaId || !width) throw new ApiError('not-found')
      const actor = await requireActor(request.query, thumbScope(mediaId))
      return sendContent(request, reply, await downloads.openThumb(actor, { mediaId, width }, request.locale))
    },
  })

  app.route<{ Params: { name: string } }>({
    method: METHODS,
    url: BYTE_ROUTES.crest,
    handler: async (request, reply) => {
      const [, textId] = /^([a-z0-9-]{1,100})\.webp$/.exec(request.params.name) ?? []
      if (!textId) throw new ApiError('not-found')
      return sendContent(request, reply, await downloads.openCrest(textId))
    },
  })
}

/** Browsers send in `Sec-Fetch-Dest` where they put a response. */
export function toBytesRequest({ locale, headers }: FastifyRequest): BytesRequest {
  return { locale, isEmbedded: /^(?:video|audio|image|track)$/.test(String(headers['sec-fetch-dest'] ?? '')) }
}
