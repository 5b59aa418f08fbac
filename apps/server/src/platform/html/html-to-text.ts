import { decodeHTML } from 'entities'

/** Tags that separate words. */
export const BLOCK_TAGS = [
  ...['p', 'br', 'div', 'section', 'article', 'blockquote', 'hr', 'ul', 'ol', 'li', 'tr', 'td', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'aside', 'figure'],
]

const BLOCK_TAG = new RegExp(`</?(?:${BLOCK_TAGS.join('|')})\\b[^>]*>`, 'gi')

/** The text of sanitised HTML on one line. Sanitise first: a `>` inside an attribute would end the tag. */
export function htmlToText(html: string): string {
  return stripTags(html.replace(BLOCK_TAG, ' ')).replace(/\s+/g, ' ').trim()
}

/** Sets a fact box off from the text around it. */
const RULE = '\n\n----------\n\n'

/**
 * The text of sanitised HTML with an empty line between paragraphs, a line starting with "- " for each list item, a line with tabs between
 * the cells for each row of a table, and the address of each link behind its text.
 */
export function htmlToParagraphs(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) =>
      text.includes(href) ? text : `${text} (${href})`,
    )
    .replace(/<tr> ?(.*?)<\/tr>/g, (_, row: string) => `\n${rowToLine(row)}`)
    .replace(/<\/?aside>/g, RULE)
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<hr ?\/?>/g, '\n\n* * *\n\n')
    .replace(/<li> ?(?:<p>)?/g, '\n- ')
    .replace(/<\/p> ?<\/li>|<\/li>/g, '')
    .replace(BLOCK_TAG, '\n\n')
  return stripTags(lines)
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ ?([\n\t]) ?/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const CELL = /<t[dh]\b([^>]*)>(.*?)<\/t[dh]>/g

/** A cell that spans columns is followed by empty ones, so that the columns of all rows match. */
function rowToLine(row: string): string {
  const cells = [...row.matchAll(CELL)].flatMap(([, attributes = '', content = '']) => {
    const [, span = '1'] = /colspan="(\d+)"/.exec(attributes) ?? []
    return [content.replace(BLOCK_TAG, ' ').trim(), ...Array<string>(Number(span) - 1).fill('')]
  })
  return cells.join('\t')
}

function stripTags(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ''))
}
