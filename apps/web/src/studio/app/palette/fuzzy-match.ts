import { foldText } from '@mixed-zone/contract/rules/fold-text'

/**
 * How well a text matches a query, or 0. Every word of the query has to match. From the best kind of match to the weakest, it begins the
 * text, begins a word of it, is part of a word, or has its letters in the text in the same order.
 */
export function matchScore(text: string, query: string): number {
  const folded = foldText(text)
  const words = foldText(query).split(/\s+/).filter(Boolean)
  let score = 1
  for (const word of words) {
    const wordScore = scoreWord(folded, word)
    if (wordScore === 0) return 0
    score += wordScore
  }
  return score
}

function scoreWord(folded: string, word: string): number {
  if (folded.startsWith(word)) return 4
  if (beginsLaterWord(folded, word)) return 3
  if (folded.includes(word)) return 2
  return hasLettersInOrder(folded, word) ? 1 : 0
}

function beginsLaterWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word, 1); at > 0; at = folded.indexOf(word, at + 1)) {
    if (/[^\p{Letter}\p{Number}]/u.test(folded.charAt(at - 1))) return true
  }
  return false
}

function hasLettersInOrder(folded: string, word: string): boolean {
  let at = -1
  for (const letter of word) {
    at = folded.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return true
}

/** Whether all words of a query are in a text. False without any. */
export function containsWords(text: string, query: string): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const folded = foldText(text)
  return words.length > 0 && words.every((word) => folded.includes(word))
}

/** Those that match, the best first; equal ones keep their order. */
export function filterByMatch<Item>(items: readonly Item[], query: string, labelOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, score: matchScore(labelOf(item), query) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item)
}
