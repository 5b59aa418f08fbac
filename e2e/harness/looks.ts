import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** How long pictures may take that load only when they come into sight. */
const LATE_PICTURES_MS = 3000

/** Those of axe that look at colours, but for the stricter one that it leaves out by itself. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** The builder brings one twice as long to a page, twice for each look. Once for each document is enough. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const NOTHING_MORE = 'void 0'

/** What axe finds wrong, each with its rule and its element: on the whole page, or in the part that a selector names. */
export async function findBarriers(page: Page, part?: string): Promise<string[]> {
  // What a click has opened may take a moment to appear, and axe does not wait.
  if (part !== undefined) await page.locator(part).first().waitFor()
  return analyse(await axeOn(page, part))
}

/** What of it changes with the theme alone: the rest was found in the other one. */
export async function findFaintWords(page: Page, part?: string): Promise<string[]> {
  return analyse((await axeOn(page, part)).withRules(RULES_OF_COLOUR))
}

/** What of it changes with the language alone: words have no colours of their own, which take axe longer than all else together. */
export async function findBarriersInWords(page: Page, part?: string): Promise<string[]> {
  return analyse((await axeOn(page, part)).disableRules(RULES_OF_COLOUR))
}

/** The same, light and dark: the themes differ in nothing but colours. Leaves the page dark. */
export async function findBarriersInBothThemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findBarriers(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findFaintWords(page, part)
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

async function axeOn(page: Page, part: string | undefined): Promise<AxeBuilder> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  // Without the mode, axe opens a page of its own to put the frames of foreign hosts together; there are none here. And nobody reads
  // what it says about all that is well.
  const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE }).setLegacyMode().options({ resultTypes: ['violations'] })
  return part === undefined ? axe : axe.include(part)
}

async function analyse(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
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

/** Goes to the end of the page and back, and waits until the pictures that load late are there too. */
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
  // Not for a quiet line: the announcements of new posts never end. And not for what is hidden, or kept beyond the edge of a strip: the
  // browser leaves it. Whether every picture comes is not the question here.
  const arrived = page.waitForFunction(
    () =>
      [...document.images]
        .filter((image) => image.clientWidth > 0 && image.getBoundingClientRect().left < window.innerWidth)
        .every((image) => image.complete && image.naturalWidth > 0),
    null,
    { timeout: LATE_PICTURES_MS },
  )
  await arrived.catch(() => undefined)
}

interface Shifts {
  total: number
  /** What moved, from where to where. */
  moved: string[]
}

/** Notes, from the next page on, how much of it moves by itself while it comes. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The entries of this kind carry a value, whether a person caused it, and what moved; the types of the page do not know them.
    interface Entry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shifts = { total: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Entry[]) {
        if (entry.hadRecentInput) continue
        shifts.total += entry.value
        for (const { node, previousRect, currentRect } of entry.sources) {
          const from = `${Math.round(previousRect.top)} to ${Math.round(previousRect.bottom)}`
          const to = `${Math.round(currentRect.top)} to ${Math.round(currentRect.bottom)}`
          shifts.moved.push(`${node?.nodeName.toLowerCase() ?? 'something'} (${from}, then ${to})`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved since the page was opened, as browsers count it, and what. */
export function shiftsOf(page: Page): Promise<Shifts> {
  // Put there by the script above.
  return page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}

/** What still moves for somebody who asked for less of it. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '')),
  )
}

/** Pictures that the page shows more than once, whatever their address and size: by their colours. Crests may come again. */
export function findRepeatedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIDE = 16
    // Measured on the demo's pictures: of one picture in two sizes 0.3 % of the values are farther apart than this, of the two most alike
    // (portraits of one club) 12 %.
    const FAR_APART = 24
    const ALIKE = 0.03
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter(({ complete, naturalWidth, clientWidth }) => complete && naturalWidth > 0 && clientWidth > 64)
      .map((image) => {
        context.drawImage(image, 0, 0, SIDE, SIDE)
        const colours = [...context.getImageData(0, 0, SIDE, SIDE).data]
        return { name: `${image.alt || image.src}`, ratio: image.naturalWidth / image.naturalHeight, colours }
      })
    const isAlike = (one: number[], other: number[]) =>
      one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > FAR_APART).length / one.length < ALIKE
    return pictures
      .filter(({ colours, ratio }, index) =>
        pictures
          .slice(0, index)
          .some((before) => Math.abs(before.ratio - ratio) < 0.02 && isAlike(before.colours, colours)),
      )
      .map(({ name }) => name)
  })
}
