import type { Page } from 'playwright-core'

/** Keeps the answers to a call back until they are let go: for what a screen shows meanwhile. */
export async function holdCalls(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    // What the page has given up meanwhile can no longer go on.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    release()
    await page.unroute(url)
  }
}
