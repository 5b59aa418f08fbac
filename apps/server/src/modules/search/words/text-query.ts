import { wordsOf } from './fold-words.ts'
import type { Stemmer, Stems } from './stemmer.ts'

export interface QueryWord {
  /** As it was typed, folded. */
  readonly word: string
  /** Any of these is a hit. */
  readonly lexemes: readonly string[]
  /** Words that only begin so are hits too: whoever types may not have finished it. */
  readonly isPrefix: boolean
}

/** What is searched for: every one of these words. None can be found where it is empty. */
export type TextQuery = readonly QueryWord[]

/** A question of more words than these is answered by the first of them. */
const MOST_WORDS = 12

/** A single letter begins too many words to be of use. */
const SHORTEST_PREFIX = 2

/** Whether anything is searched for at all, were it something that cannot be found. */
export function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

/** What a text asks for, or null where there is no text at all. */
export async function readTextQuery(stem: Stemmer, text: string | undefined): Promise<TextQuery | null> {
  if (!hasText(text)) return null
  return buildTextQuery(stem, wordsOf(text))
}

export async function buildTextQuery(stem: Stemmer, typed: readonly string[]): Promise<TextQuery> {
  const last = typed.at(-1)
  const words = [...new Set(typed)].slice(0, MOST_WORDS)
  const stems = await stem(words)
  const told = words.flatMap((word): { word: string; stems: Stems }[] => {
    const known = stems.get(word)
    return known ? [{ word, stems: known }] : []
  })
  const telling = told.filter((one) => !one.stems.isStopWord)
  // Of stop words alone, each is taken as the beginning of another word.
  return (telling.length > 0 ? telling : told.slice(-1)).map(({ word, stems: { lexemes } }) => ({
    word,
    lexemes,
    isPrefix: word === last && word.length >= SHORTEST_PREFIX,
  }))
}

export type Weight = 'A' | 'B' | 'C'

/** A word as PostgreSQL writes a condition on words. Folded words are letters and digits alone, so nothing needs escaping. */
export function writeWord({ word, lexemes, isPrefix }: QueryWord, weight: Weight | '' = ''): string {
  // What begins so is found by its beginning: each condition more costs a look at every hit.
  const others = isPrefix ? lexemes.filter((lexeme) => !lexeme.startsWith(word)) : lexemes
  const exact = others.map((lexeme) => `'${lexeme}'${weight && `:${weight}`}`)
  return `(${[...exact, ...(isPrefix ? [`'${word}':*${weight}`] : [])].join(' | ')})`
}

export function writeQuery(query: TextQuery): string {
  return query.map((word) => writeWord(word)).join(' & ')
}

/** Whether a word of a text is a hit, by its stems in the text's language. */
export function isHit(query: TextQuery, word: string, stems: Stems | undefined): boolean {
  return query.some(
    (wanted) =>
      (wanted.isPrefix && word.startsWith(wanted.word)) ||
      (stems?.lexemes.some((lexeme) => wanted.lexemes.includes(lexeme)) ?? false),
  )
}
