import type { FactChoices, TagMatch } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { tagsQuery } from '../editor-queries.ts'
import { findNameCandidates, isNamed, tagsNamed } from './names-in-text.ts'

const STALE_MS = 10 * 60_000

interface SearchResult {
  readonly data: { readonly tags: readonly TagMatch[] } | undefined
}

interface NamedTerms {
  /** Players and topics. */
  readonly tags: readonly TagMatch[]
  readonly teams: FactChoices['teams']
}

/** Teams, players and topics whose names stand in the text. */
export function useNamedTerms(text: string, teams: FactChoices['teams']): NamedTerms {
  const named = useMemo(
    () => teams.filter(({ name, shortName }) => isNamed(text, name) || isNamed(text, shortName)),
    [text, teams],
  )
  const candidates = useMemo(() => findNameCandidates(text), [text])
  const combine = useCallback(
    (results: readonly SearchResult[]) => {
      const found = results.flatMap(({ data }, index) => tagsNamed(text, candidates[index] ?? '', data?.tags ?? []))
      return [...new Map(found.map((tag) => [tag.id, tag])).values()]
    },
    [text, candidates],
  )
  const tags = useQueries({
    queries: candidates.map((candidate) => ({ ...tagsQuery(candidate), staleTime: STALE_MS })),
    combine,
  })
  return { teams: named, tags }
}
