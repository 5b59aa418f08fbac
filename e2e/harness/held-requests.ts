import type { Page } from '@playwright/test'

/** Holds requests back, for what a screen shows while it loads. Returns a function that releases them. */
export async function holdRequests(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    // The page may have cancelled the request meanwhile.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    release()
    await page.unroute(url)
  }
}
