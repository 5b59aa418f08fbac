/** A piece of a text, and whether it was sought. */
export interface MarkedPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** Words, and what stands between them: every second piece of a text split by it is a word. */
export const WORD = /([\p{Letter}\p{Mark}\p{Number}]+)/u

/** Without accents and capitals. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** The words of what was typed, in their plainest form. */
export function soughtWords(sought: string): readonly string[] {
  return plain(sought).match(/[\p{Letter}\p{Number}]{2,}/gu) ?? []
}

/** A title cut into pieces while somebody types: of the words that begin so, the letters typed are marked. */
export function markedLetters(text: string, sought: string): MarkedPiece[] {
  const words = soughtWords(sought)
  return text.split(WORD).flatMap((piece, place) => {
    const begun = words.filter((word) => place % 2 === 1 && plain(piece).startsWith(word))
    const end = lengthOf(piece, Math.max(0, ...begun.map(({ length }) => length)))
    return [
      { text: piece.slice(0, end), isMarked: end > 0 },
      { text: piece.slice(end), isMarked: false },
    ]
  })
}

/** How much of a word its first plain letters are: an accent may be a sign of its own. */
function lengthOf(word: string, letters: number): number {
  let end = 0
  while (plain(word.slice(0, end)).length < letters) end += 1
  while (end > 0 && /^\p{Mark}/u.test(word.slice(end))) end += 1
  return end
}
