import { LOCALES } from '@mixed-zone/contract/locales'
import { VIDEO_THUMB_WIDTHS_PX } from '@mixed-zone/contract/schemas/asset'
import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type FileSource, sendContent, storedContent } from '../../platform/http/send-content.ts'
import { fileScope, SERVED_RENDITIONS, textScope, thumbScope, zipScope } from '../../platform/signing/file-addresses.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { ASK_EVERY_TIME, type BytesRequest, type Contents } from './contents.service.ts'
import { findCrest } from './downloads.repository.ts'
import type { FindFile } from './find-file.service.ts'

/** Crests are no secret and seldom change. */
const CREST_CACHE = 'public, max-age=3600'

const METHODS = ['GET', 'HEAD']

export interface DownloadRoutesParts {
  readonly db: Db
  readonly files: FileSource
  readonly fileKeys: FileKeys
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
  readonly findFile: FindFile
  readonly contents: Contents
}

interface Signed {
  readonly k?: unknown
  readonly v?: unknown
}

export function registerDownloadRoutes(app: FastifyInstance, parts: DownloadRoutesParts): void {
  const { db, files, fileKeys, actorOfFileHandle, findFile, contents } = parts

  /** The living session behind a signature. A tampered address, a dead session and an unknown file look the same. */
  async function actorOf({ k }: Signed, scope: string): Promise<Actor> {
    const fileHandle = typeof k === 'string' ? fileKeys.verify(k, scope) : null
    const actor = fileHandle === null ? null : await actorOfFileHandle(fileHandle)
    if (!actor || actor.mustChangePassword) throw new ApiError('not-found')
    return actor
  }

  // The last segment is the file's name, for people to read; what counts is stored.
  app.route<{ Params: { id: string; rendition: string }; Querystring: Signed }>({
    method: METHODS,
    url: '/files/:id/:rendition/*',
    handler: async (request, reply) => {
      const { v } = request.query
      const id = rowId(request.params.id)
      const version = typeof v === 'string' ? rowId(v) : null
      const rendition = SERVED_RENDITIONS.find((name) => name === request.params.rendition)
      if (id === null || version === null || !rendition) throw new ApiError('not-found')
      const actor = await actorOf(request.query, fileScope({ id, version }, rendition))
      return sendContent(request, reply, await contents.file(actor, bytesRequest(request), { id, version, rendition }))
    },
  })

  app.route<{ Params: { id: string }; Querystring: Signed }>({
    method: METHODS,
    url: '/zips/:id/*',
    handler: async (request, reply) => {
      const id = rowId(request.params.id)
      if (id === null) throw new ApiError('not-found')
      const actor = await actorOf(request.query, zipScope(id))
      // A proxy that collected it first would need a disk for what needs none.
      reply.header('x-accel-buffering', 'no')
      return sendContent(request, reply, await contents.zip(actor, bytesRequest(request), id))
    },
  })

  app.route<{ Params: { id: string; locale: string; format: string }; Querystring: Signed }>({
    method: METHODS,
    url: '/texts/:id/:locale/:format/*',
    handler: async (request, reply) => {
      const postId = rowId(request.params.id)
      const locale = LOCALES.find((one) => one === request.params.locale)
      const format = TEXT_FORMATS.find((one) => one === request.params.format)
      if (postId === null || !locale || !format) throw new ApiError('not-found')
      const text = { postId, locale, format }
      const actor = await actorOf(request.query, textScope(text))
      return sendContent(request, reply, await contents.text(actor, bytesRequest(request), text))
    },
  })

  app.route<{ Params: { name: string }; Querystring: Signed }>({
    method: METHODS,
    url: '/thumbs/:name',
    handler: async (request, reply) => {
      const [, mediaId, size] = /^([A-Za-z0-9_-]{1,64})-(\d+)\.jpg$/.exec(request.params.name) ?? []
      const width = VIDEO_THUMB_WIDTHS_PX.find((one) => String(one) === size)
      if (!mediaId || !width) throw new ApiError('not-found')
      const actor = await actorOf(request.query, thumbScope(mediaId))
      const file = await findFile.thumb(actor, { mediaId, width, locale: request.locale })
      const content = { file, disposition: 'inline', fileName: `${mediaId}-${width}.jpg` } as const
      return sendContent(request, reply, storedContent(files, { ...content, cacheControl: ASK_EVERY_TIME }))
    },
  })

  app.route<{ Params: { name: string } }>({
    method: METHODS,
    url: '/crests/:name',
    handler: async (request, reply) => {
      const [, textId] = /^([a-z0-9-]{1,100})\.webp$/.exec(request.params.name) ?? []
      const file = textId ? await findCrest(db, textId) : undefined
      if (!textId || !file) throw new ApiError('not-found')
      const content = { file, disposition: 'inline', fileName: `${textId}.webp` } as const
      return sendContent(request, reply, storedContent(files, { ...content, cacheControl: CREST_CACHE }))
    },
  })
}

export function bytesRequest({ locale, headers }: FastifyRequest): BytesRequest {
  return { locale, isEmbedded: /^(?:video|audio|image|track)$/.test(String(headers['sec-fetch-dest'] ?? '')) }
}
