/** Letters that no accent can be taken off, and how people type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
}

const ASCII_ALONE = /^[ -~]*$/

/** Longer ones are no words, and PostgreSQL would not keep them. */
const LONGEST_WORD = 60

/** Small letters without accents. Done here and not by the database, so that texts and questions are folded alike on both engines. */
export function fold(text: string): string {
  // Most words have no other letters, and nothing else can be taken off these.
  if (ASCII_ALONE.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðıþ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The words of a text in their order, folded. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length <= LONGEST_WORD)
}

export interface Token {
  readonly word: string
  /** Where it stands in the text as it is written. */
  readonly start: number
  readonly end: number
}

/** The words of a text, so many of them, and where they stand in it. */
export function tokensOf(text: string, most = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  for (const { 0: match, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (tokens.length === most) break
    tokens.push({ word: fold(match), start: index, end: index + match.length })
  }
  return tokens
}

/**
 * The singular of Portuguese plurals that the stemmer does not know (`seleções` and `seleção`, `finais` and `final`), and the
 * ending `-ção`, which it knows with its accents alone. What is no such word comes out wrong, but in texts and questions alike.
 */
export function portugueseForm(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/cao$/, 'ção')
}
