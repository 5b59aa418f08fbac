import http from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'
import { pinnedLookup } from './pinned-lookup.ts'

const MAX_REDIRECTS = 5
const MAX_RETRY_SECONDS = 86_400

export interface GuardedRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  /** For DNS lookup, redirects and body together. */
  readonly withinMs: number
  readonly allowedHosts: ReadonlySet<string>
}

export interface GuardedAnswer {
  /** The address after all redirects. */
  readonly url: URL
  readonly status: 200 | 304
  readonly headers: http.IncomingHttpHeaders
  readonly bytes: Buffer
}

/**
 * Guards against SSRF: only http and https, never a private address however it is spelled or redirected, with limits on
 * bytes and time. Rejects with `FetchError`.
 */
export async function guardedFetch(request: GuardedRequest): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(request.withinMs)
  let url = parseAddress(request.url)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(url, request, signal)
    const target = redirectOf(answer)
    if (target === null) return await readAnswer(answer, { url, request, signal })
    answer.destroy()
    url = parseAddress(target, url)
  }
  throw new FetchError(`it redirects more than ${MAX_REDIRECTS} times`)
}

function parseAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url) throw new FetchError('it is no address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('it is neither http nor https')
  if (url.username !== '' || url.password !== '') throw new FetchError('it holds a password')
  return url
}

async function ask(url: URL, { headers, allowedHosts }: GuardedRequest, signal: AbortSignal) {
  // The timeout also covers the DNS lookup.
  const lookup = await withinSignal(pinnedLookup(url, allowedHosts), signal)
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const fail = (cause: unknown) => reject(failureOf(cause, signal))
    const { request } = url.protocol === 'https:' ? https : http
    // No agent: a reused connection would bypass the lookup.
    request(url, { headers, lookup, signal, agent: false }, resolve).on('error', fail).end()
  })
}

function withinSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(failureOf(signal.reason, signal))
    signal.addEventListener('abort', fail, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', fail))
  })
}

function redirectOf({ statusCode = 0, headers }: http.IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null
}

interface Reading {
  readonly url: URL
  readonly request: GuardedRequest
  readonly signal: AbortSignal
}

async function readAnswer(answer: http.IncomingMessage, reading: Reading): Promise<GuardedAnswer> {
  const { url, request, signal } = reading
  const { statusCode: status, headers } = answer
  try {
    if (status === 304) return { url, status, headers, bytes: Buffer.alloc(0) }
    if (status !== 200) throw new FetchError(`it answers ${status}`, { retryAfterSeconds: retryAfter(headers) })
    const bytes = await readAtMost(unpacked(answer), request.maxBytes)
    return { url, status, headers, bytes }
  } catch (error) {
    throw failureOf(error, signal)
  } finally {
    answer.destroy()
  }
}

function unpacked(answer: http.IncomingMessage): Readable {
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpackers: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }
  if (packing === 'identity' || packing === '') return answer
  const unpacker = unpackers[packing]?.()
  if (!unpacker) throw new FetchError('it is packed in a way that nobody asked for')
  answer.on('error', (error) => unpacker.destroy(error))
  return answer.pipe(unpacker)
}

/** Counts decompressed bytes as they arrive, so that a decompression bomb stops at the limit. */
async function readAtMost(source: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of source as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > maxBytes) throw new FetchError(`it is larger than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function retryAfter(headers: http.IncomingHttpHeaders): number | null {
  const text = headers['retry-after'] ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), MAX_RETRY_SECONDS) : null
}

function failureOf(cause: unknown, signal: AbortSignal): FetchError {
  if (cause instanceof FetchError) return cause
  return new FetchError(signal.aborted ? 'it takes too long' : 'it cannot be reached', { cause })
}
