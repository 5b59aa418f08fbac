import type { Page } from '@playwright/test'
import type { UnreliableProxy } from '../harness/unreliable-proxy.ts'
import { pathOf } from './path-of.ts'
import { postPage } from './post-page.ts'

/** Opens the current post again, with the same session, through a proxy that can disconnect. */
export async function openThroughProxy(page: Page, proxy: UnreliableProxy): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('session') ?? '')
  const path = pathOf(page)
  await page.goto(`${proxy.origin}/es/login`)
  await page.evaluate((session) => {
    localStorage.setItem('session', session)
    localStorage.setItem('consent', 'rejected')
  }, session)
  await page.goto(proxy.origin + path)
  await postPage(page).waitUntilShown()
}
