import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { FeedProblem } from '@mixed-zone/contract/schemas/studio/social-accounts'

const MAX_REDIRECTS = 5
const MAX_RETRY_SECONDS = 86_400

interface GuardedRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  /** For DNS lookup, redirects and body together. */
  readonly withinMs: number
  readonly allowedHosts: ReadonlySet<string>
}

interface GuardedAnswer {
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
  throw new FetchError(`it redirects more than ${MAX_REDIRECTS} times`, { problem: 'redirects' })
}

function parseAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url) throw new FetchError('it is not an address', { problem: 'address' })
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchError('it is neither http nor https', { problem: 'address' })
  }
  if (url.username !== '' || url.password !== '') throw new FetchError('it holds a password', { problem: 'address' })
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
    if (status !== 200) {
      const details = { status: status ?? null, retryAfterSeconds: retryAfter(headers) }
      throw new FetchError(`it answers ${status}`, { problem: 'status', ...details })
    }
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
  if (!unpacker) throw new FetchError('it is packed in a way that nobody asked for', { problem: 'format' })
  answer.on('error', (error) => unpacker.destroy(error))
  return answer.pipe(unpacker)
}

/** Counts decompressed bytes as they arrive, so that a decompression bomb stops at the limit. */
async function readAtMost(source: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of source as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > maxBytes) throw new FetchError(`it is larger than ${maxBytes} bytes`, { problem: 'size' })
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
  if (signal.aborted) return new FetchError('it takes too long', { problem: 'timeout', cause })
  return new FetchError('it cannot be reached', { problem: 'unreachable', cause })
}

interface FetchErrorDetails {
  readonly problem: FeedProblem
  readonly status?: number | null
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

/** Why a fetch failed, for the log. Never contains the other side's text, which is untrusted. */
export class FetchError extends Error {
  /** For editors. */
  readonly problem: FeedProblem
  /** The status of the answer, if that is the problem. */
  readonly status: number | null
  /** The server's Retry-After. */
  readonly retryAfterSeconds: number | null

  constructor(reason: string, { problem, status = null, retryAfterSeconds = null, cause }: FetchErrorDetails) {
    super(reason, cause === undefined ? undefined : { cause })
    this.name = 'FetchError'
    this.problem = problem
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** IPv4 ranges that are not public: loopback, private, link-local and special use. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Ranges within global unicast that are not public: tunnels, relays, documentation. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Everything outside global unicast is local, mapped, translated or unassigned. */
const PUBLIC_IPV6 = ['2000::/3']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4')
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6')
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6')

/** Whether an address from a resolver is public; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !privateIpv4.check(address, 'ipv4')
  if (version === 6) return publicIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6')
  return false
}

/** A host without brackets and trailing dot. */
function plainHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Resolves a host, rejects private addresses, and pins the connection to the checked address (against DNS rebinding).
 * The URL parser has normalised other spellings of the address.
 */
async function pinnedLookup(url: URL, allowedHosts: ReadonlySet<string>): Promise<LookupFunction> {
  const host = plainHost(url)
  const version = isIP(host)
  const addresses = version === 0 ? await resolve(host) : [{ address: host, family: version }]
  const isAllowed = allowedHosts.has(host.toLowerCase())
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FetchError('its address is not public', { problem: 'private' })
  }
  const [first] = addresses
  if (!first) throw new FetchError('its host is unknown', { problem: 'host' })
  return (_hostname, { all }, callback) => {
    if (all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
}

async function resolve(host: string): Promise<{ address: string; family: number }[]> {
  try {
    return await lookup(host, { all: true, verbatim: true })
  } catch (cause) {
    throw new FetchError('its host is unknown', { problem: 'host', cause })
  }
}
