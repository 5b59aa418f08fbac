/** Letters that Unicode normalisation does not decompose, and how people type them. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
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

const ASCII_ONLY = /^[ -~]*$/

/** PostgreSQL does not index much longer lexemes. */
const MAX_WORD_LENGTH = 60

/** Lower case without accents. In Node, not in SQL, so that texts and queries are folded alike on both engines. */
export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðıþ]/g, (letter) => BASE_LETTERS[letter] ?? letter)
}

/** The folded words of a text, in order. */
export function splitWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length <= MAX_WORD_LENGTH)
}

export interface Token {
  /** Folded. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their positions in it. */
export function tokenize(text: string, maxTokens = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  for (const { 0: match, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (tokens.length === maxTokens) break
    tokens.push({ word: fold(match), start: index, end: index + match.length })
  }
  return tokens
}

/**
 * The singular of Portuguese plurals that the Snowball stemmer does not know (`seleções` and `seleção`, `finais` and `final`), and the suffix
 * `-ção`, which it knows only with accents. Words for which this is wrong come out wrong in texts and queries alike.
 */
export function toPortugueseSingular(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/cao$/, 'ção')
}

/**
 * The stem of nouns whose ending the Snowball stemmer takes for that of a verb, and would cut off: the Spanish `portera` would become `porta`, and
 * `vitória` the name `Vítor`. The few verb forms that end alike keep a stem of their own.
 */
export function portugueseNounStem(word: string): string | null {
  return /^(.{2,}(?:[aei]r|i))as?$/.exec(word)?.[1] ?? null
}
