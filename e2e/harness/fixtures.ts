import { rmSync } from 'node:fs'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { createAccount, type NewAccount, type NewAccountOptions } from './accounts.ts'
import { type Account, ADMIN, callPrivate, logIn, READER, type Session } from './api-client.ts'
import { type BrowserErrors, collectBrowserErrors } from './browser-errors.ts'
import { storageWith } from './browser-storage.ts'
import { type Product, startProduct } from './product.ts'
import { copyTemplate } from './template.ts'
import { startUnreliableProxy, type UnreliableProxy } from './unreliable-proxy.ts'

export interface TestOptions {
  /** Environment variables of the product under test. Tests with the same ones share a product per worker. */
  productEnv: Readonly<Record<string, string>>
  /** Who is signed in when the test begins; null for a visitor. */
  account: Account | null
  /** Whether the session may be ended by the test. Otherwise tests of a worker share one session per account. */
  hasOwnSession: boolean
  /** The stored answer to the cookie banner; null leaves it open. */
  cookieConsent: 'accepted' | 'rejected' | null
}

type ProductUnderTest = Pick<Product, 'origin'> & { readonly dataDir: string }

/** Ids of the demo league, which depend on the day it was filled in. */
export interface Demo {
  /** The lead of the home page: it has pictures, videos with subtitles, documents and a match. */
  readonly leadPostId: string
  readonly matchdayId: string
  readonly fixtureId: string
}

interface VisitOptions extends BrowserContextOptions {
  readonly account?: Account
}

interface TestFixtures extends Omit<TestOptions, 'productEnv'> {
  browserErrors: BrowserErrors
  /** Opens a page in another browser context, signed in with a session of its own or not at all. */
  visit: (options?: VisitOptions) => Promise<Page>
  unreliableProxy: UnreliableProxy
}

interface WorkerFixtures extends Pick<TestOptions, 'productEnv'> {
  product: ProductUnderTest
  /** The session that the tests of a worker share. */
  sharedSession: (account: Account) => Promise<Session>
  demo: Demo
  createAccount: (options: NewAccountOptions) => Promise<NewAccount>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnv: [{}, { scope: 'worker', option: true }],
  account: [null, { option: true }],
  hasOwnSession: [false, { option: true }],
  cookieConsent: ['rejected', { option: true }],

  product: [
    async ({ productEnv }, use) => {
      const dataDir = copyTemplate()
      const product = await startProduct({ dataDir, env: productEnv })
      await use({ origin: product.origin, dataDir })
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  sharedSession: [
    async ({ product }, use) => {
      const sessions = new Map<string, Promise<Session>>()
      await use((account) => {
        const session = sessions.get(account.email) ?? logIn(product.origin, account)
        sessions.set(account.email, session)
        return session
      })
    },
    { scope: 'worker' },
  ],

  demo: [
    async ({ product, sharedSession }, use) => {
      const { token } = await sharedSession(READER)
      const response = await callPrivate({ origin: product.origin, token, path: 'home' })
      const { lead, matchday }: Home = await response.json()
      const fixture = matchday?.fixtures[0]
      if (lead === null || matchday === null || fixture === undefined)
        throw new Error('The demo has no lead or matchday')
      await use({ leadPostId: lead.id, matchdayId: matchday.textId, fixtureId: fixture.id })
    },
    { scope: 'worker' },
  ],

  createAccount: [
    async ({ product, sharedSession }, use) => {
      await use(async (options) => createAccount(product, await sharedSession(ADMIN), options))
    },
    { scope: 'worker' },
  ],

  baseURL: ({ product }, use) => use(product.origin),

  storageState: async ({ product, sharedSession, account, hasOwnSession, cookieConsent }, use) => {
    const open = () =>
      account === null ? null : hasOwnSession ? logIn(product.origin, account) : sharedSession(account)
    await use(storageWith({ origin: product.origin, session: await open(), cookieConsent }))
  },

  browserErrors: [
    async ({ browser }, use) => {
      const errors = collectBrowserErrors(browser)
      await use(errors)
      errors.stop()
      const unexpected = errors.unexpected()
      if (unexpected.length > 0) throw new Error(`The browser reported errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],

  visit: async ({ browser, product }, use) => {
    const { origin } = product
    const pages: Page[] = []
    await use(async ({ account, ...options } = {}) => {
      const session = account === undefined ? null : await logIn(origin, account)
      const storageState = storageWith({ origin, session, cookieConsent: 'rejected' })
      const context = await browser.newContext({ storageState, ...options })
      const page = await context.newPage()
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },

  unreliableProxy: async ({ product }, use) => {
    const proxy = await startUnreliableProxy(product.origin)
    await use(proxy)
    await proxy.close()
  },
})
