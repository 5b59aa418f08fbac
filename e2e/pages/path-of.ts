import type { Page } from 'playwright-core'

/** The path that the address bar shows. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}
