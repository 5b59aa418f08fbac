import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import * as Y from 'yjs'
import { bodyOf, type PostDocument, summaryOf, titleOf, translationsOf } from './document.ts'

/** The text that others are translated from, without formats. Blocks without words are left out. */
export interface OriginalText {
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly blocks: readonly string[]
}

/** Of all blocks. What comes after is not compared: a copy has to fit into one update, three bytes for each character. */
export const MAX_COMPARED_CHARACTERS = 80_000
/** Of title and summary. */
const MAX_HEAD_CHARACTERS = 3_000

/** Whether there is anything in a language. */
export function isWritten(document: PostDocument, locale: Locale): boolean {
  return (
    titleOf(document, locale).length > 0 ||
    summaryOf(document, locale).length > 0 ||
    hasContent(bodyOf(document, locale))
  )
}

/** Whether there is more than empty paragraphs. */
export function hasContent(body: Y.XmlFragment): boolean {
  for (const node of body.createTreeWalker(() => true)) {
    if (node instanceof Y.XmlText ? node.length > 0 : node instanceof Y.XmlElement && node.nodeName === 'figure')
      return true
  }
  return false
}

/** The language that was written first. While nothing is written in it, the first one that has a text. */
export function originalOf(document: PostDocument): Locale | null {
  const stored = translationsOf(document).get('original')
  const written = LOCALES.filter((locale) => isWritten(document, locale))
  return written.find((locale) => locale === stored) ?? written[0] ?? null
}

export function readOriginal(document: PostDocument, locale: Locale): OriginalText {
  const blocks = bodyOf(document, locale)
    .toArray()
    .map((child) => (child instanceof Y.XmlElement ? textOf(child).trim() : ''))
    .filter((text) => text !== '')
  return {
    locale,
    title: titleOf(document, locale).toString().trim(),
    summary: summaryOf(document, locale).toString().trim(),
    blocks: limitBlocks(blocks),
  }
}

/** The blocks up to the first that no longer fits into `MAX_COMPARED_CHARACTERS`. */
export function limitBlocks(blocks: readonly string[]): readonly string[] {
  let characters = 0
  const end = blocks.findIndex((block) => {
    characters += block.length
    return characters > MAX_COMPARED_CHARACTERS
  })
  return end === -1 ? blocks : blocks.slice(0, end)
}

/** The words of a block. Paragraphs of a list, table or quote become lines. */
export function textOf(element: Y.XmlElement): string {
  const children: unknown[] = element.toArray()
  if (children.some((child) => child instanceof Y.XmlText)) {
    return children.map((child) => (child instanceof Y.XmlText ? plainText(child) : '\n')).join('')
  }
  return children
    .map((child) => (child instanceof Y.XmlElement ? textOf(child) : ''))
    .filter((text) => text !== '')
    .join('\n')
}

function plainText(text: Y.XmlText): string {
  const parts: readonly { readonly insert: unknown }[] = text.toDelta()
  return parts.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
}

const reviewedKey = (locale: Locale) => `${locale}.reviewed`

/** The original as it was when a translation was begun or last reviewed. Null where nothing is known about it. */
export function readReviewed(document: PostDocument, locale: Locale): OriginalText | null {
  const value = translationsOf(document).get(reviewedKey(locale))
  return isOriginalText(value) ? value : null
}

export function saveReviewed(document: PostDocument, locale: Locale, text: OriginalText): void {
  translationsOf(document).set(reviewedKey(locale), text)
}

const machineKey = (locale: Locale) => `${locale}.machine`

/** Whether a machine has written this translation and nobody has confirmed having read it. */
export function isMachineTranslation(document: PostDocument, locale: Locale): boolean {
  return translationsOf(document).has(machineKey(locale))
}

export function markMachineTranslation(document: PostDocument, locale: Locale): void {
  translationsOf(document).set(machineKey(locale), true)
}

export function markAsRead(document: PostDocument, locale: Locale): void {
  translationsOf(document).delete(machineKey(locale))
}

/** Whether the original has changed since a translation was reviewed. */
export function isOutdated(document: PostDocument, locale: Locale): boolean {
  const reviewed = readReviewed(document, locale)
  const original = originalOf(document)
  if (reviewed === null || original === null || locale === original || reviewed.locale !== original) return false
  const { title, summary, blocks } = readOriginal(document, original)
  return (
    title !== reviewed.title ||
    summary !== reviewed.summary ||
    blocks.length !== reviewed.blocks.length ||
    blocks.some((block, index) => block !== reviewed.blocks[index])
  )
}

/**
 * Remembers which language was written first, and for each translation that has just been begun what it is a translation of. Call it after
 * texts were changed; it changes nothing if there is nothing new.
 */
export function beginTranslations(document: PostDocument): void {
  const original = originalOf(document)
  if (original === null) return
  const state = translationsOf(document)
  const others = LOCALES.filter((locale) => locale !== original)
  const begun = others.filter((locale) => isWritten(document, locale) && !state.has(reviewedKey(locale)))
  // Whoever deletes a whole translation starts again.
  const ended = others.filter((locale) => !isWritten(document, locale) && state.has(reviewedKey(locale)))
  if (state.has('original') && begun.length === 0 && ended.length === 0) return
  document.transact(() => {
    if (!state.has('original')) state.set('original', original)
    const text = readOriginal(document, original)
    for (const locale of begun) saveReviewed(document, locale, text)
    for (const locale of ended) {
      state.delete(reviewedKey(locale))
      markAsRead(document, locale)
    }
  })
}

/** For a copy of a post, whose translations are as far as those of the post. */
export function copyTranslationState(from: PostDocument, to: PostDocument): void {
  to.transact(() => {
    for (const [key, value] of translationsOf(from)) translationsOf(to).set(key, value)
  })
}

/** Whether browsers may store such an entry. */
export function isTranslationState(key: string, value: unknown): boolean {
  if (key === 'original') return isLocale(value)
  if (LOCALES.some((locale) => key === machineKey(locale))) return value === true
  return LOCALES.some((locale) => key === reviewedKey(locale)) && isOriginalText(value)
}

const isLocale = (value: unknown) => LOCALES.some((locale) => locale === value)

const FIELDS = ['locale', 'title', 'summary', 'blocks'] as const

function isOriginalText(value: unknown): value is OriginalText {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  const entries = new Map<string, unknown>(Object.entries(value))
  if (entries.size !== FIELDS.length || !FIELDS.every((field) => entries.has(field))) return false
  const blocks = entries.get('blocks')
  if (!Array.isArray(blocks) || !isLocale(entries.get('locale'))) return false
  const texts: unknown[] = [entries.get('title'), entries.get('summary'), ...blocks]
  let characters = 0
  for (const text of texts) {
    if (typeof text !== 'string') return false
    characters += text.length
  }
  return characters <= MAX_COMPARED_CHARACTERS + MAX_HEAD_CHARACTERS
}
