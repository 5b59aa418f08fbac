import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run can be reached. */
    browserEndpoint: string
    /** The data folder that every test file copies. */
    templateFolder: string
  }
}

let browser: BrowserServer | undefined

/** One browser and one filled database for all files. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('templateFolder', await prepareTemplate())
  browser = await chromium.launchServer({ executablePath: findBrowser(), headless: true, args: BROWSER_FLAGS })
  project.provide('browserEndpoint', browser.wsEndpoint())
}

export async function teardown(): Promise<void> {
  await browser?.close()
}
