import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong, each with its rule and its element: on the whole page, or in the part that a selector names. */
export async function findBarriers(page: Page, part?: string): Promise<string[]> {
  // Without the mode, axe opens a page of its own to put the frames of foreign hosts together; there are none here. And nobody reads
  // what it says about all that is well.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}

/** Whether the page can be scrolled sideways, and what sticks out. Empty where all is well. */
export async function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [
      'the page',
      ...[...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
        .slice(0, 10),
    ]
  })
}

/** Waits until every picture in sight has really come, and answers how many there are. */
export async function waitForPictures(page: Page): Promise<number> {
  const pictures = await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    })
    const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    return inSight.length > 0 && inSight.every(isThere) ? inSight.length : false
  })
  return Number(await pictures.jsonValue())
}
