import type { FactChoices, TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tagsQuery } from '../editor-queries.ts'
import { findNameCandidates, isNamed, tagsNamed } from './names-in-text.ts'

const MAX_SEARCHES = 30
const STALE_MS = 10 * 60_000

interface NamedTerms {
  /** Players and topics. */
  readonly tags: readonly TagChoice[]
  readonly teams: FactChoices['teams']
}

/** Players, topics and clubs whose names stand in the text. */
export function useNamedTerms(text: string, teams: FactChoices['teams']): NamedTerms {
  const named = useMemo(
    () => teams.filter(({ name, shortName }) => isNamed(text, name) || isNamed(text, shortName)),
    [text, teams],
  )
  const candidates = useMemo(() => findNameCandidates(text).slice(0, MAX_SEARCHES), [text])
  const tags = useQueries({
    queries: candidates.map((candidate) => ({ ...tagsQuery(candidate), staleTime: STALE_MS })),
    combine: (results) =>
      results.flatMap(({ data }, index) => tagsNamed(text, candidates[index] ?? '', data?.tags ?? [])),
  })
  return { teams: named, tags: [...new Map(tags.map((tag) => [tag.id, tag])).values()] }
}
