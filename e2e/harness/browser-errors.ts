import type { Browser, BrowserContext, Page } from '@playwright/test'

/** The browser cancels requests that a page no longer needs after a navigation. */
const CANCELLED = 'net::ERR_ABORTED'

/** Errors that a browser reports during a test: on the console, by a failed request, by the content security policy, by a 5xx. */
export interface BrowserErrors {
  /** Accepts errors that match, for a test that provokes them. */
  allow(...patterns: RegExp[]): void
  unexpected(): string[]
}

/** Collects the errors of every page of the browser until `stop` is called. */
export function collectBrowserErrors(browser: Browser): BrowserErrors & { stop(): void } {
  const errors: string[] = []
  const allowed: RegExp[] = []
  const onContext = (context: BrowserContext) => void context.on('page', (page) => collectFrom(page, errors))
  browser.on('context', onContext)
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
    stop: () => void browser.off('context', onContext),
  }
}

/** Chromium reports violations of the content security policy as console errors. */
function collectFrom(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`page: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason'
    if (reason !== CANCELLED) errors.push(`request: ${request.url()} failed: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`response: ${response.status()} ${response.url()}`)
  })
}

/** The console error of a 404, for paths that have to get one. */
export const STATUS_404 = /status of 404/

/** URLs of files expire with the session, including those of images that still load at sign-out. */
export const EXPIRED_FILES = /status of 404.*\/(?:files|thumbs|social)\//
