export interface TextMatch {
  readonly from: number
  readonly to: number
}

/** Where a text contains what is searched, without regard to accents and capitals. */
export function findInText(text: string, query: string): TextMatch[] {
  const wanted = fold(query)
  if (wanted === '') return []
  const folded = fold(text)
  const matches: TextMatch[] = []
  for (let from = folded.indexOf(wanted); from !== -1; from = folded.indexOf(wanted, from + wanted.length)) {
    matches.push({ from, to: from + wanted.length })
  }
  return matches
}

/** Character by character, so that the length stays the same. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index)
    const folded = letter.normalize('NFD').charAt(0).toLowerCase()
    return folded.length === 1 ? folded : letter
  }).join('')
}

export function replaceInText(text: string, matches: readonly TextMatch[], replacement: string): string {
  return matches
    .toReversed()
    .reduce((before, { from, to }) => before.slice(0, from) + replacement + before.slice(to), text)
}
