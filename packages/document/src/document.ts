import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Attrs, Node } from '@tiptap/pm/model'
import { prosemirrorToYXmlFragment, updateYFragment, yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap'
import { simpleDiffString } from 'lib0/diff'
import * as Y from 'yjs'
import { BODY_SCHEMA } from './schema.ts'

/** The texts of one post: for each language a title, a summary and a body. Facts, pictures and captions are rows. */
export type PostDocument = Y.Doc

export const titleOf = (document: PostDocument, locale: Locale): Y.Text => document.getText(`${locale}.title`)
export const summaryOf = (document: PostDocument, locale: Locale): Y.Text => document.getText(`${locale}.summary`)
export const bodyOf = (document: PostDocument, locale: Locale): Y.XmlFragment =>
  document.getXmlFragment(`${locale}.body`)
/** How far the translations are; `translations.ts` knows its entries. */
export const translationsOf = (document: PostDocument): Y.Map<unknown> => document.getMap('translations')
/** Passages that two people have changed while apart; `contested.ts` knows its entries. */
export const contestedOf = (document: PostDocument): Y.Map<unknown> => document.getMap('contested')

/** Makes all of them known to Yjs, which otherwise reports changes of roots without their type. */
export function defineRoots(document: PostDocument): void {
  for (const locale of LOCALES) {
    titleOf(document, locale)
    summaryOf(document, locale)
    bodyOf(document, locale)
  }
  translationsOf(document)
  contestedOf(document)
}

export interface DocumentTexts {
  readonly title: string
  readonly summary: string
  /** A node of `BODY_SCHEMA`. */
  readonly body: Node
}

export const emptyBody = (): Node => BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph')])

/**
 * Every body starts with a paragraph that holds a text. Only the server makes it: if two browsers each made one, what both type at the same
 * time would be there twice.
 */
export function createDocument(texts: Partial<Record<Locale, DocumentTexts>> = {}): PostDocument {
  const document = new Y.Doc()
  document.transact(() => {
    for (const locale of LOCALES) {
      const { title = '', summary = '', body = emptyBody() } = texts[locale] ?? {}
      titleOf(document, locale).insert(0, title)
      summaryOf(document, locale).insert(0, summary)
      const fragment = bodyOf(document, locale)
      prosemirrorToYXmlFragment(body, fragment)
      addTextToEmptyParagraphs(fragment)
    }
  })
  return document
}

function addTextToEmptyParagraphs(fragment: Y.XmlFragment): void {
  for (const element of fragment.createTreeWalker(isParagraph)) {
    if (element instanceof Y.XmlElement && element.length === 0) element.insert(0, [new Y.XmlText()])
  }
}

const isParagraph = (type: Y.AbstractType<unknown>) => type instanceof Y.XmlElement && type.nodeName === 'paragraph'

/**
 * Leaves out nodes that are not valid, as the editor does: two people who each delete one of two list items leave a list without any. What is
 * not in the schema at all throws.
 */
export function readBody(document: PostDocument, locale: Locale): Node {
  const { content } = yXmlFragmentToProsemirrorJSON(bodyOf(document, locale)) as NodeJson
  const blocks = (content ?? []).map(readNode).filter((node) => node !== null)
  // Also a language that nobody has opened since it was added.
  return blocks.length === 0 ? emptyBody() : BODY_SCHEMA.node('doc', null, blocks)
}

interface NodeJson {
  readonly type: string
  readonly text?: string
  readonly attrs?: Attrs
  readonly content?: readonly NodeJson[]
}

function readNode(json: NodeJson): Node | null {
  if (json.type === 'text') return json.text === '' ? null : BODY_SCHEMA.nodeFromJSON(json)
  const children = (json.content ?? []).map(readNode).filter((node) => node !== null)
  const node = BODY_SCHEMA.nodes[json.type]?.create(json.attrs, children)
  if (!node) throw new RangeError(`unknown node "${json.type}"`)
  return node.type.validContent(node.content) ? node : null
}

export function readTexts(document: PostDocument, locale: Locale): DocumentTexts {
  return {
    title: titleOf(document, locale).toString(),
    summary: summaryOf(document, locale).toString(),
    body: readBody(document, locale),
  }
}

/** Replaces the texts of one language as an edit: what is equal stays, so that the others' cursors and changes survive. */
export function replaceTexts(document: PostDocument, locale: Locale, { title, summary, body }: DocumentTexts): void {
  document.transact(() => {
    replaceText(titleOf(document, locale), title)
    replaceText(summaryOf(document, locale), summary)
    const fragment = bodyOf(document, locale)
    updateYFragment(document, fragment, body, { mapping: new Map(), isOMark: new Map() })
    addTextToEmptyParagraphs(fragment)
  })
}

/** Keeps the common start and end, and never half of a character such as an emoji: Yjs would replace the other half. */
export function replaceText(text: Y.Text, wanted: string): void {
  const { index, remove, insert } = simpleDiffString(text.toString(), wanted)
  text.delete(index, remove)
  text.insert(index, insert)
}
