import sanitizeHtml from 'sanitize-html'

/** Where a tag ends a line, words on both sides must not run together. */
const BREAKS = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|blockquote|tr|td|hr|section|article)\b/gi

const ESCAPED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of a piece of HTML, on one line and no longer than so many characters. Nothing of it is markup any more. */
export function plainText(html: string, mostCharacters: number): string {
  const words = sanitizeHtml(html.replace(BREAKS, ' $&'), { allowedTags: [], allowedAttributes: {} })
    // The sanitiser writes text as HTML would need it; we need the text.
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity] ?? entity)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
  return cut(words, mostCharacters)
}

/** Cuts between words, and never through a character. */
function cut(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const kept = characters.slice(0, most - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${space > most / 2 ? kept.slice(0, space) : kept}…`
}
