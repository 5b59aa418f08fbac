const BLOCKS = 'p, h2, h3, h4, li, blockquote, tr'

/** Parses a text into a document of its own: nothing in it runs or loads. */
export function richTextRoot(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** The words alone, a blank line between blocks: what a journalist pastes. */
export function plainTextOf(html: string): string {
  const root = richTextRoot(html)
  const blocks = [...root.querySelectorAll(BLOCKS)].filter((block) => block.querySelector(BLOCKS) === null)
  const texts = blocks.length > 0 ? blocks.map((block) => block.textContent) : [root.textContent]
  return texts
    .map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n\n')
}

interface Text {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** A post's whole text as it is pasted: headline, summary, words. */
export function copiedText({ title, summary, body }: Text): string {
  return [title, summary, plainTextOf(body)].filter((part) => part !== '').join('\n\n')
}
