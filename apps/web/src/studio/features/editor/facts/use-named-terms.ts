import type { FactChoices, TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tagsQuery } from '../editor-queries.ts'
import { findNameCandidates, isNamed, onlyPlayer } from './names-in-text.ts'

const MAX_SEARCHES = 30
const STALE_MS = 10 * 60_000

interface NamedTerms {
  readonly players: readonly TagChoice[]
  readonly teams: FactChoices['teams']
}

/** Players and clubs whose names stand in the text. */
export function useNamedTerms(text: string, teams: FactChoices['teams']): NamedTerms {
  const named = useMemo(
    () => teams.filter(({ name, shortName }) => isNamed(text, name) || isNamed(text, shortName)),
    [text, teams],
  )
  const candidates = useMemo(() => findNameCandidates(text).slice(0, MAX_SEARCHES), [text])
  const players = useQueries({
    queries: candidates.map((candidate) => ({ ...tagsQuery(candidate), staleTime: STALE_MS })),
    combine: (results) => results.flatMap(({ data }, index) => onlyPlayer(candidates[index] ?? '', data?.tags ?? [])),
  })
  return { teams: named, players: [...new Map(players.map((player) => [player.id, player])).values()] }
}
