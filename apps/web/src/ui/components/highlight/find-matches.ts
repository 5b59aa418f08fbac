import { foldText } from '@mixed-zone/contract/rules/fold-text'

/** A piece of a text, and whether the query matches it. */
export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text into words and what separates them: every second piece is a word. */
const WORD = /([\p{Letter}\p{Mark}\p{Number}]+)/u

// A difference of two letters is a plural or another form; a shorter word is an article.
const MIN_STEM_CHARACTERS = 4
const MAX_SUFFIX_CHARACTERS = 2

function wordsOf(query: string): readonly string[] {
  return foldText(query).match(/[\p{Letter}\p{Number}]{2,}/gu) ?? []
}

/** For a search while somebody types: in words that begin with a word of the query, the letters typed match. */
export function findPrefixMatches(text: string, query: string): TextPiece[] {
  const words = wordsOf(query)
  return text.split(WORD).flatMap((piece, index) => {
    const begun = words.filter((word) => index % 2 === 1 && foldText(piece).startsWith(word))
    const end = lengthOfPrefix(piece, Math.max(0, ...begun.map(({ length }) => length)))
    return [
      { text: piece.slice(0, end), isMatch: end > 0 },
      { text: piece.slice(end), isMatch: false },
    ]
  })
}

/** For results: whole words match, with or without accents and in their near forms. */
export function findWordMatches(text: string, query: string): TextPiece[] {
  const words = wordsOf(query)
  return text
    .split(WORD)
    .map((piece, index) => ({
      text: piece,
      isMatch: index % 2 === 1 && words.some((word) => isFormOf(foldText(piece), word)),
    }))
    .filter((piece) => piece.text !== '')
}

function isFormOf(word: string, queried: string): boolean {
  if (word.startsWith(queried)) return true
  return (
    word.length >= MIN_STEM_CHARACTERS &&
    queried.startsWith(word) &&
    queried.length - word.length <= MAX_SUFFIX_CHARACTERS
  )
}

/** The length in the original word of its first folded letters: a combining accent is a character of its own. */
function lengthOfPrefix(word: string, letters: number): number {
  let end = 0
  while (foldText(word.slice(0, end)).length < letters) end += 1
  while (end > 0 && /^\p{Mark}/u.test(word.slice(end))) end += 1
  return end
}
