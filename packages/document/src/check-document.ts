import { LOCALES } from '@mixed-zone/contract/locales'
import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import type { Attrs } from '@tiptap/pm/model'
import * as Y from 'yjs'
import { bodyOf, type PostDocument, readBody, summaryOf, titleOf } from './document.ts'
import { BODY_SCHEMA, HEADING_LEVELS } from './schema.ts'

export const MAX_UPDATE_BYTES = 256 * 1024
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024
export const MAX_DEPTH = 50
const MAX_TITLE_CHARACTERS = 300
const MAX_SUMMARY_CHARACTERS = 2_000

/** Why an update is refused. */
export class InvalidDocument extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'InvalidDocument'
  }
}

const ROOTS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => [`${locale}.title`, `${locale}.summary`, `${locale}.body`]),
)

/** Rejects a document with anything that the schema does not have. Browsers are not trusted: an update can hold any bytes. */
export function checkDocument(document: PostDocument): void {
  for (const name of document.share.keys()) if (!ROOTS.has(name)) throw new InvalidDocument(`unknown root "${name}"`)
  if (document.subdocs.size > 0) throw new InvalidDocument('a document inside the document')
  for (const locale of LOCALES) {
    checkPlainText(titleOf(document, locale), MAX_TITLE_CHARACTERS)
    checkPlainText(summaryOf(document, locale), MAX_SUMMARY_CHARACTERS)
    // First, without recursion: the second check would overflow the stack on a deep tree.
    checkTree(bodyOf(document, locale))
    try {
      readBody(document, locale)
    } catch (cause) {
      throw new InvalidDocument('nodes in a place where they cannot be', { cause })
    }
  }
}

function checkPlainText(text: Y.Text, maxCharacters: number): void {
  if (text.length > maxCharacters) throw new InvalidDocument('a title or summary is too long')
  for (const { insert, attributes } of text.toDelta() as DeltaPart[]) {
    if (typeof insert !== 'string' || attributes !== undefined)
      throw new InvalidDocument('a title or summary has formats')
  }
  if (text.length > 0 && Object.keys(text.getAttributes()).length > 0)
    throw new InvalidDocument('a title has attributes')
}

interface DeltaPart {
  readonly insert: unknown
  readonly attributes?: Readonly<Record<string, unknown>>
}

function checkTree(root: Y.XmlFragment): void {
  const open: { readonly type: unknown; readonly depth: number }[] = children(root, 1)
  for (let next = open.pop(); next; next = open.pop()) {
    const { type, depth } = next
    if (depth > MAX_DEPTH) throw new InvalidDocument(`deeper than ${MAX_DEPTH}`)
    if (type instanceof Y.XmlElement) {
      checkElement(type)
      open.push(...children(type, depth + 1))
    } else if (type instanceof Y.XmlText) checkMarks(type)
    else throw new InvalidDocument('neither an element nor a text')
  }
}

const children = (parent: Y.XmlFragment, depth: number) => parent.toArray().map((type: unknown) => ({ type, depth }))

function checkElement(element: Y.XmlElement): void {
  const type = BODY_SCHEMA.nodes[element.nodeName]
  if (!type || type.isText || type === BODY_SCHEMA.topNodeType) {
    throw new InvalidDocument(`unknown node "${element.nodeName}"`)
  }
  checkAttributes(element.getAttributes(), type.spec.attrs ?? {}, element.nodeName)
}

function checkMarks(text: Y.XmlText): void {
  for (const { insert, attributes = {} } of text.toDelta() as DeltaPart[]) {
    if (typeof insert !== 'string') throw new InvalidDocument('an object inside a text')
    for (const [key, value] of Object.entries(attributes)) {
      // Marks that may overlap carry a hash after their name.
      const name = key.replace(/--[\w+/=]+$/, '')
      const type = BODY_SCHEMA.marks[name]
      if (!type) throw new InvalidDocument(`unknown mark "${name}"`)
      checkAttributes(isObject(value) ? value : {}, type.spec.attrs ?? {}, name)
    }
  }
}

const isObject = (value: unknown): value is Attrs => typeof value === 'object' && value !== null

const isCount = (max: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
const isNull = (value: unknown) => value === null || value === undefined

/** By `node or mark.attribute`. An attribute that is not listed must have its default. */
const ATTRIBUTES: Readonly<Record<string, (value: unknown) => boolean>> = {
  'heading.level': (value) => HEADING_LEVELS.some((level) => level === value),
  'orderedList.start': isCount(1_000),
  'figure.data-asset': (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'tableCell.colspan': isCount(99),
  'tableCell.rowspan': isCount(99),
  'tableHeader.colspan': isCount(99),
  'tableHeader.rowspan': isCount(99),
  'link.href': (value) => typeof value === 'string' && isLinkAddress(value),
}

function checkAttributes(values: Attrs, known: Readonly<Record<string, { default?: unknown }>>, owner: string): void {
  for (const [name, value] of Object.entries(values)) {
    const spec = known[name]
    if (!spec) throw new InvalidDocument(`unknown attribute "${owner}.${name}"`)
    const isAllowed = ATTRIBUTES[`${owner}.${name}`] ?? ((given: unknown) => isNull(given) || given === spec.default)
    if (!isAllowed(value)) throw new InvalidDocument(`unsuitable value of "${owner}.${name}"`)
  }
  if (owner === 'link' && !('href' in values)) throw new InvalidDocument('a link without an address')
}
