import { finished, type Readable } from 'node:stream'
import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import parseRange from 'range-parser'
import { type ByteRange, type Storage, storageUnavailable } from '../storage/storage.ts'

/** A file that is opened as a page must not run anything. */
const SANDBOX_HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
}

export interface TransferResult {
  /** Bytes handed to the socket; after an abort possibly a few more than the client received. */
  readonly sentBytes: number
  /** Whether the last byte of the content was sent. */
  readonly hasEnd: boolean
}

/** Observes one response that carries bytes, to count downloads. */
export interface Transfer {
  /** Called before the first byte is sent. May reject. */
  begin(firstByte: number): Promise<void>
  /** Called once after the response has finished or was aborted. */
  end(result: TransferResult): void
}

/** A stored file, or a zip that is generated while it is sent. */
export interface Content {
  readonly sizeBytes: number
  /** Strong: equal tags mean equal bytes. */
  readonly etag: string
  readonly mediaType: string
  readonly disposition: 'inline' | 'attachment'
  readonly fileName: string
  readonly cacheControl: string
  open(range?: ByteRange): Promise<Readable>
  /** Rejects if the bytes cannot be sent. For responses that send headers only. */
  check(): Promise<void>
  /** Where a reverse proxy finds the bytes (`X-Accel-Redirect`). */
  readonly accelPath?: string | undefined
  readonly transfer?: Transfer | undefined
}

/** The storage, and the prefix under which a reverse proxy serves the same files. */
export interface FileSource {
  readonly storage: Storage
  readonly accelPrefix?: string | undefined
}

interface StoredContent extends Pick<Content, 'disposition' | 'fileName' | 'cacheControl' | 'transfer'> {
  readonly file: { readonly sha256: Buffer; readonly sizeBytes: number; readonly mediaType: string }
}

export function storedContent({ storage, accelPrefix }: FileSource, { file, ...content }: StoredContent): Content {
  const { sha256, sizeBytes, mediaType } = file
  const path = accelPrefix === undefined ? undefined : storage.relativePath?.(sha256)
  return {
    ...content,
    sizeBytes,
    mediaType,
    etag: `"${sha256.toString('base64url')}"`,
    open: (range) => storage.read(sha256, range),
    async check() {
      if (!(await storage.has(sha256))) throw storageUnavailable(new Error('A stored file is missing'))
    },
    accelPath: path === undefined ? undefined : `${accelPrefix}${path}`,
  }
}

/** Sends content, honouring `Range`, `If-Range`, `If-None-Match` and `HEAD`. */
export async function sendContent(request: FastifyRequest, reply: FastifyReply, content: Content): Promise<unknown> {
  if (content.accelPath !== undefined) return sendByProxy(request, reply, { ...content, accelPath: content.accelPath })
  const { etag, sizeBytes } = content
  // The response to an API call (POST) is always whole; only addresses support ranges and conditions.
  const headers = request.method === 'POST' ? {} : request.headers
  if (fresh(headers, { etag })) return setCacheHeaders(reply, content).code(304).send()

  const canResume = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = canResume ? parseSingleRange(headers.range, sizeBytes) : 'whole'
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).header('cache-control', 'no-store').send()
  }
  const sent = range === 'whole' ? { start: 0, end: sizeBytes - 1 } : range

  // Opened before any header is set: an error response has headers of its own.
  const body = request.method === 'HEAD' ? await content.check() : await open(reply, content, sent)
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${sent.start}-${sent.end}/${sizeBytes}`)
  return setCacheHeaders(reply, content)
    .headers(fileHeaders(content))
    .header('content-length', sent.end - sent.start + 1)
    .send(body)
}

/** Reports the number of sent bytes to the transfer. */
async function open({ raw }: FastifyReply, content: Content, range: ByteRange): Promise<Readable> {
  const { transfer, sizeBytes } = content
  const isWhole = range.start === 0 && range.end === sizeBytes - 1
  if (!transfer) return content.open(isWhole ? undefined : range)
  await transfer.begin(range.start)
  try {
    const stream = await content.open(isWhole ? undefined : range)
    // A keep-alive socket has counted earlier responses.
    const { socket } = raw
    const bytesBefore = socket?.bytesWritten ?? 0
    finished(raw, (error) => {
      const length = range.end - range.start + 1
      if (!error) return transfer.end({ sentBytes: length, hasEnd: range.end === sizeBytes - 1 })
      const written = (socket?.bytesWritten ?? 0) - bytesBefore
      transfer.end({ sentBytes: Math.max(0, Math.min(written, length)), hasEnd: false })
    })
    return stream
  } catch (error) {
    transfer.end({ sentBytes: 0, hasEnd: false })
    throw error
  }
}

type AcceleratedContent = Content & { readonly accelPath: string }

/** Lets the reverse proxy send the file; it handles ranges and conditions itself. */
async function sendByProxy(
  request: FastifyRequest,
  reply: FastifyReply,
  content: AcceleratedContent,
): Promise<unknown> {
  const { transfer, sizeBytes } = content
  await content.check()
  if (transfer && request.method !== 'HEAD') {
    const range = parseSingleRange(request.headers.range, sizeBytes)
    const { start, end } = typeof range === 'object' ? range : { start: 0, end: sizeBytes - 1 }
    await transfer.begin(start)
    // The proxy does not report how much it sent, so count all of it.
    transfer.end({ sentBytes: end - start + 1, hasEnd: end === sizeBytes - 1 })
  }
  return reply
    .headers({ ...SANDBOX_HEADERS, ...fileHeaders(content) })
    .headers({ 'cache-control': content.cacheControl, 'x-accel-redirect': content.accelPath })
    .send()
}

/**
 * Parses a `Range` header. A malformed header and several separate ranges count as none, which RFC 9110 allows: no download tool asks
 * for more than one range per request.
 */
export function parseSingleRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (header === undefined || !/^bytes=/i.test(header)) return 'whole'
  const ranges = parseRange(sizeBytes, header, { combine: true })
  if (ranges === -2) return 'whole'
  if (ranges === -1) {
    // range-parser refuses a suffix that is longer than the file; RFC 9110 (14.1.2) asks for the whole file.
    const isLongSuffix = sizeBytes > 0 && /^bytes=-0*[1-9]\d*$/i.test(header)
    return isLongSuffix ? { start: 0, end: sizeBytes - 1 } : 'unsatisfiable'
  }
  const [range, ...others] = ranges
  return range && others.length === 0 ? range : 'whole'
}

function setCacheHeaders(reply: FastifyReply, { cacheControl, etag }: Content): FastifyReply {
  return reply.headers({ ...SANDBOX_HEADERS, etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' })
}

function fileHeaders({ mediaType, disposition, fileName }: Content) {
  return {
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': contentDisposition(disposition, fileName),
  }
}

/** Names a download in any script, with an ASCII fallback for old clients. */
export function contentDisposition(type: Content['disposition'], fileName: string): string {
  // Control characters would end the header; bidirectional ones can disguise the extension.
  const name = fileName.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}]/gu, '') || 'file'
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_')
  return formatContentDisposition(name, { type, fallback })
}
