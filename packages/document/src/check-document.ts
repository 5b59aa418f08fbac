import { LOCALES } from '@mixed-zone/contract/locales'
import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import type { Attrs, NodeType } from '@tiptap/pm/model'
import * as Y from 'yjs'
import { isContestedEntry, MAX_MARKS_ON_SERVER } from './contested.ts'
import { bodyOf, contestedOf, type PostDocument, summaryOf, titleOf, translationsOf } from './document.ts'
import { BODY_SCHEMA, HEADING_LEVELS } from './schema.ts'
import { isTranslationState } from './translations.ts'

export const MAX_UPDATE_BYTES = 256 * 1024
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024
export const MAX_NODE_DEPTH = 50
/** What one person may type. A longer, merged summary is stored, but cannot be published: see `MERGED_LENGTH_FACTOR`. */
export const MAX_SUMMARY_CHARACTERS = 2_000
/**
 * Concurrent edits are merged, so a title can exceed what one person may type. Accept 10 times the limit rather than lose an edit, but keep
 * it bounded, because lists load titles.
 */
const MERGED_LENGTH_FACTOR = 10
const MAX_MERGED_TITLE_CHARACTERS = MERGED_LENGTH_FACTOR * MAX_TITLE_CHARACTERS
const MAX_MERGED_SUMMARY_CHARACTERS = MERGED_LENGTH_FACTOR * MAX_SUMMARY_CHARACTERS
/** An update can hold keys of any length; they are logged. */
const MAX_LOGGED_KEY_CHARACTERS = 100

/** Why an update is refused. */
export class InvalidDocument extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'InvalidDocument'
  }
}

const ROOTS: ReadonlySet<string> = new Set([
  ...LOCALES.flatMap((locale) => [`${locale}.title`, `${locale}.summary`, `${locale}.body`]),
  'translations',
  'contested',
])

const ALLOWED_CHILDREN: ReadonlyMap<NodeType, ReadonlySet<NodeType>> = new Map(
  Object.values(BODY_SCHEMA.nodes).map((type) => [type, listChildTypes(type)]),
)

function listChildTypes(parent: NodeType): ReadonlySet<NodeType> {
  const types = new Set<NodeType>()
  const seen = new Set([parent.contentMatch])
  // Iterating over a Set also visits what is added meanwhile, so that this follows every state of the content expression.
  for (const match of seen) {
    for (let index = 0; index < match.edgeCount; index += 1) {
      const { type, next } = match.edge(index)
      types.add(type)
      seen.add(next)
    }
  }
  return types
}

/** Whether any valid content of the parent has such a child. */
function mayContain(parent: NodeType, child: NodeType): boolean {
  return ALLOWED_CHILDREN.get(parent)?.has(child) ?? false
}

/**
 * Rejects a document with anything that the schema does not have. Browsers are not trusted: an update can hold any bytes. How many children a
 * node has, and in which order, is not checked: two people can each delete one of two list items, and `readBody` copes with that.
 */
export function checkDocument(document: PostDocument): void {
  checkRoots(document)
  for (const locale of LOCALES) {
    checkPlainText(titleOf(document, locale), MAX_MERGED_TITLE_CHARACTERS)
    checkPlainText(summaryOf(document, locale), MAX_MERGED_SUMMARY_CHARACTERS)
    checkTree(childrenOf(bodyOf(document, locale), 1), () => true)
  }
  checkTranslations(document)
  checkContested(document)
}

/**
 * Checks what a transaction has changed in a document that was valid before. A node never moves to another parent, so that everything else
 * is still valid. In a document of 10,000 edits this takes 0.05 ms instead of 2.8 ms.
 */
export function checkChanges(document: PostDocument, { changed, beforeState }: Y.Transaction): void {
  checkRoots(document)
  const maxCharactersByText = new Map<unknown, number>(
    LOCALES.flatMap((locale) => [
      [titleOf(document, locale), MAX_MERGED_TITLE_CHARACTERS],
      [summaryOf(document, locale), MAX_MERGED_SUMMARY_CHARACTERS],
    ]),
  )
  const isNew: SharedTypePredicate = ({ _item: item }) =>
    item !== null && item.id.clock >= (beforeState.get(item.id.client) ?? 0)
  // Yjs types the keys by their events, which are not used here.
  for (const type of changed.keys() as Iterable<Y.AbstractType<unknown>>) {
    const maxCharacters = maxCharactersByText.get(type)
    if (type._item?.deleted) continue
    if (maxCharacters !== undefined && type instanceof Y.Text) checkPlainText(type, maxCharacters)
    else if (type === translationsOf(document)) checkTranslations(document)
    else if (type === contestedOf(document)) checkContested(document)
    else checkChangedNode(document, type, isNew)
  }
}

function checkChangedNode(document: PostDocument, type: Y.AbstractType<unknown>, isNew: SharedTypePredicate): void {
  const depth = depthOf(document, type)
  if (type instanceof Y.XmlText) return checkText(type)
  if (type instanceof Y.XmlElement) checkElement(type)
  else if (!(type instanceof Y.XmlFragment)) throw new InvalidDocument('neither an element nor a text')
  checkTree(childrenOf(type, depth + 1), isNew)
}

/** Number of ancestors; 0 for a body. */
function depthOf(document: PostDocument, type: Y.AbstractType<unknown>): number {
  let depth = 0
  let root = type
  for (let { parent } = root; parent !== null; parent = root.parent) {
    root = parent
    depth += 1
    if (depth > MAX_NODE_DEPTH) throw new InvalidDocument(`deeper than ${MAX_NODE_DEPTH}`)
  }
  if (!LOCALES.some((locale) => bodyOf(document, locale) === root)) throw new InvalidDocument('outside of a body')
  return depth
}

function checkRoots(document: PostDocument): void {
  for (const name of document.share.keys()) if (!ROOTS.has(name)) throw new InvalidDocument(`unknown root "${name}"`)
  if (document.subdocs.size > 0) throw new InvalidDocument('a document inside the document')
}

const checkTranslations = (document: PostDocument) => checkMap(translationsOf(document), isTranslationState)

function checkContested(document: PostDocument): void {
  const entries = contestedOf(document)
  if (entries.size > MAX_MARKS_ON_SERVER) throw new InvalidDocument('too many contested passages')
  checkMap(entries, isContestedEntry)
}

function checkMap(map: Y.Map<unknown>, isAllowed: (key: string, value: unknown) => boolean): void {
  for (const [key, value] of map.entries()) {
    if (!isAllowed(key, value))
      throw new InvalidDocument(`invalid value of "${key.slice(0, MAX_LOGGED_KEY_CHARACTERS)}"`)
  }
  // An update can use the root as a list, too.
  for (let item = map._start; item !== null; item = item.right) {
    if (!item.deleted) throw new InvalidDocument('a list in the place of a map')
  }
}

function checkPlainText(text: Y.Text, maxCharacters: number): void {
  if (text.length > maxCharacters) throw new InvalidDocument('a title or summary is too long')
  for (const { insert, attributes } of deltaOf(text)) {
    if (typeof insert !== 'string' || attributes !== undefined)
      throw new InvalidDocument('a title or summary has formats')
  }
  if (hasAttributes(text)) throw new InvalidDocument('a title or summary has attributes')
}

const hasAttributes = (text: Y.Text) => Object.keys(text.getAttributes()).length > 0

interface DeltaPart {
  readonly insert: unknown
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** Yjs declares `any`. The parts come from a browser, so that their content is unknown. */
const deltaOf = (text: Y.Text) => text.toDelta() as DeltaPart[]

type SharedTypePredicate = (type: { readonly _item: Y.Item | null }) => boolean

interface Child {
  readonly type: unknown
  readonly parent: NodeType
  readonly depth: number
}

/** Checks a tree without recursion, which would overflow the call stack on a deep one. */
function checkTree(children: readonly Child[], shouldDescend: SharedTypePredicate): void {
  const stack = [...children]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { type, parent, depth } = next
    if (depth > MAX_NODE_DEPTH) throw new InvalidDocument(`deeper than ${MAX_NODE_DEPTH}`)
    if (type instanceof Y.XmlElement) {
      if (!mayContain(parent, nodeTypeOf(type))) throw new InvalidDocument(`"${type.nodeName}" in "${parent.name}"`)
      if (!shouldDescend(type)) continue
      checkElement(type)
      stack.push(...childrenOf(type, depth + 1))
    } else if (type instanceof Y.XmlText) {
      if (!parent.inlineContent) throw new InvalidDocument(`a text in "${parent.name}"`)
      if (shouldDescend(type)) checkText(type)
    } else throw new InvalidDocument('neither an element nor a text')
  }
}

function childrenOf(type: Y.XmlFragment, depth: number): Child[] {
  const parent = type instanceof Y.XmlElement ? nodeTypeOf(type) : BODY_SCHEMA.topNodeType
  return type.toArray().map((child: unknown) => ({ type: child, parent, depth }))
}

function nodeTypeOf(element: Y.XmlElement): NodeType {
  const type = Object.hasOwn(BODY_SCHEMA.nodes, element.nodeName) ? BODY_SCHEMA.nodes[element.nodeName] : undefined
  if (!type || type.isText || type === BODY_SCHEMA.topNodeType) {
    throw new InvalidDocument(`unknown node "${element.nodeName}"`)
  }
  return type
}

function checkElement(element: Y.XmlElement): void {
  checkAttributes(element.getAttributes(), nodeTypeOf(element).spec.attrs ?? {}, element.nodeName)
}

function checkText(text: Y.XmlText): void {
  for (const { insert, attributes = {} } of deltaOf(text)) {
    if (typeof insert !== 'string') throw new InvalidDocument('an object inside a text')
    for (const [key, value] of Object.entries(attributes)) {
      // Marks that may overlap carry a hash after their name.
      const name = key.replace(/--[\w+/=]+$/, '')
      const type = Object.hasOwn(BODY_SCHEMA.marks, name) ? BODY_SCHEMA.marks[name] : undefined
      if (!type) throw new InvalidDocument(`unknown mark "${name}"`)
      checkAttributes(isObject(value) ? value : {}, type.spec.attrs ?? {}, name)
    }
  }
  if (hasAttributes(text)) throw new InvalidDocument('a text has attributes')
}

const isObject = (value: unknown): value is Attrs => typeof value === 'object' && value !== null

const isIntegerUpTo = (max: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
const isNullish = (value: unknown) => value === null || value === undefined

/** By `node or mark.attribute`. An attribute that is not listed must have its default. */
const ATTRIBUTES: Readonly<Record<string, (value: unknown) => boolean>> = {
  'heading.level': (value) => HEADING_LEVELS.some((level) => level === value),
  'orderedList.start': isIntegerUpTo(1_000),
  'figure.data-asset': (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'tableCell.colspan': isIntegerUpTo(99),
  'tableCell.rowspan': isIntegerUpTo(99),
  'tableHeader.colspan': isIntegerUpTo(99),
  'tableHeader.rowspan': isIntegerUpTo(99),
  'link.href': (value) => typeof value === 'string' && isLinkAddress(value),
}

function checkAttributes(values: Attrs, known: Readonly<Record<string, { default?: unknown }>>, owner: string): void {
  for (const [name, value] of Object.entries(values)) {
    const spec = Object.hasOwn(known, name) ? known[name] : undefined
    if (!spec) throw new InvalidDocument(`unknown attribute "${owner}.${name}"`)
    const isAllowed = ATTRIBUTES[`${owner}.${name}`] ?? ((given: unknown) => isNullish(given) || given === spec.default)
    if (!isAllowed(value)) throw new InvalidDocument(`invalid value of "${owner}.${name}"`)
  }
  if (owner === 'link' && !('href' in values)) throw new InvalidDocument('a link without an address')
}
