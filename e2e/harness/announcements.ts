import type { Page } from '@playwright/test'

/** Records what live regions announce in the documents that the page loads from now on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE_REGIONS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const announcements: string[] = []
    Object.assign(window, { announcements })
    const add = (text: string | null) => {
      const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
      if (line !== '') announcements.push(line)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const isLive = (element?.closest(LIVE_REGIONS) ?? null) !== null
        if (!isLive) continue
        if (type === 'characterData') add(target.textContent)
        for (const node of addedNodes) add(node.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** The announcements of the current document so far, in order. */
export function announcementsOf(page: Page): Promise<string[]> {
  // Set by the script above.
  return page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)
}
