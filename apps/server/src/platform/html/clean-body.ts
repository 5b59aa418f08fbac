import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import sanitizeHtml from 'sanitize-html'

/** The most rows or columns that a cell may span. */
const SPAN = /^[1-9]\d?$/

const LIST_START = /^(?:[1-9]\d{0,2}|1000)$/

/** Documents of the editor may be ten levels deeper. */
const MAX_DEPTH = 40

/** Their content is no text and is removed with them. */
export const NON_TEXT_TAGS = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'aside',
    'figure',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    figure: ['data-asset'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_DEPTH,
  // A figure has no content: what stands inside one moves behind it.
  selfClosing: ['br', 'hr', 'figure'],
  nonTextTags: NON_TEXT_TAGS,
  transformTags: {
    // The page already has its headline.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && isLinkAddress(href) && { href }), rel: 'noopener noreferrer' },
    }),
    ol: (tagName, attributes) => ({ tagName, attribs: keep(attributes, { start: LIST_START }) }),
    td: cleanCell,
    th: cleanCell,
    figure: (tagName, { 'data-asset': id = '' }) => ({
      tagName,
      attribs: { ...(isAssetId(id) && { 'data-asset': id }) },
    }),
  },
}

function cleanCell(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: keep(attributes, { colspan: SPAN, rowspan: SPAN }) }
}

const isAssetId = (text: string) => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))

/** A number that is 1 is the default and left out. */
function keep(
  attributes: sanitizeHtml.Attributes,
  patterns: Readonly<Record<string, RegExp>>,
): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = attributes[name] ?? ''
      return value !== '1' && pattern.test(value) ? [[name, value]] : []
    }),
  )
}

/** Keeps structure, links, and which picture or video stands where; removes anything that could run, load or restyle the page. */
export function cleanBody(html: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replaceAll('<figure />', '')
    .replace(/<figure( data-asset="\d+") \/>/g, '<figure$1></figure>')
    .trim()
}
