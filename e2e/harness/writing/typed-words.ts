/** Letters that no other writer types; the last one ends a word. */
export type Alphabet = string

export const ALPHABETS: readonly Alphabet[] = ['abcdefgh', 'ijklmnop', 'qrstuvwx']

/** A number, written in the other letters of the alphabet. */
export function wordOf(alphabet: Alphabet, number: number): string {
  const digits = [...number.toString(alphabet.length - 1)].map((digit) => alphabet[Number(digit)])
  return `${digits.join('')}${alphabet.at(-1)}`
}

/**
 * The numbers of the complete words of one writer, in the order of the text. Two people at the same place write between each other's letters,
 * so that everything else is left out first.
 */
export function findWords(text: string, alphabet: Alphabet): number[] {
  const own = [...text].filter((letter) => alphabet.includes(letter)).join('')
  const words = own.split(alphabet.at(-1) ?? '').slice(0, -1)
  return words.map((word) =>
    Number.parseInt([...word].map((letter) => alphabet.indexOf(letter)).join(''), alphabet.length - 1),
  )
}

export interface Losses {
  readonly lost: number
  /** Or never typed: a letter that is doubled makes another word. */
  readonly doubled: number
  readonly outOfOrder: number
}

interface Expected {
  /** The words below this number have to be there. */
  readonly min: number
  /** The words below this number may be there. */
  readonly max: number
}

export function findLosses(words: readonly number[], { min, max }: Expected): Losses {
  const found = new Set(words.filter((number) => number < max))
  return {
    lost: Array.from({ length: min }, (_, number) => number).filter((number) => !found.has(number)).length,
    doubled: words.length - found.size,
    outOfOrder: words.filter((number, index) => number < (words[index - 1] ?? 0)).length,
  }
}

export const NO_LOSSES: Losses = { lost: 0, doubled: 0, outOfOrder: 0 }

export function addLosses(all: readonly Losses[]): Losses {
  return all.reduce(
    (sum, { lost, doubled, outOfOrder }) => ({
      lost: sum.lost + lost,
      doubled: sum.doubled + doubled,
      outOfOrder: sum.outOfOrder + outOfOrder,
    }),
    NO_LOSSES,
  )
}
