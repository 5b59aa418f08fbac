import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../encoding.ts'
import type { StaticFile } from './static-file.ts'

/** Sends a file of the web app in the smallest form that the browser takes, or says that it has it already. */
export function sendStatic(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], (form) => file.encoded[form] !== undefined)
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  reply.header('etag', etag).header('cache-control', file.cacheControl).header('vary', file.vary)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()

  reply.type(file.type)
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send((encoding === null ? undefined : file.encoded[encoding]) ?? file.bytes)
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}
