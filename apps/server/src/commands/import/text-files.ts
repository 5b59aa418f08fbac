import { escapeUTF8 } from 'entities'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { ImportProblem } from '../../modules/library/library.ts'
import { NON_TEXT_TAGS } from '../../platform/html/clean-body.ts'
import { htmlToText } from '../../platform/html/html-to-text.ts'

export const TEXT_FORMATS = ['md', 'html', 'txt'] as const

export type TextFormat = (typeof TEXT_FORMATS)[number]

export interface TextFile {
  readonly format: TextFormat
  readonly content: string
}

interface ParsedText {
  /** Null if the file has none. */
  readonly title: string | null
  /** HTML with whatever tags the file has; `cleanBody` removes those that no post may have. */
  readonly body: string
}

/**
 * For what `sanitizeHtml` returns, which has no comments and escapes ">" in attributes. One of these blocks inside means that the heading was
 * never closed: it contains text that follows it, and is no title. A `<div>` does not, because some pages have the title in one.
 */
const TITLE = /<h1\b[^>]*>((?:(?!<(?:p|h[1-6]|ul|ol|table|blockquote)\b).)*)<\/h1>/s

const WEB_ADDRESS = /^(?:https?:)?\/\//i

/** A `data:` address contains a whole picture. */
const MAX_REPORTED_CHARACTERS = 200

/**
 * Reads a text of a post with these files. The first `<h1>` is the title; in plain text, the first line. Rejects with an `ImportProblem` if it
 * has a picture that is neither a file of the post nor on the web.
 */
export function parseTextFile({ format, content }: TextFile, files: readonly string[]): ParsedText {
  if (format === 'txt') return parsePlainText(content)
  const source = format === 'md' ? marked.parse(content, { async: false }) : content
  const missing: string[] = []
  const html = sanitizeHtml(source, {
    allowedTags: false,
    allowedAttributes: false,
    // The filter removes them with their content, so that no pattern finds a heading in a script.
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag }) => NON_TEXT_TAGS.includes(tag),
    transformTags: { img: (_, attributes) => placeFigure(attributes, { files, missing }) },
  })
  // The first one that is left: nobody misses a picture in a `<noscript>`.
  const [, number] = /<img data-missing="(\d+)"/.exec(html) ?? []
  if (number !== undefined) {
    throw new ImportProblem(`the picture "${missing[Number(number)]}" of the text is not among its assets`)
  }
  const heading = TITLE.exec(html)
  if (!heading) return { title: null, body: html }
  return { title: htmlToText(heading[1] ?? ''), body: html.replace(heading[0], '') }
}

function parsePlainText(content: string): ParsedText {
  const [, title = '', rest = ''] = /^([^\n]*)\n?([\s\S]*)$/.exec(content.trim()) ?? []
  const paragraphs = rest
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    title: title.trim() === '' ? null : title,
    body: paragraphs.map((paragraph) => `<p>${escapeUTF8(paragraph).replace(/\r?\n/g, '<br />')}</p>`).join(''),
  }
}

interface Pictures {
  readonly files: readonly string[]
  /** Filled with the addresses of pictures that are neither files of the post nor on the web. */
  readonly missing: string[]
}

/**
 * A picture of the post becomes a figure with its number. Pages that load pictures lazily have the address in `data-src`. One with a web address is
 * dropped by `cleanBody`: nothing is fetched.
 */
function placeFigure(
  { src = '', 'data-src': lazySrc = '' }: sanitizeHtml.Attributes,
  { files, missing }: Pictures,
): sanitizeHtml.Tag {
  const addresses = [src, lazySrc].filter((address) => address !== '')
  for (const address of addresses) {
    const index = findFile(address.replace(/^\.\//, ''), files)
    if (index >= 0) return { tagName: 'figure', attribs: { 'data-asset': String(index + 1) } }
  }
  const [unknown] = addresses
  if (unknown === undefined || addresses.some((address) => WEB_ADDRESS.test(address))) {
    return { tagName: 'img', attribs: {} }
  }
  const number = missing.push(unknown.slice(0, MAX_REPORTED_CHARACTERS)) - 1
  return { tagName: 'img', attribs: { 'data-missing': String(number) } }
}

/** The index of the file; -1 if there is none. A Mac decomposes accents in names of files, unlike most texts. */
function findFile(path: string, files: readonly string[]): number {
  const names = files.map((file) => file.normalize())
  const decoded = names.indexOf(decodePath(path).normalize())
  // A name may itself look encoded.
  return decoded >= 0 ? decoded : names.indexOf(path.normalize())
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
