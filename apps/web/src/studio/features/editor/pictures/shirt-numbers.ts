import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'

type SquadMember = CaptionContext['squad'][number]

const SHIRT_NUMBER = /#(?<number>\d{1,3})(?!\d)/g

export interface ShirtNumber {
  readonly start: number
  readonly end: number
  readonly number: number
  readonly players: readonly SquadMember[]
}

/** Shirt numbers such as `#9` in a text, with the players who wear them in either club. */
export function findShirtNumbers(text: string, squad: CaptionContext['squad']): ShirtNumber[] {
  return [...text.matchAll(SHIRT_NUMBER)].map((match) => {
    const number = Number(match.groups?.['number'])
    return {
      start: match.index,
      end: match.index + match[0].length,
      number,
      players: squad.filter((member) => member.number === number),
    }
  })
}

export interface NamedText {
  readonly text: string
  readonly playerIds: readonly string[]
}

/** Replaces each number that exactly one player wears by that player's name; `playerIds` are the players named. */
export function nameShirtNumbers(text: string, squad: CaptionContext['squad'], beforeIndex = Infinity): NamedText {
  const unambiguous = findShirtNumbers(text, squad).filter(
    ({ end, players }) => end < beforeIndex && players.length === 1,
  )
  const named = unambiguous.toReversed().reduce((before, { start, end, players: [player] }) => {
    return before.slice(0, start) + (player?.name ?? '') + before.slice(end)
  }, text)
  return { text: named, playerIds: unambiguous.flatMap(({ players }) => players.map(({ playerId }) => playerId)) }
}
