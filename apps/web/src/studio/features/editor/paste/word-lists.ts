/** The attribute that holds the style of an element. */
export const STYLE_ATTRIBUTE = 'data-style'

interface ListLine {
  readonly element: Element
  readonly level: number
  readonly isOrdered: boolean
  readonly start: number
}

/** `mso-list: l0 level2 lfo1`. */
const WORD_LEVEL = /mso-list:\s*l\d+\s+level(?<level>\d+)/i

/** `1.`, `2)`, `a.`, `iv.`: everything else is a bullet. */
const NUMBER = /^\(?(?:(?<digits>\d+)|[a-z]{1,4})[.)]/i

/** Word and Outlook write lists as paragraphs, with the level in the style and the bullet in the text. */
export function buildWordLists(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]
  for (const run of runsOf(paragraphs.map(toWordLine))) {
    for (const { element } of run) removeBullet(element)
    replaceByList(run)
  }
}

function toWordLine(element: Element): ListLine | null {
  const level = WORD_LEVEL.exec(element.getAttribute(STYLE_ATTRIBUTE) ?? '')?.groups?.['level']
  if (level === undefined) return null
  const bullet = bulletsOf(element)[0]?.textContent.trim() ?? ''
  const number = NUMBER.exec(bullet)
  const digits = Number(number?.groups?.['digits'] ?? 1)
  return { element, level: Number(level), isOrdered: number !== null, start: digits }
}

const bulletsOf = (element: Element) =>
  [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE_ATTRIBUTE) ?? ''),
  )

function removeBullet(element: Element): void {
  for (const span of bulletsOf(element)) span.remove()
}

/** Word online writes a list for each item, with the level as an attribute. */
export function mergeSplitLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll('li[data-aria-level]')]
  for (const run of runsOf(items.map(toOnlineLine), outermostOf)) replaceByList(run, outermostOf)
}

function toOnlineLine(element: Element): ListLine {
  const list = element.parentElement
  return {
    element,
    level: Number(element.getAttribute('data-aria-level')),
    isOrdered: list?.localName === 'ol',
    start: Number(list?.getAttribute('start') ?? 1),
  }
}

/** The list of an item, or the wrapper that has nothing else. */
function outermostOf(item: Element): Element {
  let element = item
  while (element.parentElement !== null && element.parentElement.matches('ul, ol, .ListContainerWrapper')) {
    element = element.parentElement
  }
  return element
}

type Place = (element: Element) => Element

const itself: Place = (element) => element

/** Splits lines into lists: a paragraph between two items ends the first list. */
function runsOf(lines: readonly (ListLine | null)[], placeOf: Place = itself): ListLine[][] {
  const runs: ListLine[][] = []
  let last: ListLine | null = null
  for (const line of lines) {
    if (line !== null) {
      const follows: boolean =
        last !== null &&
        [placeOf(last.element), placeOf(last.element).nextElementSibling].includes(placeOf(line.element))
      if (follows) runs.at(-1)?.push(line)
      else runs.push([line])
    }
    last = line
  }
  return runs
}

/** Nests the lines by their levels. */
function replaceByList(run: readonly ListLine[], placeOf: Place = itself): void {
  const [first] = run
  if (first === undefined) return
  const { ownerDocument } = first.element
  const places = new Set(run.map(({ element }) => placeOf(element)))
  const holder = ownerDocument.createElement('div')
  placeOf(first.element).before(holder)
  /** The open lists, the innermost last. */
  const open: { readonly level: number; readonly list: Element }[] = []
  for (const line of run) {
    while ((open.at(-1)?.level ?? 0) > line.level) open.pop()
    const current = open.at(-1)
    const tag = line.isOrdered ? 'ol' : 'ul'
    if (current === undefined || current.level < line.level || current.list.localName !== tag) {
      if (current?.level === line.level) open.pop()
      const list = ownerDocument.createElement(tag)
      if (line.isOrdered && line.start > 1) list.setAttribute('start', String(line.start))
      ;(open.at(-1)?.list.lastElementChild ?? holder).append(list)
      open.push({ level: line.level, list })
    }
    const item = ownerDocument.createElement('li')
    if (line.element.localName === 'li') item.append(...line.element.childNodes)
    else {
      const paragraph = ownerDocument.createElement('p')
      paragraph.append(...line.element.childNodes)
      item.append(paragraph)
    }
    open.at(-1)?.list.append(item)
  }
  for (const place of places) place.remove()
  holder.replaceWith(...holder.childNodes)
}
