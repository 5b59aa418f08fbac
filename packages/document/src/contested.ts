import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import * as Y from 'yjs'
import { bodyOf, contestedOf, type PostDocument, summaryOf, titleOf } from './document.ts'

/** A title, a summary, or a block at the top level of a body. */
export interface Passage {
  readonly locale: Locale
  readonly field: 'title' | 'summary' | 'body'
  readonly type: Y.Text | Y.XmlElement
}

/**
 * Who came back with a change of a passage that somebody else had changed meanwhile, and when. The browser says so: good enough for colleagues
 * who could write anything into the text itself, not for a log.
 */
export interface ContestedMark {
  readonly by: string
  /** Milliseconds. */
  readonly at: number
}

/** Its text was merged and may read oddly: highlighted until somebody confirms it. */
export interface ContestedPassage extends Passage, ContestedMark {
  /** Names it in the document: the same for everybody. */
  readonly key: string
}

/** A browser adds none to a document that has so many: further passages are not highlighted. */
const MAX_MARKS_IN_BROWSER = 200
/** The server refuses more. Several browsers may each add up to their limit before they know of each other. */
export const MAX_MARKS_ON_SERVER = 2_000
const MAX_NAME_CHARACTERS = 100
/** The latest time of a JavaScript `Date`. */
const MAX_TIME_MS = 8.64e15

/** Yjs counts in safe integers, which have up to 16 digits. */
const KEY = new RegExp(`^(${LOCALES.join('|')})\\.(title|summary|body\\.\\d{1,16}\\.\\d{1,16})$`)

/**
 * A block is named by the id that Yjs gave it. Editing its text keeps the id. Changing its type, such as from a paragraph to a heading,
 * replaces the element, and the mark is lost.
 */
function keyOf({ locale, field, type }: Passage): string {
  return field === 'body' ? `${locale}.body.${type._item?.id.client}.${type._item?.id.clock}` : `${locale}.${field}`
}

function listPassages(document: PostDocument): Map<string, Passage> {
  const passages = LOCALES.flatMap((locale): Passage[] => [
    { locale, field: 'title', type: titleOf(document, locale) },
    { locale, field: 'summary', type: summaryOf(document, locale) },
    ...bodyOf(document, locale)
      .toArray()
      .flatMap((type) => (type instanceof Y.XmlElement ? { locale, field: 'body' as const, type } : [])),
  ])
  return new Map(passages.map((passage) => [keyOf(passage), passage]))
}

/** In the order of the text. Skips blocks that were deleted. */
export function readContested(document: PostDocument): ContestedPassage[] {
  const entries = contestedOf(document)
  if (entries.size === 0) return []
  return [...listPassages(document)].flatMap(([key, passage]) => {
    const mark = entries.get(key)
    return isContestedMark(mark) ? { ...passage, key, by: mark.by, at: mark.at } : []
  })
}

/** Keeps existing marks: the first author and time win. */
export function markContested(document: PostDocument, passages: readonly Passage[], { by, at }: ContestedMark): void {
  const entries = contestedOf(document)
  const existing = listPassages(document)
  // Removes the marks of deleted blocks.
  for (const key of entries.keys()) if (!existing.has(key)) entries.delete(key)
  for (const key of new Set(passages.map(keyOf))) {
    if (!existing.has(key) || entries.has(key) || entries.size >= MAX_MARKS_IN_BROWSER) continue
    entries.set(key, { by: by.slice(0, MAX_NAME_CHARACTERS), at })
  }
}

export function confirmContested(document: PostDocument, { key }: Pick<ContestedPassage, 'key'>): void {
  contestedOf(document).delete(key)
}

/** Whether browsers may store such an entry. */
export const isContestedEntry = (key: string, value: unknown): boolean => KEY.test(key) && isContestedMark(value)

function isContestedMark(value: unknown): value is ContestedMark {
  // The prototype, because shared types such as `Y.Map` are objects, too, and must not be stored here.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  const { by, at, ...others }: Readonly<Record<string, unknown>> = { ...value }
  if (typeof by !== 'string' || by.length > MAX_NAME_CHARACTERS || Object.keys(others).length > 0) return false
  return typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= MAX_TIME_MS
}
