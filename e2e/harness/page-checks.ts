import type { Page } from '@playwright/test'

const LAZY_IMAGES_TIMEOUT_MS = 3000

/** The elements that make the page scroll horizontally; empty if it does not. */
export async function findHorizontalOverflow(page: Page): Promise<string[]> {
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

/** The tables, by default the lists of the studio, that are wider than the part of the page that scrolls them. */
export async function findWideLists(page: Page, tables = 'main table:has([data-row])'): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((table) => {
        const box = table.parentElement
        if (box === null || box.scrollWidth <= box.clientWidth) return []
        return [`${table.querySelector('caption')?.textContent}: ${box.scrollWidth} px in ${box.clientWidth} px`]
      }),
    tables,
  )
}

/** Titles and column heads of the studio that end in "…". The title of a page about one thing gives way to the state of saving. */
export async function findCutHeads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main header:not(:has(> a)) > h1, main [role=columnheader] *, main header select')]
      .filter((header) => header.clientWidth > 1 && header.scrollWidth > header.clientWidth)
      .map((header) => `${header.textContent}: ${header.scrollWidth} px in ${header.clientWidth} px`),
  )
}

/** Waits until every image in the viewport has loaded, and returns their number. */
export async function waitForImages(page: Page): Promise<number> {
  const count = await page.waitForFunction(() => {
    const visible = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    })
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    return visible.length > 0 && visible.every(isLoaded) ? visible.length : false
  })
  return Number(await count.jsonValue())
}

/** Scrolls to the end of the page and back, and gives lazy images time to load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await nextFrame()
    }
    window.scrollTo(0, 0)
    await nextFrame()
  })
  // Not `networkidle`: the event stream never ends. The browser leaves out images that are hidden or beyond the edge of a carousel.
  const loaded = page.waitForFunction(
    () =>
      [...document.images]
        .filter((image) => image.clientWidth > 0 && image.getBoundingClientRect().left < window.innerWidth)
        .every((image) => image.complete && image.naturalWidth > 0),
    null,
    { timeout: LAZY_IMAGES_TIMEOUT_MS },
  )
  await loaded.catch(() => undefined)
}

interface LayoutShifts {
  total: number
  moved: string[]
}

/** Records layout shifts of the documents that the page loads from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The fields of `LayoutShift`, which the DOM types lack.
    interface Entry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: LayoutShifts = { total: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The DOM's types do not know layout shifts, which are all that is observed here.
      for (const entry of list.getEntries() as unknown as Entry[]) {
        if (entry.hadRecentInput) continue
        shifts.total += entry.value
        for (const { node, previousRect, currentRect } of entry.sources) {
          const from = `${Math.round(previousRect.top)} to ${Math.round(previousRect.bottom)}`
          const to = `${Math.round(currentRect.top)} to ${Math.round(currentRect.bottom)}`
          shifts.moved.push(`${node?.nodeName.toLowerCase() ?? 'unknown'} (${from}, then ${to})`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The cumulative layout shift of the current document, and what moved. */
export function layoutShifts(page: Page): Promise<LayoutShifts> {
  // Set by the script above.
  return page.evaluate(() => (window as unknown as { shifts: LayoutShifts }).shifts)
}

/** The elements that are animated. */
export function findAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '')),
  )
}

/** Images that the page shows more than once, in whatever size, compared by colour. Crests may repeat. */
export function findRepeatedImages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIDE = 16
    // Measured on the demo: two sizes of one image differ by more than this in 0.3 % of the values, the two most similar images in 12 %.
    const MIN_DIFFERENCE = 24
    const MAX_DIFFERENT_SHARE = 0.03
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('The browser has no canvas')
    context.imageSmoothingQuality = 'high'
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter(({ complete, naturalWidth, clientWidth }) => complete && naturalWidth > 0 && clientWidth > 64)
      .map((image) => {
        context.drawImage(image, 0, 0, SIDE, SIDE)
        const colours = [...context.getImageData(0, 0, SIDE, SIDE).data]
        return { name: `${image.alt || image.src}`, ratio: image.naturalWidth / image.naturalHeight, colours }
      })
    const isAlike = (one: number[], other: number[]) =>
      one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > MIN_DIFFERENCE).length / one.length <
      MAX_DIFFERENT_SHARE
    return images
      .filter(({ colours, ratio }, index) =>
        images
          .slice(0, index)
          .some((before) => Math.abs(before.ratio - ratio) < 0.02 && isAlike(before.colours, colours)),
      )
      .map(({ name }) => name)
  })
}
