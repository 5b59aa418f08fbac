import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveBackPiece } from '../../../platform/storage/piece-pool.ts'
import type { ByteRange } from '../../../platform/storage/storage.ts'
import { parseRange } from './byte-range.ts'
import { isKnown, mayContinue } from './conditions.ts'
import type { Content, Delivery } from './content.ts'
import { multipartOf } from './multipart.ts'

/** Whatever a file holds, opened as a page it can do nothing. */
const POLICY = "sandbox; default-src 'none'"

/** Sends what was asked for. It is opened before a header is set: an error has headers of its own. */
export async function sendContent(request: FastifyRequest, reply: FastifyReply, content: Content): Promise<unknown> {
  if (content.acceleratedAt !== undefined) return handOver(request, reply, { ...content, path: content.acceleratedAt })
  const { etag, sizeBytes } = content
  const { headers, method } = request
  // Only what is fetched from an address has parts and conditions; the answer to a call is always whole.
  const isCall = method === 'POST'

  if (!isCall && isKnown(headers['if-none-match'], etag)) return setHeaders(reply, content).code(304).send()
  const range = !isCall && headers.range && mayContinue(headerOf(headers['if-range']), etag) ? headers.range : undefined
  const wanted = parseRange(range, sizeBytes)
  if (wanted === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).header('cache-control', 'no-store').send()
  }
  const parts = wanted === 'whole' ? [] : wanted
  const [only] = parts
  const sent = parts.length > 1 ? multipartOf(content, parts) : null

  const bytes = method === 'HEAD' ? await content.check() : await open(reply, content, parts)
  setHeaders(reply, content)
    .header('content-type', sent?.mediaType ?? typeOf(content))
    .header('content-disposition', content.disposition)
    .header('content-length', sent?.sizeBytes ?? (only ? only.end - only.start + 1 : sizeBytes))
  if (only) reply.code(206)
  if (only && !sent) reply.header('content-range', `bytes ${only.start}-${only.end}/${sizeBytes}`)
  giveBackWritten(reply)
  return reply.send(bytes)
}

/** What has gone out is room for the next piece. */
function giveBackWritten({ raw }: FastifyReply): void {
  const write = raw.write.bind(raw)
  // A stream that is piped writes pieces and nothing else; when one is out of our hands, it is told.
  raw.write = (piece: unknown) => write(piece, () => giveBackPiece(piece))
}

/** Opens the parts; all of it where there are none. */
async function open(reply: FastifyReply, content: Content, parts: readonly ByteRange[]): Promise<Readable> {
  const { delivery } = content
  const extent = extentOf(parts, content.sizeBytes)
  await delivery?.begin(extent.firstByte)
  try {
    const bytes = parts.length > 1 ? multipartOf(content, parts).open() : await content.open(parts[0])
    if (delivery) tellEnd(reply, delivery, extent)
    return bytes
  } catch (error) {
    delivery?.end({ sentBytes: 0, hasEnd: false })
    throw error
  }
}

function tellEnd({ raw }: FastifyReply, delivery: Delivery, { sizeBytes, hasEnd }: Extent): void {
  // The socket may have served others before, and counts on.
  const { socket } = raw
  const before = socket?.bytesWritten ?? 0
  let isFinished = false
  raw.once('finish', () => {
    isFinished = true
  })
  const end = () => {
    const written = (socket?.bytesWritten ?? 0) - before
    if (isFinished) delivery.end({ sentBytes: sizeBytes, hasEnd })
    else delivery.end({ sentBytes: Math.max(0, Math.min(written, sizeBytes)), hasEnd: false })
  }
  // The reader may be gone already: that event has then passed.
  if (raw.destroyed) end()
  else raw.once('close', end)
}

/** Lets the server in front send the file: it knows ranges and conditions by itself, and is three times as fast. */
async function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content & { readonly path: string },
): Promise<unknown> {
  await content.check()
  if (request.method !== 'HEAD') {
    const wanted = parseRange(request.headers.range, content.sizeBytes)
    const { firstByte, sizeBytes, hasEnd } = extentOf(typeof wanted === 'object' ? wanted : [], content.sizeBytes)
    await content.delivery?.begin(firstByte)
    // From here on the other server sends it; how far it comes, nobody tells us.
    content.delivery?.end({ sentBytes: sizeBytes, hasEnd })
  }
  return disarm(reply)
    .header('cache-control', content.cacheControl)
    .header('x-accel-redirect', content.path)
    .header('content-type', typeOf(content))
    .header('content-disposition', content.disposition)
    .send()
}

interface Extent {
  readonly firstByte: number
  /** Of all parts together. */
  readonly sizeBytes: number
  readonly hasEnd: boolean
}

function extentOf(parts: readonly ByteRange[], sizeBytes: number): Extent {
  if (parts.length === 0) return { firstByte: 0, sizeBytes, hasEnd: true }
  return {
    firstByte: Math.min(...parts.map(({ start }) => start)),
    sizeBytes: parts.reduce((sum, { start, end }) => sum + end - start + 1, 0),
    hasEnd: parts.some(({ end }) => end === sizeBytes - 1),
  }
}

function setHeaders(reply: FastifyReply, { cacheControl, etag }: Content): FastifyReply {
  return disarm(reply).header('etag', etag).header('cache-control', cacheControl).header('accept-ranges', 'bytes')
}

function disarm(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff')
}

/** With the character set, for texts. */
export function typeOf({ mediaType }: Pick<Content, 'mediaType'>): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}
