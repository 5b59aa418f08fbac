import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, findBrowser } from '../harness/browser.ts'
import { scrollThrough } from '../harness/looks.ts'
import { type LogInAnswer, openSession } from '../harness/outside-client.ts'
import { startProduct } from '../harness/product.ts'
import { ROOT } from '../harness/project-root.ts'
import { copyTemplate, prepareTemplate } from '../harness/template.ts'
import { storageOf } from '../pages/signed-in.ts'
import type { Picture } from './pictures.ts'
import { type Look, wantedLooks } from './wanted-looks.ts'

/** A page that has not grown for so long has grown up. */
const STILL_FRAMES = 30

const HEIGHTS: Record<Look['width'], number> = { 360: 740, 768: 1024, 1024: 768, 1440: 900 }

const [given = join(tmpdir(), 'mixed-zone-screens'), ...words] = process.argv.slice(2)
const { looks, pictures } = wantedLooks(words)
const folder = resolve(given)
if (!relative(ROOT, folder).startsWith('..')) throw new Error(`${folder} lies in the repository: choose another`)
mkdirSync(folder, { recursive: true })

const data = copyTemplate(await prepareTemplate())
// The design page exists in development only.
const product = await startProduct({ dataDir: data, env: { NODE_ENV: 'development' } })
const browser = await chromium.launch({ executablePath: findBrowser(), headless: true, args: BROWSER_FLAGS })
const sessions = new Map<Picture['as'], LogInAnswer>()
try {
  for (const look of looks) {
    const visitors = Map.groupBy(pictures, (picture) => picture.as)
    for (const [as, theirs] of visitors) {
      const context = await visit({ browser, look, as })
      for (const picture of theirs) await take(context, picture, look)
      await context.close()
    }
    process.stdout.write(`${look.locale} ${look.theme} ${look.width} px\n`)
  }
  process.stdout.write(`\nThe pictures are in ${folder}\n`)
} finally {
  await browser.close()
  await product.stop()
  rmSync(data, { recursive: true, force: true })
}

async function visit({ browser, look, as }: { browser: Browser; look: Look; as: Picture['as'] }) {
  const { locale, theme, width } = look
  return browser.newContext({
    baseURL: product.origin,
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHTS[width] },
    isMobile: width < 768,
    hasTouch: width < 1024,
    storageState: await storageFor(as),
  })
}

async function storageFor(as: Picture['as']) {
  const { origin } = product
  // Whoever is a stranger is asked about cookies.
  if (as === null) return undefined
  const session = sessions.get(as) ?? (await openSession(origin, as))
  sessions.set(as, session)
  return storageOf(origin, session)
}

/** All of a page that is longer than the screen, but for what a dialog covers. */
async function takeWhole(page: Page, path: string): Promise<void> {
  const height = await page.evaluate(async (frames) => {
    // Until it stands still: the home page draws one part with each frame.
    let height = 0
    for (let still = 0; still < frames; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (document.documentElement.scrollHeight !== height) still = 0
      height = document.documentElement.scrollHeight
    }
    return document.querySelector('[role=dialog]') === null && height > window.innerHeight ? height : null
  }, STILL_FRAMES)
  if (height === null) return
  // As a very tall screen: bars stand at its end rather than in the middle, and a finger stays a finger. The browser's own picture of a
  // whole page takes a mouse for granted, whose buttons are less tall.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
  // What is as tall as the screen would push the footer off it.
  await page.getByRole('main').evaluate((main) => {
    main.style.minHeight = '0'
  })
  await page.screenshot({ animations: 'disabled', path })
}

async function take(context: BrowserContext, picture: Picture, { locale, theme, width }: Look): Promise<void> {
  const page = await context.newPage()
  const file = join(folder, `${picture.name}-${width}-${theme}-${locale}`)
  try {
    await picture.open(page, locale)
    await scrollThrough(page)
    await page.screenshot({ animations: 'disabled', path: `${file}.png` })
    await takeWhole(page, `${file}-whole.png`)
  } catch (error) {
    // One screen that does not come should not cost the others.
    process.exitCode = 1
    process.stdout.write(`${picture.name} in ${locale}, ${theme}, ${width} px did not come: ${error}\n`)
  }
  await context.setOffline(false)
  await page.close()
}
