import type { Locale } from '@mixed-zone/contract/locales'
import { kindLexemesOf } from './content-kinds.ts'
import { isStopWord, lexemesOf, type Stemmer, type Stems, type WordStems } from './stemmer.ts'

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

const MAX_QUERY_WORDS = 20

const MIN_PREFIX_LENGTH = 2

/** Whether there is a text query at all, even one that cannot match anything. */
export function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

export async function buildTextQuery(stem: Stemmer, typed: readonly string[]): Promise<TextQuery> {
  const last = typed.at(-1)
  const words = [...new Set(typed)]
  const stems = await stem(words)
  const significant = words.filter((word) => !isStopWord(stems.get(word)))
  // Of stop words alone, the last is taken as the prefix of another word.
  return (significant.length > 0 ? significant.slice(0, MAX_QUERY_WORDS) : words.slice(-1)).map((word) => ({
    ...toQueryWord(word, stems),
    isPrefix: word === last && word.length >= MIN_PREFIX_LENGTH,
  }))
}

export function toQueryWord(word: string, stems: WordStems): QueryWord {
  return { word, lexemes: [word, ...lexemesOf(stems.get(word)), ...kindLexemesOf(word)], isPrefix: false }
}

export type Weight = 'A' | 'B' | 'C'

/** One word in `tsquery` syntax. Lexemes consist of letters, digits and a slash, so nothing needs escaping. */
export function toTsqueryWord({ word, lexemes, isPrefix }: QueryWord, weight: Weight | '' = ''): string {
  // Lexemes that the prefix finds anyway are redundant, and each condition is evaluated for every hit.
  const isFound = (lexeme: string) => isPrefix && (lexeme.startsWith(word) || untagged(lexeme).startsWith(word))
  const exact = lexemes.flatMap((lexeme) => (isFound(lexeme) ? [] : `'${lexeme}'${weight && `:${weight}`}`))
  return `(${[...exact, ...(isPrefix ? [`'${word}':*${weight}`] : [])].join(' | ')})`
}

/** A stem without its language. */
export function untagged(lexeme: string): string {
  return lexeme.slice(lexeme.indexOf('/') + 1)
}

export function toTsquery(query: TextQuery): string {
  return query.map((word) => toTsqueryWord(word)).join(' & ')
}

/** The word as it was typed, not its other forms. */
export function asTyped({ word }: QueryWord): QueryWord {
  return { word, lexemes: [word, ...kindLexemesOf(word)], isPrefix: false }
}

/** The word only where a text in this language has it. */
export function inLanguage({ word, lexemes, isPrefix }: QueryWord, locale: Locale): QueryWord {
  const own = `${locale}/${word}`
  const stems = lexemes.filter((lexeme) => lexeme.startsWith(`${locale}/`))
  return { word: own, lexemes: [own, ...stems, ...kindLexemesOf(word)], isPrefix }
}

/** Whether a word of a text matches the query. */
export function isMatch(query: TextQuery, word: string, stems: Stems | undefined): boolean {
  return query.some(
    (wanted) =>
      word === wanted.word ||
      (wanted.isPrefix && word.startsWith(wanted.word)) ||
      lexemesOf(stems).some((lexeme) => wanted.lexemes.includes(lexeme)),
  )
}
