export interface KnownClub {
  readonly id: number
  readonly textId: string
  readonly name: string
  readonly shortName: string
  /** Text ids that it had, and those of clubs that were merged into it. */
  readonly aliases: readonly string[]
}

export type FoundClub =
  | { readonly kind: 'exact' | 'alike'; readonly club: KnownClub }
  /** `suggestion` may be meant, but is not near enough. */
  | { readonly kind: 'none'; readonly suggestion: KnownClub | null }

/** Near enough to be taken for the club, and to ask. */
const MIN_ALIKE = 0.94
const MIN_SUGGESTED = 0.45

/** Without case, accents and punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds clubs by what files call them: "Atl. Brisa" is Atlético Brisa. */
export function createClubFinder(clubs: readonly KnownClub[]): (text: string) => FoundClub {
  const namesOf = ({ name, shortName, textId }: KnownClub) => [name, shortName, textId].map(fold)
  const exact = new Map([
    ...clubs.flatMap((club) => club.aliases.map((alias) => [fold(alias), club] as const)),
    ...clubs.flatMap((club) => namesOf(club).map((name) => [name, club] as const)),
  ])
  return (text) => {
    const wanted = fold(text)
    const known = exact.get(wanted)
    if (known) return { kind: 'exact', club: known }
    const [best, second] = clubs
      .map((club) => ({ club, likeness: Math.max(...namesOf(club).map((name) => likenessOf(wanted, name))) }))
      .toSorted((one, other) => other.likeness - one.likeness)
    if (!best) return { kind: 'none', suggestion: null }
    // Two that are equally near leave it open which is meant.
    const isClear = best.likeness - (second?.likeness ?? 0) > 0.05
    if (best.likeness >= MIN_ALIKE && isClear) return { kind: 'alike', club: best.club }
    return { kind: 'none', suggestion: best.likeness >= MIN_SUGGESTED ? best.club : null }
  }
}

/** 1 if every word begins one of the other name in order, else how many pairs of letters they share. */
function likenessOf(wanted: string, name: string): number {
  if (wanted === '') return 0
  const [words, others] = [wanted.split(' '), name.split(' ')]
  const isAbbreviation =
    words.length === others.length && words.every((word, index) => others[index]?.startsWith(word) ?? false)
  if (isAbbreviation) return 1
  const [left, right] = [pairsOf(wanted), pairsOf(name)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return (2 * shared) / Math.max(1, left.size + right.size)
}

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
