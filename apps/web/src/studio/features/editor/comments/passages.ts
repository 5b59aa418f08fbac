import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { addComment } from '@mixed-zone/contract/endpoints/studio/versions'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { type PostDocument, readBody, summaryOf, titleOf } from '@mixed-zone/document/document'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { findMatches } from '../body/find-plugin.ts'

/** A passage that somebody has selected, as the server stores it. */
export type NewPassage = Omit<BodyOf<typeof addComment>, 'text'>

export interface PassageRange {
  readonly from: number
  readonly to: number
}

/** The server refuses longer quotes. */
const MAX_QUOTE_CHARACTERS = 2_000

/** Without half of an emoji at the end, which the server would refuse, too. */
const quoteOf = (text: string) =>
  text
    .slice(0, MAX_QUOTE_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

const encode = (position: Y.RelativePosition) => btoa(String.fromCodePoint(...Y.encodeRelativePosition(position)))

/** Null if these bytes are no position. */
function decode(base64: string): Y.RelativePosition | null {
  try {
    return Y.decodeRelativePosition(Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0))
  } catch {
    return null
  }
}

interface SyncState {
  readonly doc: Y.Doc
  readonly type: Y.XmlFragment
  readonly binding: { readonly mapping: Parameters<typeof relativePositionToAbsolutePosition>[3] } | null
}

/** The language of a text, as its element says. */
export const localeOf = (dom: HTMLElement): Locale | null => LOCALES.find((each) => each === dom.lang) ?? null

/** The selected words of a body. Null if none are selected. */
export function passageOfBody(state: EditorState, locale: Locale): NewPassage | null {
  // Inside the first and the last paragraph, also if everything is selected.
  const { from, to } = TextSelection.between(state.selection.$from, state.selection.$to)
  const sync: SyncState | undefined = ySyncPluginKey.getState(state)
  const quote = quoteOf(state.doc.textBetween(from, to, ' '))
  if (quote === '' || !sync?.binding) return null
  const { type, binding } = sync
  const encodeAt = (position: number) => encode(absolutePositionToRelativePosition(position, type, binding.mapping))
  return { locale, part: 'body', start: encodeAt(from), end: encodeAt(to), quote }
}

/** The selected words of a title or summary. Null if none are selected. */
export function passageOfField(document: PostDocument, area: HTMLTextAreaElement): NewPassage | null {
  const locale = localeOf(area)
  const { part } = area.dataset
  if (locale === null || (part !== 'title' && part !== 'summary')) return null
  const { selectionStart, selectionEnd } = area
  const text = fieldOf(document, { locale, part })
  const quote = quoteOf(text.toString().slice(selectionStart, selectionEnd))
  if (quote === '') return null
  // What is typed directly before or behind the passage is not part of it.
  const encodeAt = (index: number, association: 0 | -1) =>
    encode(Y.createRelativePositionFromTypeIndex(text, index, association))
  return { locale, part, start: encodeAt(selectionStart, 0), end: encodeAt(selectionEnd, -1), quote }
}

type Passage = Pick<Comment, 'locale' | 'part' | 'start' | 'end' | 'quote'>

function fieldOf(document: PostDocument, { locale, part }: { locale: Locale; part: 'title' | 'summary' }): Y.Text {
  return part === 'title' ? titleOf(document, locale) : summaryOf(document, locale)
}

/**
 * Where the passage is now; null if it was deleted. Words that were moved, such as by joining two paragraphs, are new to Yjs: they are found
 * by the quote if it occurs once.
 */
export function rangeInBody(state: EditorState, { start, end, quote }: Passage): PassageRange | null {
  const sync: SyncState | undefined = ySyncPluginKey.getState(state)
  if (!sync?.binding) return null
  const { doc, type, binding } = sync
  const positionOf = (base64: string) => {
    const position = decode(base64)
    return position && relativePositionToAbsolutePosition(doc, type, position, binding.mapping)
  }
  const from = positionOf(start)
  const to = positionOf(end)
  if (from !== null && to !== null && from < to && to <= state.doc.content.size) return { from, to }
  return onlyMatch(findMatches(state.doc, quote))
}

/** As `rangeInBody`. */
export function rangeInField(text: Y.Text, { start, end, quote }: Passage): PassageRange | null {
  const indexOf = (base64: string) => {
    const position = decode(base64)
    const found = position && text.doc && Y.createAbsolutePositionFromRelativePosition(position, text.doc)
    return found?.type === text ? found.index : null
  }
  const from = indexOf(start)
  const to = indexOf(end)
  if (from !== null && to !== null && from < to) return { from, to }
  const content = text.toString()
  const at = content.indexOf(quote)
  return at === -1 || at !== content.lastIndexOf(quote) ? null : { from: at, to: at + quote.length }
}

const onlyMatch = (matches: readonly PassageRange[]) => (matches.length === 1 ? (matches[0] ?? null) : null)

/** Whether the passage is no longer in the text, also of a language that is not in view. */
export function isPassageGone(document: PostDocument, passage: Passage): boolean {
  const { locale, part } = passage
  if (part !== 'body') return rangeInField(fieldOf(document, { locale, part }), passage) === null
  const [start, end] = [passage.start, passage.end].map((base64) => {
    const position = decode(base64)
    return position && Y.createAbsolutePositionFromRelativePosition(position, document)
  })
  const isAlive = (found: Y.AbsolutePosition) => !found.type._item?.deleted
  const isEmpty = !start || !end || (start.type === end.type && start.index >= end.index)
  if (!isEmpty && (isAlive(start) || isAlive(end))) return false
  return onlyMatch(findMatches(readBody(document, locale), passage.quote)) === null
}
