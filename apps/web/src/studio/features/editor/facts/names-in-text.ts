/** Two or three words with capitals in a row, or a single one: what may be a name. */
const NAMES = /\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|da|do|dos|del|la|las|los|van|von)\s+)*\p{Lu}[\p{L}’'-]+){0,2}/gu

const MIN_CHARACTERS = 4
const MAX_CANDIDATES = 40

/** Words of a text that may be names of players or clubs, each once. */
export function findNameCandidates(text: string): string[] {
  const found = Array.from(text.matchAll(NAMES), ([name]) => name)
  return [...new Set(found)].filter((name) => name.length >= MIN_CHARACTERS).slice(0, MAX_CANDIDATES)
}

export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Whether the whole name stands in the text. */
export function isNamed(text: string, name: string): boolean {
  const folded = foldName(text)
  const wanted = foldName(name)
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    const isWord =
      !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(folded.charAt(at + wanted.length))
    if (isWord) return true
  }
  return false
}
