import sanitizeHtml from 'sanitize-html'
import { BLOCK_TAGS, htmlToText } from '../html/html-to-text.ts'

/** Untrusted HTML as one line of text, truncated. */
export function plainText(html: string, maxCharacters: number): string {
  const text = htmlToText(sanitizeHtml(html, { allowedTags: BLOCK_TAGS, allowedAttributes: {} }))
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here.
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
  return cut(text, maxCharacters)
}

/** Cuts between words, and never through a character. */
function cut(text: string, maxCharacters: number): string {
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  const kept = characters.slice(0, maxCharacters - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${space > maxCharacters / 2 ? kept.slice(0, space) : kept}…`
}
