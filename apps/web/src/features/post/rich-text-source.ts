const BLOCKS = 'p, h2, h3, h4, li, blockquote, table, figure'

/** Sets a fact box off from the text around it. */
const RULE = '----------'

/** Parses HTML into a detached document, in which nothing runs or loads. */
export function richTextRoot(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** What is written where a picture or video stands; empty for one that the post does not have. */
export type FigureText = (assetId: string) => string

/** Plain text with a blank line between blocks and tabs between the cells of a table, for the clipboard. */
export function plainTextOf(html: string, figureText: FigureText): string {
  const root = richTextRoot(html)
  for (const box of root.querySelectorAll('aside')) {
    for (const add of ['prepend', 'append'] as const) {
      const rule = box.ownerDocument.createElement('p')
      rule.textContent = RULE
      box[add](rule)
    }
  }
  const blocks = [...root.querySelectorAll(BLOCKS)].filter(
    (block) =>
      block.parentElement?.closest('table') === null && (isWhole(block) || block.querySelector(BLOCKS) === null),
  )
  const texts = blocks.length > 0 ? blocks.map((block) => blockText(block, figureText)) : [oneLine(root)]
  return texts.filter((text) => text !== '').join('\n\n')
}

/** Read as a whole, with everything inside. */
const isWhole = ({ tagName }: Element) => tagName === 'TABLE' || tagName === 'FIGURE'

function blockText(block: Element, figureText: FigureText): string {
  if (block instanceof HTMLTableElement) {
    return [...block.rows].map((row) => [...row.cells].map(oneLine).join('\t')).join('\n')
  }
  return block.tagName === 'FIGURE' ? figureText(block.getAttribute('data-asset') ?? '') : oneLine(block)
}

const oneLine = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

interface Text {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** Headline, summary and body of a post as plain text. */
export function copiedText({ title, summary, body }: Text, figureText: FigureText): string {
  return [title, summary, plainTextOf(body, figureText)].filter((part) => part !== '').join('\n\n')
}
