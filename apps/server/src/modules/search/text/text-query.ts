import type { Stemmer, Stems } from './stemmer.ts'
import { splitWords } from './words.ts'

export interface QueryWord {
  /** As typed, folded. */
  readonly word: string
  /** Any of these matches. */
  readonly lexemes: readonly string[]
  /** Whether longer words match too, because the user may still be typing. */
  readonly isPrefix: boolean
}

/** All of these words have to match. Empty matches nothing. */
export type TextQuery = readonly QueryWord[]

const MAX_QUERY_WORDS = 12

const MIN_PREFIX_LENGTH = 2

/** Whether there is a text query at all, even one that cannot match anything. */
export function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

export function parseTextQuery(stem: Stemmer, text: string): Promise<TextQuery> {
  return buildTextQuery(stem, splitWords(text))
}

export async function buildTextQuery(stem: Stemmer, typed: readonly string[]): Promise<TextQuery> {
  const last = typed.at(-1)
  const words = [...new Set(typed)].slice(0, MAX_QUERY_WORDS)
  const stems = await stem(words)
  const stemmed = words.flatMap((word): { word: string; stems: Stems }[] => {
    const known = stems.get(word)
    return known ? [{ word, stems: known }] : []
  })
  const significant = stemmed.filter((one) => !one.stems.isStopWord)
  // Of stop words alone, the last is taken as the prefix of another word.
  return (significant.length > 0 ? significant : stemmed.slice(-1)).map(({ word, stems: { lexemes } }) => ({
    word,
    lexemes,
    isPrefix: word === last && word.length >= MIN_PREFIX_LENGTH,
  }))
}

export type Weight = 'A' | 'B' | 'C'

/** One word in `tsquery` syntax. Folded words consist of letters and digits, so nothing needs escaping. */
export function toTsqueryWord({ word, lexemes, isPrefix }: QueryWord, weight: Weight | '' = ''): string {
  // Lexemes that start with the prefix are redundant, and each condition is evaluated for every hit.
  const others = isPrefix ? lexemes.filter((lexeme) => !lexeme.startsWith(word)) : lexemes
  const exact = others.map((lexeme) => `'${lexeme}'${weight && `:${weight}`}`)
  return `(${[...exact, ...(isPrefix ? [`'${word}':*${weight}`] : [])].join(' | ')})`
}

export function toTsquery(query: TextQuery): string {
  return query.map((word) => toTsqueryWord(word)).join(' & ')
}

export function withoutPrefixes(query: TextQuery): TextQuery {
  return query.map((word) => ({ ...word, isPrefix: false }))
}

/** Whether a word of a text matches the query. */
export function isMatch(query: TextQuery, word: string, stems: Stems | undefined): boolean {
  return query.some(
    (wanted) =>
      (wanted.isPrefix && word.startsWith(wanted.word)) ||
      (stems?.lexemes.some((lexeme) => wanted.lexemes.includes(lexeme)) ?? false),
  )
}
