import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { BROWSER_FLAGS, findQuickBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run can be reached. */
    browserEndpoint: string
  }
}

let browser: BrowserServer | undefined

/** One browser for all files. */
export async function setup(project: TestProject): Promise<void> {
  browser = await chromium.launchServer({ executablePath: findQuickBrowser(), headless: true, args: BROWSER_FLAGS })
  project.provide('browserEndpoint', browser.wsEndpoint())
}

export async function teardown(): Promise<void> {
  await browser?.close()
}
