const BLOCKS = 'p, h2, h3, h4, li, blockquote, tr'

/** Parses HTML into a detached document, in which nothing runs or loads. */
export function richTextRoot(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** Plain text with a blank line between blocks, for the clipboard. */
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

/** Headline, summary and body of a post as plain text. */
export function copiedText({ title, summary, body }: Text): string {
  return [title, summary, plainTextOf(body)].filter((part) => part !== '').join('\n\n')
}
