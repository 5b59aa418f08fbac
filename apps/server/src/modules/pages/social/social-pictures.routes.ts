import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { sendContent, storedContent } from '../../../platform/http/send-content.ts'
import type { FileKeys } from '../../../platform/signing/file-keys.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { socialPictureScope } from './social-picture-address.ts'
import { findItemPicture } from './social.repository.ts'

/** Its bytes never change, but a session ends: the browser keeps it and asks. */
const ASK_EVERY_TIME = 'private, no-cache'

export interface SocialPicturesParts {
  readonly db: Db
  readonly storage: Storage
  readonly fileKeys: FileKeys
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
}

/** Adds `/social/{item}.webp`: pictures of feeds, through our own server, for whoever has a living session. */
export function registerSocialPictures(app: FastifyInstance, parts: SocialPicturesParts): void {
  const { db, storage, fileKeys, actorOfFileHandle } = parts
  app.route<{ Params: { name: string }; Querystring: { k?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.socialPicture,
    handler: async (request, reply) => {
      const [, digits = ''] = /^(\d+)\.webp$/.exec(request.params.name) ?? []
      const id = rowId(digits)
      const { k } = request.query
      const fileHandle = id !== null && typeof k === 'string' ? fileKeys.verify(k, socialPictureScope(id)) : null
      const actor = fileHandle === null ? null : await actorOfFileHandle(fileHandle)
      if (id === null || !actor || actor.mustChangePassword) throw new ApiError('not-found')
      const file = await findItemPicture(db, id)
      if (!file) throw new ApiError('not-found')
      const content = { file, disposition: 'inline', fileName: `${id}.webp`, cacheControl: ASK_EVERY_TIME } as const
      return sendContent(request, reply, storedContent({ storage }, content))
    },
  })
}
