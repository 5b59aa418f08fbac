export interface PostText {
  readonly title: string
  readonly summary: string
  /** Clean HTML: the tags of `cleanBody`, and no others. */
  readonly body: string
}

/** So that Windows opens it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** A post's text for any editor: title, summary, paragraphs. */
export function buildTextDocument({ title, summary, body }: PostText): Buffer {
  const parts = [title, summary, plainText(body)].map((part) => part.trim()).filter((part) => part !== '')
  return Buffer.from(`${BYTE_ORDER_MARK}${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n'))
}

/** Clean HTML as plain text: a paragraph is a paragraph, an item of a list a line, an address stands behind its words. */
export function plainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) =>
      words.includes(href) ? words : `${words} (${href})`,
    )
    .replace(/<br ?\/?> ?/g, '\n')
    .replace(/<hr ?\/?>/g, '\n\n* * *\n\n')
    .replace(/ ?<li> ?(?:<p>)?/g, '\n- ')
    .replace(/<\/p> ?<\/li>|<\/li>/g, '')
    .replace(/ ?<\/?(?:p|h2|h3|h4|ul|ol|blockquote)> ?/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
