import { foldText } from '@mixed-zone/contract/rules/fold-text'
import type { TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'

/** Two or three words with capitals in a row, or a single one: what may be a name. */
const NAMES = /\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|da|do|dos|del|la|las|los|van|von)\s+)*\p{Lu}[\p{L}’'-]+){0,2}/gu

const MIN_CHARACTERS = 4
const MAX_CANDIDATES = 40

/** Words of a text that may be names of players, each once. The first word of a sentence has a capital too, so names are also tried without it. */
export function findNameCandidates(text: string): string[] {
  const found = Array.from(text.matchAll(NAMES), ([name]) => name).flatMap(endingsOf)
  return [...new Set(found)].filter((name) => name.length >= MIN_CHARACTERS).slice(0, MAX_CANDIDATES)
}

/** "Gol de Martín Rueda": itself, "Martín Rueda" and "Rueda". */
function endingsOf(name: string): string[] {
  const words = name.split(/\s+/)
  return words.flatMap((word, index) => (/^\p{Lu}/u.test(word) ? [words.slice(index).join(' ')] : []))
}

/** Whether the whole name stands in the text. */
export function isNamed(text: string, name: string): boolean {
  const folded = foldText(text)
  const wanted = foldText(name)
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    const isWord =
      !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(folded.charAt(at + wanted.length))
    if (isWord) return true
  }
  return false
}

/** Among the tags that a name has found: topics whose whole name stands in the text, and the player whom it means. */
export function tagsNamed(text: string, candidate: string, tags: readonly TagChoice[]): TagChoice[] {
  return [...tags.filter(({ kind, name }) => kind === 'topic' && isNamed(text, name)), ...onlyPlayer(candidate, tags)]
}

/** The player that a name stands for, if it is one alone. */
export function onlyPlayer(candidate: string, tags: readonly TagChoice[]): TagChoice[] {
  const words = foldText(candidate).split(/\s+/)
  const players = tags.filter(({ kind, name }) => {
    const own = foldText(name).split(/\s+/)
    return kind === 'player' && words.every((word) => own.includes(word))
  })
  return players.length === 1 ? players : []
}
