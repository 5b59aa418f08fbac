import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../../platform/storage/storage.ts'
import { storageAway } from '../../platform/storage/storage-away.ts'
import type { ServedFile } from '../assets/assets.ts'
import { parseRange } from './byte-range.ts'
import { isKnown, mayContinue } from './conditions.ts'

export interface FileAnswer {
  readonly file: ServedFile
  readonly storage: Storage
  readonly disposition: string
  readonly cacheControl: string
}

/** Whatever a file holds, opened as a page it can do nothing. */
const POLICY = "sandbox; default-src 'none'"

/** Sends a file, or the part of it that was asked for. It is opened before a header is set: an error has headers of its own. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): Promise<unknown> {
  const { file, storage } = answer
  const etag = `"${file.sha256.toString('base64url')}"`
  const { headers, method } = request

  if (isKnown(headers['if-none-match'], etag)) return setHeaders(reply, answer, etag).code(304).send()

  const range = headers.range && mayContinue(headerOf(headers['if-range']), etag) ? headers.range : undefined
  const wanted = parseRange(range, file.sizeBytes)
  if (wanted === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${file.sizeBytes}`)
      .header('cache-control', 'no-store')
      .send()
  }
  const part = wanted === 'whole' ? undefined : wanted
  const bytes = method === 'HEAD' ? await knowIt(storage, file) : await storage.read(file.sha256, part)

  setHeaders(reply, answer, etag)
    .header('content-type', typeOf(file))
    .header('content-disposition', answer.disposition)
    .header('content-length', part ? part.end - part.start + 1 : file.sizeBytes)
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.sizeBytes}`)
  return reply.send(bytes)
}

function setHeaders(reply: FastifyReply, { cacheControl }: FileAnswer, etag: string): FastifyReply {
  return reply
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
}

/** Headers alone must not promise what is not there. */
async function knowIt(storage: Storage, file: ServedFile): Promise<undefined> {
  if (!(await storage.has(file.sha256))) throw storageAway(new Error('A stored file is missing'))
}

function typeOf({ mediaType }: ServedFile): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}
