import type { BrowserContext, Page } from 'playwright-core'

/** What a browser complains about while a test looks at a page: each complaint that was not expected fails the test. */
export interface Complaints {
  /** Permits complaints that match: a test that breaks something on purpose says so. */
  expect(...patterns: RegExp[]): void
  unexpected(): string[]
}

// The browser gives up on what it no longer needs when the reader moves on.
const MOVED_ON = 'net::ERR_ABORTED'

export async function listenTo(context: BrowserContext): Promise<Complaints> {
  const heard: string[] = []
  const expected: RegExp[] = []

  await context.exposeFunction('reportViolation', (violation: string) => void heard.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // Put there by `exposeFunction`, unknown to the types of the page.
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
    })
  })
  context.on('page', (page) => listenToPage(page, heard))

  return {
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () => heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  }
}

function listenToPage(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => heard.push(`page: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason'
    if (reason !== MOVED_ON) heard.push(`request: ${request.url()} failed: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`response: ${response.status()} ${response.url()}`)
  })
}
