import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import { buildWordLists, mergeSplitLists, STYLE_ATTRIBUTE } from './word-lists.ts'

/** Whether the HTML has colours, fonts or sizes, which are removed. */
export function hasStyling(html: string): boolean {
  return /(?:[\s;"']|&quot;)(?:color|background(?:-color)?|font-family|font-size)\s*:|<font\b|\bbgcolor=/i.test(html)
}

/** What ProseMirror, the library of our editor, adds to the HTML that it copies. */
const PROSEMIRROR_ATTRIBUTE = /\bdata-pm-slice=/

/**
 * Turns what Word, Google Docs, LibreOffice, Outlook and web pages put on the clipboard into plain headings, paragraphs, lists, quotes, tables,
 * links, bold and italics.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html')
  if (PROSEMIRROR_ATTRIBUTE.test(html)) {
    // It may be another site's editor, with attributes that our server refuses.
    removeAttributes(body)
    return body.innerHTML
  }
  removeComments(body)
  // Word Online puts the end of each paragraph into an element with the class EOP.
  removeAll(body, 'style, script, meta, link, title, xml, img, svg, button, noscript, .EOP')
  // Before styles and classes are removed: they say what is a list, a heading or bold.
  buildWordLists(body)
  mergeSplitLists(body)
  moveNestedLists(body)
  renameHeadings(body)
  wrapQuotes(body)
  convertStylesToMarks(body)
  cleanLinks(body)
  unwrapAll(
    body,
    'span, font, center, u, ins, del, s, strike, main, article, section, header, footer, table[role=presentation]',
  )
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element)
  for (const bold of body.querySelectorAll('h2 :is(b, strong), h3 :is(b, strong), h4 :is(b, strong)')) unwrap(bold)
  removeEmptyParagraphs(body)
  removeAttributes(body)
  return body.innerHTML
}

/** The content security policy also applies to parsed documents: it ignores `style` attributes there and reports each of them. */
function renameStyleAttributes(html: string): string {
  const withoutSheets = html.replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
  return withoutSheets.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/i, ` ${STYLE_ATTRIBUTE}=`))
}

/** A declaration of an element's style, such as `700` for `font-weight`. */
function styleOf(element: Element, property: string): string {
  const declarations = (element.getAttribute(STYLE_ATTRIBUTE) ?? '').split(';').map((each) => each.split(':'))
  return (
    declarations
      .find(([name]) => name?.trim().toLowerCase() === property)?.[1]
      ?.trim()
      .toLowerCase() ?? ''
  )
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function removeAll(body: HTMLElement, selector: string): void {
  for (const element of body.querySelectorAll(selector)) element.remove()
}

function unwrapAll(body: HTMLElement, selector: string): void {
  for (const element of body.querySelectorAll(selector)) unwrap(element)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Google Docs puts a nested list beside the item that it belongs to. */
function moveNestedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
  }
}

const MIN_LEVEL = 2
const MAX_LEVEL = 4

/** The title is a field of its own: the first level of a text is 2. */
function renameHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const paragraph of body.querySelectorAll('p[role=heading], div[role=heading]')) {
    rename(paragraph, `h${paragraph.getAttribute('aria-level') ?? MIN_LEVEL}`)
  }
  const offset = body.querySelector('h1') === null ? 0 : 1
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  for (const heading of headings) {
    const level = Math.min(MAX_LEVEL, Number(heading.localName.slice(1)) + offset)
    if (heading.localName !== `h${level}`) rename(heading, `h${level}`)
  }
}

function wrapQuotes(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const previous = paragraph.previousElementSibling
    const quote = previous?.localName === 'blockquote' ? previous : body.ownerDocument.createElement('blockquote')
    if (quote !== previous) paragraph.before(quote)
    quote.append(paragraph)
  }
}

const MIN_BOLD_WEIGHT = 600

interface StyleMark {
  readonly tag: string
  readonly property: string
  readonly isSet: (value: string) => boolean
}

const STYLE_MARKS: readonly StyleMark[] = [
  {
    tag: 'strong',
    property: 'font-weight',
    isSet: (value) => value.startsWith('bold') || Number(value) >= MIN_BOLD_WEIGHT,
  },
  { tag: 'em', property: 'font-style', isSet: (value) => value === 'italic' || value === 'oblique' },
  { tag: 'sup', property: 'vertical-align', isSet: (value) => value === 'super' },
  { tag: 'sub', property: 'vertical-align', isSet: (value) => value === 'sub' },
]

/** Some programs write bold, italics and raised letters as styles: adds the elements for them. */
function convertStylesToMarks(body: HTMLElement): void {
  // Google Docs wraps everything in a `b` that is not bold.
  for (const bold of body.querySelectorAll('b, strong')) {
    if (['normal', '400'].includes(styleOf(bold, 'font-weight'))) unwrap(bold)
  }
  for (const span of body.querySelectorAll('span, font')) {
    // Word's runs of spaces.
    if (styleOf(span, 'mso-spacerun') === 'yes') span.textContent = ' '
    for (const { tag } of STYLE_MARKS.filter(({ property, isSet }) => isSet(styleOf(span, property)))) {
      const mark = body.ownerDocument.createElement(tag)
      mark.append(...span.childNodes)
      span.append(mark)
    }
  }
}

/** Redirects that Google and Outlook put before an address, and the parameter that holds it. */
const REDIRECTS: readonly { readonly host: RegExp; readonly parameter: string }[] = [
  { host: /(?:^|\.)google\.[a-z.]+$/, parameter: 'q' },
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url' },
]

function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = withoutRedirect(link.getAttribute('href') ?? '')
    // Not anchors of footnotes, pages of the site it was copied from, files of the writer's computer, or scripts.
    if (isLinkAddress(href) && !href.startsWith('/')) link.setAttribute('href', href)
    else unwrap(link)
  }
}

function withoutRedirect(href: string): string {
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  const redirect = REDIRECTS.find(({ host }) => host.test(url.hostname))
  if (redirect === undefined || (redirect.parameter === 'q' && url.pathname !== '/url')) return href
  return url.searchParams.get(redirect.parameter) ?? href
}

function removeEmptyParagraphs(body: HTMLElement): void {
  // Between two blocks, as Google Docs writes an empty line.
  for (const line of body.querySelectorAll(':scope > br')) line.remove()
  for (const paragraph of body.querySelectorAll('p, div, h2, h3, h4, li, blockquote, td, th')) {
    const isEmpty = paragraph.textContent.trim() === '' && paragraph.querySelector('table, figure, hr') === null
    if (!isEmpty) continue
    // A table keeps its empty cells.
    if (paragraph.matches('td, th')) paragraph.replaceChildren()
    else paragraph.remove()
  }
}

const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'colspan',
  'rowspan',
  'start',
  'data-asset',
  'data-pm-slice',
])

function removeAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name)
  }
}
