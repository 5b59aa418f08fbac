import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, type Page, type Response } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { waitForImages } from '../harness/page-checks.ts'
import { ROOT } from '../harness/project-root.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { UI_TEXTS } from '../pages/texts.ts'

const KILOBYTE = 1000
const MAX_LOGIN_BYTES = 120 * KILOBYTE
const MAX_LOGIN_BYTES_WITH_CAPTCHA = 150 * KILOBYTE
const MAX_HOME_BYTES = 165 * KILOBYTE
const MAX_EDITOR_BYTES = 230 * KILOBYTE

/** Records the gzipped size of every script that the page or one of its workers loads. Returns a function that sums them up. */
function measureScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.context().on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    sizes.set(new URL(response.url()).pathname, gzippedSize(response))
  })
  return async () => (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0)
}

async function gzippedSize(response: Response): Promise<number> {
  // Fetched again where possible: the browser does not always keep the body of a worker script.
  const body = response.url().startsWith('http')
    ? new Uint8Array(await (await fetch(response.url())).arrayBuffer())
    : await response.body()
  return gzipSync(body, { level: 9 }).length
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** The files of the build. Parts that are loaded later make what a page requests depend on the moment. */
function readBuild() {
  const folder = join(ROOT, 'apps/web/dist')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

  /** The files of some modules, with all that they import statically. */
  function filesOf(modules: readonly string[]): Set<string> {
    const found = new Set(modules)
    for (const name of found) {
      const entry = manifest[name]
      if (entry === undefined) throw new Error(`The build has no ${name}`)
      for (const imported of entry.imports ?? []) found.add(imported)
    }
    return new Set(Array.from(found, (name) => manifest[name]?.file ?? ''))
  }

  return {
    screens: Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx')),
    /** Of the modules, gzipped, without what others have loaded before. */
    sizeOf(modules: readonly string[], loaded: readonly string[]): number {
      const before = filesOf(loaded)
      const files = [...filesOf(modules)].filter((file) => !before.has(file))
      return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
    },
  }
}

for (const locale of LOCALES) {
  test.describe(`Login page in ${locale}`, () => {
    test.use({ locale })

    test('stays within its JavaScript budget', async ({ page }) => {
      const login = loginPage(page, locale)
      const sumScripts = measureScripts(page)
      await login.open()
      const beforeForm = await sumScripts()

      // Focusing the form starts the captcha.
      await login.email.focus()
      await expect(page.getByText(UI_TEXTS[locale].verified, { exact: true })).toBeVisible()
      const withCaptcha = await sumScripts()

      expect(beforeForm).toBeGreaterThan(0)
      expect(withCaptcha).toBeGreaterThan(beforeForm)
      expect(beforeForm).toBeLessThanOrEqual(MAX_LOGIN_BYTES)
      expect(withCaptcha).toBeLessThanOrEqual(MAX_LOGIN_BYTES_WITH_CAPTCHA)
    })
  })
}

test.describe('Home page', () => {
  test.use({ account: READER })

  test('stays within its JavaScript budget', async ({ page }) => {
    const sumScripts = measureScripts(page)
    await homePage(page, 'es').open()
    await waitForImages(page)

    const size = await sumScripts()
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(MAX_HOME_BYTES)
  })
})

test.describe('Editor of a post', () => {
  const EDITOR_PATH = 'src/studio/features/editor'
  const inEditor = (...files: string[]) => files.map((file) => `${EDITOR_PATH}/${file}`)
  const writing = inEditor('editor-screen.tsx', 'texts/es.ts', 'comments/texts/es.ts')
  const besideText = inEditor(
    'facts/facts-panel.tsx',
    'facts/conflict-view.tsx',
    'find/find-bar.tsx',
    'comments/comments-panel.tsx',
    'comments/comment-dialog.tsx',
  )
  const list = [
    'index.html',
    'src/studio/app/studio-frame.tsx',
    'src/studio/app/studio-screens.ts',
    'src/studio/features/posts/posts-screen.tsx',
    'src/studio/shared/publish/texts/es.ts',
  ]

  test('adds no more than its JavaScript budget to the list of posts before one can write', () => {
    const added = readBuild().sizeOf(writing, list)
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThanOrEqual(MAX_EDITOR_BYTES)
  })

  test('stays within its JavaScript budget with its panels, without what other screens load, too', () => {
    const build = readBuild()
    const others = build.screens.filter((screen) => !screen.startsWith(EDITOR_PATH))
    expect(others.length).toBeGreaterThan(10)
    expect(build.sizeOf([...writing, ...besideText], [...list, ...others])).toBeLessThanOrEqual(MAX_EDITOR_BYTES)
  })
})

test.describe('Scripts and styles', () => {
  test('are compressed with Brotli and cached as immutable', async ({ page }) => {
    const assets: Record<string, string>[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) assets.push(response.headers())
    })

    await loginPage(page, 'es').open()

    // Smaller files are sent uncompressed.
    const large = assets.filter((headers) => Number(headers['content-length']) > 512)
    expect(large.length).toBeGreaterThan(0)
    expect(large.filter((headers) => headers['content-encoding'] !== 'br')).toEqual([])
    expect(assets.filter((headers) => !headers['cache-control']?.includes('immutable'))).toEqual([])
  })
})
