import { LOCALES } from '@mixed-zone/contract/locales'
import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { htmlToText } from '../../../platform/html/html-to-text.ts'
import type { Stemmer } from './stemmer.ts'
import { isMatch, type TextQuery, untagged } from './text-query.ts'
import { listTexts, type PostText } from './text-search.repository.ts'
import { fold, type Token, tokenize } from './words.ts'

/** How much of a long text is shown around its first match. */
const SNIPPET_CHARACTERS = 180
/** A text up to this length is shown whole: cutting it would save little. */
const MAX_WHOLE_TEXT_CHARACTERS = 2 * SNIPPET_CHARACTERS
/** How much of a snippet stands before its first match. */
const LEADING_CHARACTERS = SNIPPET_CHARACTERS / 3

/** How many words of a text are searched for a match. */
const MAX_TOKENS = 2_000

export interface Highlighting {
  readonly query: TextQuery
  readonly stem: Stemmer
}

/** Marks matches in title and summary as the card shows them, or else a snippet of the post's text. */
export async function highlightCards(db: Db, cards: readonly Card[], highlighting: Highlighting): Promise<Card[]> {
  const titles = cards.map(({ title }) => title)
  const summaries = cards.map(({ summary }) => summary)
  const highlighted = await highlightTexts([...titles, ...summaries], highlighting)
  const [inTitles, inSummaries] = [highlighted.slice(0, cards.length), highlighted.slice(cards.length)]
  const cardsWithoutMatch = cards.filter((_, index) => !inTitles[index] && !inSummaries[index])
  const snippets = await highlightBodies(db, cardsWithoutMatch, highlighting)
  return cards.map((card, index) => {
    const titleHighlight = inTitles[index]
    const highlight = inSummaries[index] ?? snippets.get(card.id)
    return { ...card, ...(titleHighlight && { titleHighlight }), ...(highlight && { highlight }) }
  })
}

/** A snippet per card, from its own language if possible: most match there, and the other languages need not be searched. */
async function highlightBodies(
  db: Db,
  cards: readonly Card[],
  highlighting: Highlighting,
): Promise<ReadonlyMap<string, string>> {
  const snippets = new Map<string, string>()
  if (cards.length === 0) return snippets
  const ids = cards.map((card) => Number(card.id))
  const rowsByPostId = Map.groupBy(await listTexts(db, ids), (row) => String(row.postId))
  for (const listCardTexts of [textsInOwnLanguage, textsInOtherLanguages]) {
    const remaining = cards.filter((card) => !snippets.has(card.id))
    const texts = remaining.flatMap((card) =>
      listCardTexts(card, rowsByPostId.get(card.id) ?? []).map((text) => ({ id: card.id, text })),
    )
    const highlighted = await highlightTexts(
      texts.map(({ text }) => text),
      highlighting,
    )
    for (const [index, { id }] of texts.entries()) {
      const first = highlighted[index]
      if (first && !snippets.has(id)) snippets.set(id, first)
    }
  }
  return snippets
}

function textsInOwnLanguage({ locale }: Card, rows: readonly PostText[]): string[] {
  // Title and summary are on the card already.
  return rows.filter((row) => row.locale === locale).map(({ body }) => htmlToText(body))
}

function textsInOtherLanguages({ locale: own }: Card, rows: readonly PostText[]): string[] {
  return LOCALES.filter((locale) => locale !== own).flatMap((locale) =>
    rows
      .filter((row) => row.locale === locale)
      .flatMap(({ title, summary, body }) => [title, summary, htmlToText(body)]),
  )
}

/** Each text with its matches in `<mark>` and everything else escaped, cut around the first match where it is long; null without any. */
export async function highlightTexts(
  texts: readonly string[],
  { query, stem }: Highlighting,
): Promise<(string | null)[]> {
  const prefixes = matchPrefixesOf(query)
  const candidates = texts.map((text) => ({ text, tokens: tokensWithPrefix(prefixes, text) }))
  const stems = await stem([...new Set(candidates.flatMap(({ tokens }) => tokens.map(({ word }) => word)))])
  return candidates.map(({ text, tokens }) =>
    mark(
      text,
      tokens.filter(({ word }) => isMatch(query, word, stems.get(word))),
    ),
  )
}

/**
 * Prefixes of all words that can match, so that few words of a text have to be stemmed. Stemmers change only the end of a word: of a long stem
 * the first three letters are those of its word, of one below six letters the first two, and of one below four the first (`dying` and `die`).
 */
export function matchPrefixesOf(query: TextQuery): string[] {
  const prefixOf = (lexeme: string) => fold(lexeme.slice(0, lexeme.length < 4 ? 1 : lexeme.length < 6 ? 2 : 3))
  return [...new Set(query.flatMap(({ lexemes }) => lexemes.map((lexeme) => prefixOf(untagged(lexeme)))))]
}

function tokensWithPrefix(prefixes: readonly string[], text: string): Token[] {
  // Most texts contain none of them, which is cheaper to find out than to tokenize.
  const folded = fold(text)
  if (!prefixes.some((prefix) => folded.includes(prefix))) return []
  return tokenize(text, MAX_TOKENS).filter(({ word }) => prefixes.some((prefix) => word.startsWith(prefix)))
}

function mark(text: string, matches: readonly Token[]): string | null {
  const [first] = matches
  if (!first) return null
  const { start, end } = chooseSnippet(text, first)
  let marked = start > 0 ? '…' : ''
  let at = start
  for (const match of matches.filter((one) => one.end <= end)) {
    marked += `${escapeHtml(text.slice(at, match.start))}<mark>${escapeHtml(text.slice(match.start, match.end))}</mark>`
    at = match.end
  }
  return marked + escapeHtml(text.slice(at, end)) + (end < text.length ? '…' : '')
}

/** Chooses the part of a text to show, cut at spaces where there are any. A short text is shown whole. */
function chooseSnippet(text: string, first: Token): { start: number; end: number } {
  if (text.length <= MAX_WHOLE_TEXT_CHARACTERS) return { start: 0, end: text.length }
  const earliestStart = Math.max(0, first.start - LEADING_CHARACTERS)
  const spaceBefore = text.indexOf(' ', earliestStart)
  const wordStart = spaceBefore === -1 ? first.start : Math.min(spaceBefore + 1, first.start)
  const start = earliestStart === 0 ? 0 : wordStart
  const targetEnd = Math.max(start + SNIPPET_CHARACTERS, first.end)
  const spaceAfter = text.lastIndexOf(' ', targetEnd)
  return { start, end: targetEnd >= text.length ? text.length : Math.max(spaceAfter, first.end) }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
