import { foldText } from '@mixed-zone/contract/rules/fold-text'
import type { TagMatch } from '@mixed-zone/contract/schemas/studio/post-facts'

/** Two or three words with capitals in a row, or a single one: what may be a name. */
const NAMES = /\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|da|do|dos|del|la|las|los|van|von)\s+)*\p{Lu}[\p{L}’'-]+){0,2}/gu

const MIN_CHARACTERS = 4
/** Each candidate is searched by a request of its own. */
const MAX_CANDIDATES = 30

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

/**
 * Among the tags that a candidate has found: topics whose whole name stands in the text, and the player whom it means. Names count in every
 * language: that of the text is often not that of the interface.
 */
export function tagsNamed(text: string, candidate: string, tags: readonly TagMatch[]): TagMatch[] {
  const isTopicNamed = ({ kind, names }: TagMatch) =>
    kind === 'topic' && Object.values(names).some((name) => isNamed(text, name))
  return [...tags.filter(isTopicNamed), ...onlyPlayer(candidate, tags)]
}

/** The player that a name stands for, if it is one alone. */
export function onlyPlayer(candidate: string, tags: readonly TagMatch[]): TagMatch[] {
  const words = foldText(candidate).split(/\s+/)
  const hasAllWords = (name: string) => {
    const own = foldText(name).split(/\s+/)
    return words.every((word) => own.includes(word))
  }
  const players = tags.filter(({ kind, names }) => kind === 'player' && Object.values(names).some(hasAllWords))
  return players.length === 1 ? players : []
}
