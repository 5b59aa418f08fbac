import { decodeHTML } from 'entities'

/** Tags that separate words. */
export const BLOCK_TAGS = [
  ...['p', 'br', 'div', 'section', 'article', 'blockquote', 'hr', 'ul', 'ol', 'li', 'tr', 'td', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]

const BLOCK_TAG = new RegExp(`</?(?:${BLOCK_TAGS.join('|')})\\b[^>]*>`, 'gi')

/** The text of sanitised HTML on one line. Sanitise first: a `>` inside an attribute would end the tag. */
export function htmlToText(html: string): string {
  return stripTags(html.replace(BLOCK_TAG, ' ')).replace(/\s+/g, ' ').trim()
}

/**
 * The text of sanitised HTML with an empty line between paragraphs, a line starting with "- " for each list item, and the
 * address of each link behind its text.
 */
export function htmlToParagraphs(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) =>
      text.includes(href) ? text : `${text} (${href})`,
    )
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<hr ?\/?>/g, '\n\n* * *\n\n')
    .replace(/<li> ?(?:<p>)?/g, '\n- ')
    .replace(/<\/p> ?<\/li>|<\/li>/g, '')
    .replace(BLOCK_TAG, '\n\n')
  return stripTags(lines)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function stripTags(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ''))
}
