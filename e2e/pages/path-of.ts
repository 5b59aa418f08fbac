import type { Page } from '@playwright/test'

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}
