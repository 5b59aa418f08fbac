import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { type ReadingPath, readingPathOf, type WorkerMessage } from '@mixed-zone/contract/offline-copy'
import { matchScreen, ROOT_PATH } from '@mixed-zone/contract/screens'
import { answerReading, deleteCachedReading } from './reading.ts'
import { answerAsset, dropOldShells, fillShell, refreshShell, retire, shellPage } from './shell.ts'
import { scope } from './worker-scope.ts'

// A new build serves the next navigation as soon as it is installed; open tabs find their files in the previous shell.
scope.addEventListener('install', (event) => event.waitUntil(fillShell().then(() => scope.skipWaiting())))

scope.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => scope.clients.claim())))

scope.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(deleteCachedReading())
  if (event.data === 'retire') event.waitUntil(retire())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== scope.location.origin) return
  if (request.mode === 'navigate') return handleNavigation(event, pathname)
  if (pathname.startsWith('/assets/') && request.method === 'GET') return event.respondWith(answerAsset(request))
  if (!pathname.startsWith('/api/')) return
  // Delete cached responses with the session, whether or not the call succeeds.
  if (pathname === '/api/private/logout' || pathname === '/api/login') return event.waitUntil(deleteCachedReading())
  const path = readingPathOf(pathname)
  if (path !== null) event.respondWith(answerCall(event, path))
})

function handleNavigation(event: FetchEvent, pathname: string): void {
  // Only the server knows which page may be framed.
  if (event.request.method !== 'GET' || event.request.destination === 'iframe') return
  const locale = localeOf(pathname)
  // The server answers unknown paths with 404; offline the app shows page not found.
  if (locale === null || matchScreen(pathname) === null) {
    if (locale === null && pathname !== ROOT_PATH) return
    return event.respondWith(fetch(event.request).catch(() => pageOrFailure(locale ?? 'es')))
  }
  event.respondWith(shellPage(locale).then((page) => page ?? fetch(event.request)))
  event.waitUntil(refreshShell(locale).catch(() => undefined))
}

async function pageOrFailure(locale: Locale): Promise<Response> {
  return (await shellPage(locale)) ?? Response.error()
}

async function answerCall(event: FetchEvent, path: ReadingPath): Promise<Response> {
  try {
    const { response, readAt, after } = await answerReading(event.request)
    event.waitUntil(Promise.all([after, notify(event.clientId, { path, readAt })]))
    return response
  } catch (error) {
    // Neither the server nor a copy: what the page shows is not an earlier response.
    event.waitUntil(notify(event.clientId, { path, readAt: null }))
    throw error
  }
}

async function notify(clientId: string, message: WorkerMessage): Promise<void> {
  const client = await scope.clients.get(clientId)
  client?.postMessage(message)
}

function localeOf(pathname: string): Locale | null {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : null
}
