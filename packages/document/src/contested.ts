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
export interface Merge {
  readonly by: string
  /** Milliseconds. */
  readonly at: number
}

/** Its text was merged and may read oddly: highlighted until somebody confirms it. */
export interface ContestedPassage extends Passage, Merge {
  /** Names it in the document: the same for everybody. */
  readonly key: string
}

/** A browser stops here. */
const MAX_MARKED = 200
/** The server refuses more. Several browsers may each mark as many as they can without knowing of each other. */
export const MAX_CONTESTED = 2_000
const MAX_NAME_CHARACTERS = 100
const MAX_TIME_MS = 8.64e15

const KEY = new RegExp(`^(${LOCALES.join('|')})\\.(title|summary|body\\.\\d{1,16}\\.\\d{1,16})$`)

/** A block is named by the id that Yjs gave it, which no edit changes. */
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

/** In the order of the text. A block that was deleted is none. */
export function readContested(document: PostDocument): ContestedPassage[] {
  const entries = contestedOf(document)
  if (entries.size === 0) return []
  return [...listPassages(document)].flatMap(([key, passage]) => {
    const merge = entries.get(key)
    return isMerge(merge) ? { ...passage, key, by: merge.by, at: merge.at } : []
  })
}

/** Leaves those as they are that wait for somebody already. */
export function markContested(document: PostDocument, passages: readonly Passage[], { by, at }: Merge): void {
  const entries = contestedOf(document)
  const existing = listPassages(document)
  // Of blocks that somebody has deleted since.
  for (const key of entries.keys()) if (!existing.has(key)) entries.delete(key)
  for (const key of new Set(passages.map(keyOf))) {
    if (!existing.has(key) || entries.has(key) || entries.size >= MAX_MARKED) continue
    entries.set(key, { by: by.slice(0, MAX_NAME_CHARACTERS), at })
  }
}

export function confirmContested(document: PostDocument, { key }: Pick<ContestedPassage, 'key'>): void {
  contestedOf(document).delete(key)
}

/** Whether browsers may store such an entry. */
export const isContestedEntry = (key: string, value: unknown): boolean => KEY.test(key) && isMerge(value)

function isMerge(value: unknown): value is Merge {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  const { by, at, ...others }: Readonly<Record<string, unknown>> = { ...value }
  if (typeof by !== 'string' || by.length > MAX_NAME_CHARACTERS || Object.keys(others).length > 0) return false
  return typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= MAX_TIME_MS
}
