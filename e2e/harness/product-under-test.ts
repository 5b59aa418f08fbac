import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject, type TestContext } from 'vitest'
import { BROWSER_FLAGS, findQuickBrowser } from './browser.ts'
import { type Complaints, listenTo } from './complaints.ts'
import { DEVICES, type Device } from './devices.ts'
import { type Product, startProduct } from './product.ts'
import { ROOT } from './project-root.ts'
import { copyTemplate } from './template.ts'

// A step that takes longer is a failure; the browser shares two cores with a server and another test.
const STEP_TIMEOUT_MS = 30_000

export interface VisitOptions {
  /** The browser's language, such as `pt-BR`. */
  language?: string
  device?: Device
  theme?: 'light' | 'dark'
  /** Cookies and storage of an earlier visit, such as a log-in. */
  storage?: BrowserContextOptions['storageState']
  reducedMotion?: boolean
  /** Whether the question about cookies is still open. It is answered unless a test is about it. */
  isCookieQuestionOpen?: boolean
  /** Whether the service worker may be installed. Tests that stand in for the server must see its calls themselves. */
  hasServiceWorker?: boolean
}

/** One person at one browser, fresh unless it brings an earlier visit's storage. */
export interface Visit {
  page: Page
  context: BrowserContext
  complaints: Complaints
}

export interface ProductUnderTest {
  readonly origin: string
  /** Its data folder, where mails are laid down that no server was configured for. */
  readonly dataDir: string
  visit(options?: VisitOptions): Promise<Visit>
}

/** Gives a test file a running product of its own with the demo in it, and visitors who fail the test when the browser complains. */
export function productUnderTest(env?: NodeJS.ProcessEnv): ProductUnderTest {
  let own: RunningProduct | undefined
  const start = async () => {
    own = await startOnCopy(env)
    return own
  }
  return visitable(start, async () => {
    await own?.product.stop()
    if (own !== undefined) rmSync(own.folder, { recursive: true, force: true })
  })
}

/**
 * The same, but one product for all files of a worker that ask for it: to start one costs as much as ten visits. For files that leave
 * nothing behind for which another would fail. It ends with the worker.
 */
export function sharedProduct(env?: NodeJS.ProcessEnv): ProductUnderTest {
  const key = JSON.stringify(env ?? {})
  const start = () => {
    const running = shared.get(key) ?? startOnCopy(env)
    shared.set(key, running)
    return running
  }
  return visitable(start, async () => undefined)
}

interface RunningProduct {
  readonly product: Product
  readonly folder: string
}

const shared = new Map<string, Promise<RunningProduct>>()

let opened: Promise<Browser> | undefined

/** One for all files of a worker, and nobody in between: it ends with the worker. */
function openBrowser(): Promise<Browser> {
  opened ??= chromium.launch({ executablePath: findQuickBrowser(), args: BROWSER_FLAGS })
  return opened
}

async function startOnCopy(env: NodeJS.ProcessEnv | undefined): Promise<RunningProduct> {
  const folder = copyTemplate(inject('templateFolder'))
  return { folder, product: await startProduct({ dataDir: folder, ...(env === undefined ? {} : { env }) }) }
}

function visitable(start: () => Promise<RunningProduct>, end: () => Promise<void>): ProductUnderTest {
  const visits: Visit[] = []
  let browser: Browser | undefined
  let running: RunningProduct | undefined

  beforeAll(async () => {
    running = await start()
    browser = await openBrowser()
  })

  afterEach(async (context) => {
    const finished = visits.splice(0)
    const complaints = finished.flatMap((visit) => visit.complaints.unexpected())
    if (complaints.length > 0 || context.task.result?.state === 'fail') await keepEvidence(context, finished)
    await Promise.all(finished.map((visit) => visit.context.close()))
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
  })

  afterAll(end)

  function current(): RunningProduct {
    if (running === undefined) throw new Error('The product runs only while tests do')
    return running
  }

  return {
    get origin() {
      return current().product.origin
    },
    get dataDir() {
      return current().folder
    },
    async visit(options = {}) {
      const { product } = current()
      if (browser === undefined) throw new Error('The browser runs only while tests do')
      const context = await browser.newContext(contextOptions(product.origin, options))
      context.setDefaultTimeout(STEP_TIMEOUT_MS)
      const complaints = await listenTo(context)
      const visit = { context, complaints, page: await context.newPage() }
      visits.push(visit)
      return visit
    },
  }
}

function contextOptions(origin: string, options: VisitOptions): BrowserContextOptions {
  const { language = 'es-ES', device = 'desk', theme = 'light', storage, reducedMotion = true } = options
  const { isCookieQuestionOpen = false, hasServiceWorker = false } = options
  return {
    baseURL: origin,
    locale: language,
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    ...DEVICES[device],
    storageState: storage ?? (isCookieQuestionOpen ? undefined : withCookiesRejected(origin)),
  }
}

function withCookiesRejected(origin: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'consent', value: 'rejected' }] }] }
}

/** What the screen showed when a test failed, and what the browser said. */
async function keepEvidence({ task }: TestContext, visits: Visit[]): Promise<void> {
  const folder = join(ROOT, 'test-results')
  mkdirSync(folder, { recursive: true })
  const name = `${basename(task.file.name, '.e2e.test.ts')} ${task.fullTestName}`
  // One that passes the second time is told of nowhere else.
  const errors = (task.result?.errors ?? []).map(({ message, diff }) => [message, diff].join('\n'))
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150)
  for (const [index, { page, complaints }] of visits.entries()) {
    const file = join(folder, `${stem}-${index + 1}`)
    await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined)
    writeFileSync(`${file}.txt`, [page.url(), ...errors, ...complaints.unexpected()].join('\n'))
  }
}
