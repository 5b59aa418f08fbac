import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { BROWSER_FLAGS, findBrowser } from '../harness/browser.ts'
import { startProduct } from '../harness/product.ts'
import { ROOT } from '../harness/project-root.ts'
import { copyTemplate, prepareTemplate } from '../harness/template.ts'
import { loginPage } from '../pages/login-page.ts'
import { PRIVATE_PICTURES, PUBLIC_PICTURES, type Picture } from './pictures.ts'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 }

interface Look {
  locale: Locale
  theme: (typeof THEMES)[number]
  width: number
}

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'mixed-zone-screens'))
if (!relative(ROOT, folder).startsWith('..')) throw new Error(`${folder} lies in the repository: choose another`)
mkdirSync(folder, { recursive: true })

const data = copyTemplate(await prepareTemplate())
// The design page exists in development only.
const product = await startProduct({ dataDir: data, env: { NODE_ENV: 'development' } })
const browser = await chromium.launch({ executablePath: findBrowser(), headless: true, args: BROWSER_FLAGS })
try {
  const looks = LOCALES.flatMap((locale) =>
    THEMES.flatMap((theme) => WIDTHS.map((width) => ({ locale, theme, width }))),
  )
  for (const look of looks) await takeAll(browser, look)
  process.stdout.write(`\nThe pictures are in ${folder}\n`)
} finally {
  await browser.close()
  await product.stop()
  rmSync(data, { recursive: true, force: true })
}

async function takeAll(browser: Browser, look: Look): Promise<void> {
  const { locale, theme, width } = look
  const context = await browser.newContext({
    baseURL: product.origin,
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    isMobile: width < 768,
    hasTouch: width < 1024,
  })
  for (const picture of PUBLIC_PICTURES) await take(context, picture, look)
  const page = await context.newPage()
  await loginPage(page, locale).open()
  await loginPage(page, locale).logIn()
  await page.close()
  for (const picture of PRIVATE_PICTURES) await take(context, picture, look)
  await context.close()
  process.stdout.write(`${locale} ${theme} ${width} px\n`)
}

async function take(context: BrowserContext, picture: Picture, { locale, theme, width }: Look): Promise<void> {
  const page = await context.newPage()
  await picture.open(page, locale)
  await page.evaluate(showEverything)
  // Not for a quiet line: the announcements of new posts never end.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  const options = { animations: 'disabled' } as const
  const file = join(folder, `${picture.name}-${width}-${theme}-${locale}`)
  await page.screenshot({ ...options, path: `${file}.png` })
  await page.screenshot({ ...options, path: `${file}-whole.png`, fullPage: true })
  await page.close()
}

/** Scrolls to the end and back, so that what loads late is there too. */
async function showEverything(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top)
    await nextFrame()
  }
  window.scrollTo(0, 0)
  await nextFrame()
}
