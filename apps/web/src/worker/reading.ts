import { OFFLINE_COPY_HEADER, READ_AT_HEADER } from '@mixed-zone/contract/offline-copy'

const PREFIX = 'reading-'
/** Enough for a long evening in the press box; the oldest go first. */
const MAX_COPIES = 80
/** No session lives longer. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

// Grows with every sign-out: an answer that was asked for before it is not kept after it.
let generation = 0

/** Forgets everything that was read. */
export async function forgetReading(): Promise<void> {
  generation += 1
  await Promise.all((await caches.keys()).filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
}

export interface Answer {
  readonly response: Response
  /** When it was read, where it is a copy. */
  readonly readAt: string | null
  /** Work that goes on after the answer. */
  readonly after: Promise<void>
}

/** The server's answer; where the line is dead, what the same session read before, and nothing else. */
export async function answerReading(request: Request): Promise<Answer> {
  const asked = generation
  const place = await placeOf(request.clone())
  try {
    const response = await fetch(request)
    return { response, readAt: null, after: learnFrom(response.clone(), { place, asked }) }
  } catch (error) {
    const copy = await findCopy(place)
    if (copy === undefined) throw error
    return { response: copy, readAt: copy.headers.get(READ_AT_HEADER), after: Promise.resolve() }
  }
}

interface Place {
  /** One for each session, named by a hash: a token is written nowhere. */
  readonly cacheName: string
  readonly key: string
}

async function placeOf(request: Request): Promise<Place> {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'POST' ? await request.text() : ''
  const [session, asked] = await Promise.all([
    digest(request.headers.get('authorization') ?? ''),
    digest(`${search}\n${request.headers.get('accept-language') ?? ''}\n${body}`),
  ])
  return { cacheName: `${PREFIX}${session}`, key: `/reading${pathname}?${asked}` }
}

async function learnFrom(response: Response, { place, asked }: { place: Place; asked: number }): Promise<void> {
  if (response.status === 401) return forgetReading()
  // The server says for whom a copy may be kept; it knows what a person may do at this moment.
  if (!response.ok || response.headers.get(OFFLINE_COPY_HEADER) === null || asked !== generation) return
  const headers = new Headers(response.headers)
  headers.set(READ_AT_HEADER, new Date().toISOString())
  const body = await response.blob()
  if (asked !== generation) return
  const cache = await caches.open(place.cacheName)
  await cache.put(place.key, new Response(body, { status: response.status, headers }))
  await Promise.all([trim(cache), dropOtherSessions(place.cacheName)])
  // Somebody signed out while it was being written.
  if (asked !== generation) await caches.delete(place.cacheName)
}

async function findCopy({ cacheName, key }: Place): Promise<Response | undefined> {
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
