import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'
import { scope } from './worker-scope.ts'

// Written in by the build.
declare const BUILD: string
declare const SHELL_FILES: readonly string[]
/** The entry script: a page that names it belongs to this build. */
declare const ENTRY_FILE: string

const PREFIX = 'shell-'
const SHELL = `${PREFIX}${BUILD}`
/** This build and the previous one, whose files open tabs still request. */
const MAX_SHELLS = 2

const keyOf = (locale: Locale) => `/shell/${locale}`

// The page is the same for every path of a language.
const fetchPage = (locale: Locale) => fetch(paths.login({ locale }), { cache: 'no-cache', credentials: 'omit' })

/** Precaches the files of the first screens. Those that the page has loaded come from the browser's HTTP cache. */
export async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await Promise.all([shell.addAll([...SHELL_FILES]), ...LOCALES.map((locale) => keepPage(shell, locale))])
}

async function keepPage(shell: Cache, locale: Locale): Promise<void> {
  const page = await fetchPage(locale)
  // A newer build was deployed during the installation; its own worker will follow.
  if (!page.ok || !(await page.clone().text()).includes(ENTRY_FILE)) throw new Error('The page is of another build')
  await shell.put(keyOf(locale), page)
}

export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELL)
  await Promise.all(shells.slice(0, Math.max(0, shells.length - (MAX_SHELLS - 1))).map((name) => caches.delete(name)))
}

export async function shellPage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(keyOf(locale))
}

/** A file with a hash in its name never changes, so a copy of any build will do. */
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
 * Revalidates a page served from the shell: its configuration may have changed, a newer build brings its own worker, and if
 * the server has no worker any more, this one unregisters.
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

/** Deletes all caches and unregisters the worker. */
export async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
