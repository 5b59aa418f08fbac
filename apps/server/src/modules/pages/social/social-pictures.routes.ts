import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import type { FastifyInstance } from 'fastify'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { sendContent, storedContent } from '../../../platform/http/send-content.ts'
import type { Platform } from '../../../platform/platform.ts'
import { socialPictureScope } from './social.presenter.ts'
import { findItemPicture } from './social.repository.ts'

/** The bytes never change, but sessions end, so browsers must revalidate. */
const REVALIDATE = 'private, no-cache'

export interface SocialPicturesDeps extends Pick<Platform, 'db' | 'storage' | 'fileKeys'> {
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
}

export function registerSocialPictures(app: FastifyInstance, deps: SocialPicturesDeps): void {
  const { db, storage, fileKeys, findActorByFileHandle } = deps
  app.route<{ Params: { name: string }; Querystring: { k?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.socialPicture,
    handler: async (request, reply) => {
      const [, digits = ''] = /^(\d+)\.webp$/.exec(request.params.name) ?? []
      const id = rowId(digits)
      const { k } = request.query
      const fileHandle = id !== null && typeof k === 'string' ? fileKeys.verify(k, socialPictureScope(id)) : null
      const actor = fileHandle === null ? null : await findActorByFileHandle(fileHandle)
      if (id === null || !actor || actor.mustChangePassword || actor.mustAcceptTerms) throw new ApiError('not-found')
      const file = await findItemPicture(db, id)
      if (!file) throw new ApiError('not-found')
      const content = { file, disposition: 'inline', fileName: `${id}.webp`, cacheControl: REVALIDATE } as const
      return sendContent(request, reply, storedContent({ storage }, content))
    },
  })
}
