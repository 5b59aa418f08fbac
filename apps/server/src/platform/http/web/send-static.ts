import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, StaticFile } from './static-file.ts'

/** Sends a file of the web app in the smallest form that the browser takes, or says that it has it already. */
export function sendStatic(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file)
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  reply.header('etag', etag).header('cache-control', file.cacheControl).header('vary', file.vary)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()

  reply.type(file.type)
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send((encoding === null ? undefined : file.encoded[encoding]) ?? file.bytes)
}

function chooseEncoding(header: string | string[] | undefined, file: StaticFile): Encoding | null {
  const accepted = new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (file.encoded.br && accepted.has('br')) return 'br'
  return file.encoded.gzip && accepted.has('gzip') ? 'gzip' : null
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}
