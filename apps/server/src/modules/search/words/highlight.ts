import { type Token, tokensOf } from './fold-words.ts'
import type { Stems } from './stemmer.ts'
import { isHit, type TextQuery } from './text-query.ts'

/** How much of a long text is shown around its first hit. */
const SNIPPET_CHARACTERS = 180

/** How many words of a text are looked through for a hit. */
const MOST_TOKENS = 2_000

export interface Highlighting {
  readonly query: TextQuery
  readonly stems: ReadonlyMap<string, Stems>
}

/** The words that have to be stemmed before these texts can be highlighted. */
export function wordsToStem(texts: readonly string[], query: TextQuery): string[] {
  const wanted = wantedTokens(query)
  return [...new Set(texts.flatMap((text) => tokensOf(text, wanted).map(({ word }) => word)))]
}

/** Words that may be hits: no language's stem begins with another letter than its word. */
function wantedTokens(query: TextQuery) {
  const initials = new Set(query.flatMap(({ word, lexemes }) => [word, ...lexemes].map((one) => one.charAt(0))))
  return { initials, most: MOST_TOKENS }
}

/** A text with its hits in `<mark>` and everything else escaped, cut around the first hit where it is long; null without any. */
export function highlight(text: string, { query, stems }: Highlighting): string | null {
  const hits = tokensOf(text, wantedTokens(query)).filter(({ word }) => isHit(query, word, stems.get(word)))
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
