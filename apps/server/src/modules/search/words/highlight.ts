import { fold, type Token, tokensOf } from './fold-words.ts'
import type { Stemmer } from './stemmer.ts'
import { isHit, type TextQuery } from './text-query.ts'

/** How much of a long text is shown around its first hit. */
const SNIPPET_CHARACTERS = 180

/** How many words of a text are looked through for a hit. */
const MOST_TOKENS = 2_000

export interface Highlighting {
  readonly query: TextQuery
  readonly stem: Stemmer
}

/** Each text with its hits in `<mark>` and everything else escaped, cut around the first hit where it is long; null without any. */
export async function highlightTexts(
  texts: readonly string[],
  { query, stem }: Highlighting,
): Promise<(string | null)[]> {
  const beginnings = beginningsOf(query)
  const read = texts.map((text) => ({ text, tokens: tokensBeginningWith(beginnings, text) }))
  const stems = await stem([...new Set(read.flatMap(({ tokens }) => tokens.map(({ word }) => word)))])
  return read.map(({ text, tokens }) =>
    mark(
      text,
      tokens.filter(({ word }) => isHit(query, word, stems.get(word))),
    ),
  )
}

/**
 * How words have to begin that may be hits. Stemmers of all languages change the end of a word, and the end alone: of a long stem the first
 * three letters are those of its word, of a very short one the first (`dying` and `die`).
 */
export function beginningsOf(query: TextQuery): string[] {
  const ofLexeme = (lexeme: string) => fold(lexeme.slice(0, lexeme.length < 4 ? 1 : lexeme.length < 6 ? 2 : 3))
  return [...new Set(query.flatMap(({ word, lexemes }) => [word, ...lexemes].map(ofLexeme)))]
}

function tokensBeginningWith(beginnings: readonly string[], text: string): Token[] {
  // Most texts have none, which is told without a look at each of their words.
  const folded = fold(text)
  if (!beginnings.some((beginning) => folded.includes(beginning))) return []
  return tokensOf(text, MOST_TOKENS).filter(({ word }) => beginnings.some((beginning) => word.startsWith(beginning)))
}

function mark(text: string, hits: readonly Token[]): string | null {
  const [first] = hits
  if (!first) return null
  const { start, end } = windowAround(text, first)
  let marked = start > 0 ? '…' : ''
  let at = start
  for (const hit of hits.filter((one) => one.end <= end)) {
    marked += `${escape(text.slice(at, hit.start))}<mark>${escape(text.slice(hit.start, hit.end))}</mark>`
    at = hit.end
  }
  return marked + escape(text.slice(at, end)) + (end < text.length ? '…' : '')
}

/** The part of a text that is shown, from a space to a space. A short text is shown whole. */
function windowAround(text: string, first: Token): { start: number; end: number } {
  if (text.length <= SNIPPET_CHARACTERS * 2) return { start: 0, end: text.length }
  const wanted = Math.max(0, first.start - SNIPPET_CHARACTERS / 3)
  const start = wanted === 0 ? 0 : Math.min(text.indexOf(' ', wanted) + 1, first.start)
  const far = Math.max(start + SNIPPET_CHARACTERS, first.end)
  const space = text.lastIndexOf(' ', far)
  return { start, end: far >= text.length ? text.length : Math.max(space, first.end) }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
