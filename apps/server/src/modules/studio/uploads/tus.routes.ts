import { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { refusedFile } from '../../../platform/errors/refused-file.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { allowLongRequest } from '../../../platform/http/raw-requests.ts'
import { authorise } from '../../../platform/http/register-routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ASSET_HEADER, BYTES_TYPE, parseMetadata, parseNumber, TUS_EXTENSIONS, TUS_VERSION } from './tus-headers.ts'
import { maxBytes } from './upload-limits.ts'
import { type UploadsService, urlOf } from './uploads.service.ts'

/** A browser that still sends when it is answered gets this long to read the answer. */
const LINGER_MS = 2 * SECOND_MS

interface TusDeps extends Pick<Platform, 'settings'> {
  readonly uploads: UploadsService
  readonly authenticate: (token: string) => Promise<Actor | null>
}

type UploadRequest = FastifyRequest<{ Params: { id: string } }>

type Handler = (request: UploadRequest, reply: FastifyReply) => Promise<unknown>

/** The methods that proxies may not let through, as tus writes them into a POST. */
type Method = 'HEAD' | 'PATCH' | 'DELETE'

/** tus 1.0 at `/api/studio/uploads`. Bodies are streams, which only PATCH reads. */
export async function registerTus(app: FastifyInstance, deps: TusDeps): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      scope.addHook('onRequest', (request, reply) => authoriseTus(deps, request, reply))
      scope.addHook('onResponse', async (request) => discardRestOfBody(request))
      scope.addHook('preClose', async () => deps.uploads.stop())
      const handlers = createHandlers(deps)
      scope.options('', handlers.describe)
      scope.options('/:id', handlers.describe)
      scope.post('', { schema: describedAs(DESCRIPTIONS.create) }, handlers.create)
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        const config = { swagger: { exposeHeadRoute: true } }
        const schema = describedAs(DESCRIPTIONS[method])
        scope.route({ method, url: '/:id', handler: handlers[method], schema, config })
      }
      scope.post<{ Params: { id: string } }>('/:id', (request, reply) => {
        const method = String(request.headers['x-http-method-override']).toUpperCase()
        if (!isMethod(method)) throw new ApiError('not-found')
        return handlers[method](request, reply)
      })
    },
    { prefix: '/api/studio/uploads' },
  )
}

interface Description {
  readonly summary: string
  readonly description: string
}

/** For the API page; docs/uploads.md has the rest. */
const DESCRIPTIONS: Readonly<Record<Method | 'create', Description>> = {
  create: {
    summary: 'Begins an upload (tus 1.0, extensions creation, expiration and termination).',
    description:
      'Headers: `Tus-Resumable: 1.0.0`, `Upload-Length`, and `Upload-Metadata` with `name` and optionally `type`, `lastModified`, `sha256`, `order` and `target` (JSON: `postId`, and one of `replaces`, `posterOf`, `subtitles`), each in base64. Files of one person get positions in a post by `order`, whichever of them arrives first. Answers 201 with `Location` and `Upload-Expires`. Requires the permission `posts`.',
  },
  HEAD: {
    summary: 'Says how many bytes of an upload are safe.',
    description:
      'Answers with `Upload-Offset`, `Upload-Length` and `Upload-Expires`, and with `Upload-Asset`, the id of the file, once it is finished.',
  },
  PATCH: {
    summary: 'Appends bytes to an upload. Those that arrive before the connection is lost need not be sent again.',
    description:
      'Headers: `Tus-Resumable: 1.0.0`, `Upload-Offset`, `Content-Type: application/offset+octet-stream`. Answers 204 with the new `Upload-Offset`; after the last byte also with `Upload-Asset`, or with `media-type` if the file is refused for its content. 409: another offset. 423: another request writes. 507: no space is left.',
  },
  DELETE: {
    summary: 'Gives an upload up. The file of a finished one stays.',
    description: 'Header: `Tus-Resumable: 1.0.0`.',
  },
}

const describedAs = (described: Description) => ({ tags: ['studio'], security: [{ bearerToken: [] }], ...described })

const isMethod = (method: string): method is Method => ['HEAD', 'PATCH', 'DELETE'].includes(method)

/** Programs alone read the answer to another version of the protocol, so it has no error body. */
async function authoriseTus({ authenticate }: TusDeps, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' })
  const { headers, method } = request
  request.actor = await authorise(headers.authorization, { access: listUploads.access, authenticate })
  if (method === 'OPTIONS' || headers['tus-resumable'] === TUS_VERSION) return undefined
  return reply.header('tus-version', TUS_VERSION).code(412).send()
}

/** An answer before the end of the body: the rest is not read for long. */
function discardRestOfBody({ raw }: FastifyRequest): void {
  if (raw.complete !== false || raw.destroyed) return
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), LINGER_MS)
  raw.once('close', () => clearTimeout(timer))
}

function actorOf({ actor }: FastifyRequest): Actor {
  if (!actor) throw new ApiError('token')
  return actor
}

/** Headers come as one text unless they are sent twice. */
const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function createHandlers({ uploads, settings }: TusDeps): Record<Method | 'create' | 'describe', Handler> {
  return {
    async describe(_request, reply) {
      return reply
        .code(204)
        .headers({
          'tus-version': TUS_VERSION,
          'tus-extension': TUS_EXTENSIONS,
          'tus-max-size': maxBytes(settings.current.uploads),
        })
        .send()
    },

    async create(request, reply) {
      const sizeBytes = parseNumber(headerOf(request, 'upload-length'))
      const metadata = parseMetadata(headerOf(request, 'upload-metadata'))
      if (sizeBytes === null || !metadata) throw new ApiError('validation')
      if (sizeBytes === 0) throw refusedFile('empty', { fileName: metadata.name })
      const upload = await uploads.create(actorOf(request), { ...metadata, sizeBytes })
      return reply
        .code(201)
        .headers({
          location: urlOf(upload.id),
          'upload-offset': 0,
          'upload-expires': upload.expiresAt.toUTCString(),
        })
        .send()
    },

    async HEAD(request, reply) {
      const upload = await uploads.get(actorOf(request), request.params.id)
      return reply
        .code(200)
        .headers({
          'upload-offset': upload.finishedAt === null ? upload.receivedBytes : upload.sizeBytes,
          'upload-length': upload.sizeBytes,
          'upload-expires': upload.expiresAt.toUTCString(),
          ...assetHeader(upload.assetId),
        })
        .send()
    },

    async PATCH(request, reply) {
      const type = (headerOf(request, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase()
      if (type !== BYTES_TYPE) throw new ApiError('media-type')
      const offset = parseNumber(headerOf(request, 'upload-offset'))
      if (offset === null) throw new ApiError('validation')
      const length = parseNumber(headerOf(request, 'content-length'))
      allowLongRequest(request.raw)
      const { id } = request.params
      const appended = await uploads.append(actorOf(request), { id, offset, length, source: request.raw })
      return reply
        .code(204)
        .headers({
          'upload-offset': appended.offset,
          'upload-expires': appended.upload.expiresAt.toUTCString(),
          ...assetHeader(appended.assetId),
        })
        .send()
    },

    async DELETE(request, reply) {
      await uploads.delete(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  }
}

const assetHeader = (assetId: number | null) => (assetId === null ? {} : { [ASSET_HEADER]: assetId })
