import { foldWords } from '@mixed-zone/contract/rules/fold-text'

export interface KnownTeam {
  readonly id: number
  readonly textId: string
  readonly name: string
  readonly shortName: string
  /** Text ids that it had, and those of clubs that were merged into it. */
  readonly aliases: readonly string[]
}

export type FoundClub =
  | { readonly kind: 'exact' | 'similar'; readonly club: KnownTeam }
  /** `suggestion` is similar, but not enough to be taken without asking. */
  | { readonly kind: 'none'; readonly suggestion: KnownTeam | null }

/** A similarity from which a club is taken without asking, and one from which it is suggested. */
const MIN_SIMILARITY = 0.94
const MIN_SUGGESTED_SIMILARITY = 0.45
/** How much more similar than every other club it has to be. */
const MIN_LEAD = 0.05

/** Finds clubs by what files call them: "Atl. Brisa" is Atlético Brisa. */
export function createClubFinder(clubs: readonly KnownTeam[]): (text: string) => FoundClub {
  const namesOf = ({ name, shortName, textId }: KnownTeam) => [name, shortName, textId].map(foldWords)
  const exact = new Map([
    ...clubs.flatMap((club) => club.aliases.map((alias) => [foldWords(alias), club] as const)),
    ...clubs.flatMap((club) => namesOf(club).map((name) => [name, club] as const)),
  ])
  return (text) => {
    const wanted = foldWords(text)
    const known = exact.get(wanted)
    if (known) return { kind: 'exact', club: known }
    const [best, second] = clubs
      .map((club) => ({ club, similarity: Math.max(...namesOf(club).map((name) => similarityOf(wanted, name))) }))
      .toSorted((one, other) => other.similarity - one.similarity)
    if (!best) return { kind: 'none', suggestion: null }
    const isUnambiguous = best.similarity - (second?.similarity ?? 0) > MIN_LEAD
    if (best.similarity >= MIN_SIMILARITY && isUnambiguous) return { kind: 'similar', club: best.club }
    return { kind: 'none', suggestion: best.similarity >= MIN_SUGGESTED_SIMILARITY ? best.club : null }
  }
}

/** From 0 to 1. 1 if each word is a prefix of the name's word, such as "Atl. Brisa", else the Sørensen–Dice coefficient of their bigrams. */
function similarityOf(wanted: string, name: string): number {
  if (wanted === '') return 0
  const [words, others] = [wanted.split(' '), name.split(' ')]
  const isAbbreviation =
    words.length === others.length && words.every((word, index) => others[index]?.startsWith(word) ?? false)
  if (isAbbreviation) return 1
  const [left, right] = [bigramsOf(wanted), bigramsOf(name)]
  const shared = [...left].filter((bigram) => right.has(bigram)).length
  return (2 * shared) / Math.max(1, left.size + right.size)
}

const bigramsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
