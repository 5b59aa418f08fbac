import { OFFLINE_COPY_HEADER, READ_AT_HEADER } from '@mixed-zone/contract/offline-copy'

const PREFIX = 'reading-'
/** The oldest are evicted first. */
const MAX_COPIES = 80
/** The maximum age of a session. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

// Incremented at every sign-out, so that a response requested before it is not cached after it.
let generation = 0

/** Deletes all cached responses. */
export async function deleteCachedReading(): Promise<void> {
  generation += 1
  await Promise.all((await caches.keys()).filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
}

export interface Answer {
  readonly response: Response
  /** When a cached copy was fetched; null for a fresh response. */
  readonly readAt: string | null
  /** Work that continues after the response. */
  readonly after: Promise<void>
}

/** The server's response, or offline the cached copy of the same session. */
export async function answerReading(request: Request): Promise<Answer> {
  const requestGeneration = generation
  const entry = await cacheEntryOf(request.clone())
  try {
    const response = await fetch(request)
    return { response, readAt: null, after: cacheResponse(response.clone(), { entry, requestGeneration }) }
  } catch (error) {
    const copy = await findCopy(entry)
    if (copy === undefined) throw error
    return { response: copy, readAt: copy.headers.get(READ_AT_HEADER), after: Promise.resolve() }
  }
}

interface CacheEntry {
  /** One cache per session, named by a hash, so that the token is not stored. */
  readonly cacheName: string
  readonly key: string
}

async function cacheEntryOf(request: Request): Promise<CacheEntry> {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'POST' ? await request.text() : ''
  const [sessionHash, requestHash] = await Promise.all([
    digest(request.headers.get('authorization') ?? ''),
    digest(`${search}\n${request.headers.get('accept-language') ?? ''}\n${body}`),
  ])
  return { cacheName: `${PREFIX}${sessionHash}`, key: `/reading${pathname}?${requestHash}` }
}

async function cacheResponse(
  response: Response,
  { entry, requestGeneration }: { entry: CacheEntry; requestGeneration: number },
): Promise<void> {
  if (response.status === 401) return deleteCachedReading()
  // The server decides whether a copy may be cached, by the person's current permissions.
  if (!response.ok || response.headers.get(OFFLINE_COPY_HEADER) === null || requestGeneration !== generation) return
  const headers = new Headers(response.headers)
  headers.set(READ_AT_HEADER, new Date().toISOString())
  const body = await response.blob()
  if (requestGeneration !== generation) return
  const cache = await caches.open(entry.cacheName)
  await cache.put(entry.key, new Response(body, { status: response.status, headers }))
  await Promise.all([trim(cache), dropOtherSessions(entry.cacheName)])
  // Signed out while it was being written.
  if (requestGeneration !== generation) await caches.delete(entry.cacheName)
}

async function findCopy({ cacheName, key }: CacheEntry): Promise<Response | undefined> {
  const copy = await caches.match(key, { cacheName })
  if (copy === undefined) return undefined
  const age = Date.now() - Date.parse(copy.headers.get(READ_AT_HEADER) ?? '')
  return age <= MAX_AGE_MS ? copy : undefined
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_COPIES)).map((key) => cache.delete(key)))
}

async function dropOtherSessions(cacheName: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
