import { type MarkedPiece, plain, soughtWords, WORD } from './marked-letters.ts'

// Two letters more or less are a plural or another form; less than this is an article.
const LEAST_CHARACTERS = 4
const ENDING_CHARACTERS = 2

function isForm(word: string, sought: string): boolean {
  if (word.startsWith(sought)) return true
  return word.length >= LEAST_CHARACTERS && sought.startsWith(word) && sought.length - word.length <= ENDING_CHARACTERS
}

/** A title cut into pieces, the words that were searched for marked, with or without accents and in their near forms. */
export function markedWords(text: string, sought: string): MarkedPiece[] {
  const words = soughtWords(sought)
  return text
    .split(WORD)
    .map((piece, place) => ({
      text: piece,
      isMarked: place % 2 === 1 && words.some((word) => isForm(plain(piece), word)),
    }))
    .filter((piece) => piece.text !== '')
}
