import { VIDEO_THUMB_WIDTHS_PX } from '@mixed-zone/contract/schemas/asset'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { fileScope, SERVED_RENDITIONS, thumbScope } from '../../platform/signing/file-addresses.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { rowId } from '../library/library.ts'
import { contentDisposition } from './content-disposition.ts'
import { findCrest } from './downloads.repository.ts'
import type { FindFile } from './find-file.service.ts'
import { sendFile } from './send-file.ts'

/** Kept by the browser, and asked about every time: a right that ended is known at the next look, an unchanged file costs no bytes. */
const ASK_EVERY_TIME = 'private, no-cache'

/** Crests are no secret and seldom change. */
const CREST_CACHE = 'public, max-age=3600'

const METHODS = ['GET', 'HEAD']

export interface DownloadRoutesParts {
  readonly db: Db
  readonly storage: Storage
  readonly fileKeys: FileKeys
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
  readonly findFile: FindFile
}

interface Signed {
  readonly k?: unknown
  readonly v?: unknown
}

export function registerDownloadRoutes(app: FastifyInstance, parts: DownloadRoutesParts): void {
  const { db, storage, fileKeys, actorOfFileHandle, findFile } = parts

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
      const found = await findFile.file(actor, { id, version, rendition, locale: request.locale })
      return sendFile(request, reply, { ...found, storage, cacheControl: ASK_EVERY_TIME })
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
      const found = await findFile.thumb(actor, { mediaId, width, locale: request.locale })
      return sendFile(request, reply, { ...found, storage, cacheControl: ASK_EVERY_TIME })
    },
  })

  app.route<{ Params: { name: string } }>({
    method: METHODS,
    url: '/crests/:name',
    handler: async (request, reply) => {
      const [, textId] = /^([a-z0-9-]{1,100})\.webp$/.exec(request.params.name) ?? []
      const file = textId ? await findCrest(db, textId) : undefined
      if (!textId || !file) throw new ApiError('not-found')
      const disposition = contentDisposition('inline', `${textId}.webp`)
      return sendFile(request, reply, { file, storage, disposition, cacheControl: CREST_CACHE })
    },
  })
}
