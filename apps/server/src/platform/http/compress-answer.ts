import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encoding.ts'

/** Less fits into one packet anyway. */
const SMALLEST_BYTES = 1400

// Four makes a list of cards as small as gzip's best in two thirds of its time; five takes twice as long for 3 % less.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

// Both work in threads of their own: other answers do not wait meanwhile.
const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: promisify<string, Buffer>(gzip),
}

/**
 * Makes an answer's text smaller for those who take it so: a list of posts is less than half of its size on a bad line.
 * Bytes of files and running streams pass as they are.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SMALLEST_BYTES) return payload
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === null) return payload
  reply.header('content-encoding', encoding)
  return COMPRESS[encoding](payload)
}
