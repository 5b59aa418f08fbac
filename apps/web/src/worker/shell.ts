import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'
import { scope } from './worker-scope.ts'

// Written in by the build.
declare const BUILD: string
declare const SHELL_FILES: readonly string[]
/** The script that the page begins with: a page that names it belongs to this build. */
declare const ENTRY_FILE: string

const PREFIX = 'shell-'
const SHELL = `${PREFIX}${BUILD}`
/** This build and the one before: tabs that are still open ask for parts of it. */
const KEPT_SHELLS = 2

const keyOf = (locale: Locale) => `/shell/${locale}`

// The page is the same for every path of a language.
const fetchPage = (locale: Locale) => fetch(paths.login({ locale }), { cache: 'no-cache', credentials: 'omit' })

/** Fetches all that the first screens are made of. What the page itself has loaded comes from the browser's own cache. */
export async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await Promise.all([shell.addAll([...SHELL_FILES]), ...LOCALES.map((locale) => keepPage(shell, locale))])
}

async function keepPage(shell: Cache, locale: Locale): Promise<void> {
  const page = await fetchPage(locale)
  // Another build was put in place while this one was being installed: its own worker is on the way.
  if (!page.ok || !(await page.clone().text()).includes(ENTRY_FILE)) throw new Error('The page is of another build')
  await shell.put(keyOf(locale), page)
}

export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELL)
  await Promise.all(shells.slice(0, Math.max(0, shells.length - (KEPT_SHELLS - 1))).map((name) => caches.delete(name)))
}

export async function shellPage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(keyOf(locale))
}

/** A file with a hash in its name is the same for ever, whichever build it came with. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const copy = response.clone()
    void caches.open(SHELL).then((shell) => shell.put(request, copy))
  }
  return response
}

/**
 * After a page was answered from the shell: is it still what the server would have sent? The configuration in it may have
 * changed; a newer build brings its own worker; and where there is no worker any more, this one retires.
 */
export async function refreshShell(locale: Locale): Promise<void> {
  const page = await fetchPage(locale)
  if (!page.ok) return
  const isOfThisBuild = (await page.clone().text()).includes(ENTRY_FILE)
  if (isOfThisBuild) return (await caches.open(SHELL)).put(keyOf(locale), page)
  const script = await fetch(scope.registration.active?.scriptURL ?? '/service-worker.js', { cache: 'no-store' })
  const isScript = script.ok && (script.headers.get('content-type') ?? '').includes('javascript')
  if (isScript) await scope.registration.update()
  else await retire()
}

/** Leaves nothing behind: the next page is loaded as if there had never been a worker. */
export async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
