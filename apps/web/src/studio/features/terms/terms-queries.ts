import { countTerms, getTerm, listTerms, previewTermMerge } from '@mixed-zone/contract/endpoints/studio/terms'
import type { EditableTermKind, ListedTerm, TermKind } from '@mixed-zone/contract/schemas/studio/terms'
import type { Locale } from '@mixed-zone/contract/locales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController, ListDefinition } from '../../shared/table/list-state.ts'

/** Changes of clubs, tags and the like come as events of the kind `fixture`. */
export const TERMS_KEY = studioKey('fixture', 'terms')

const listOf = (kind: TermKind, sortColumns: readonly string[], filters: readonly string[]): ListDefinition => ({
  name: `terms-${kind}`,
  sortColumns,
  filters,
})

export const TERM_LISTS: Readonly<Record<TermKind, ListDefinition>> = {
  teams: listOf('teams', ['name', 'code', 'posts'], ['text', 'unused']),
  categories: listOf('categories', ['name', 'textId', 'posts'], ['text', 'unused']),
  tags: listOf('tags', ['name', 'textId', 'posts'], ['text', 'unused']),
  players: listOf('players', ['name', 'team', 'posts'], ['text', 'team', 'unused']),
  sections: listOf('sections', [], []),
}

export function termsQuery(kind: TermKind, query: ListController['query']) {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'list', kind, query],
    queryFn: ({ signal }) => orThrow(studioClient.call(listTerms, undefined, { params: { kind }, query, signal })),
    // Rows of another kind have other columns.
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[4] === kind ? keepPreviousData(previous) : undefined,
  })
}

export function termCountsQuery() {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'counts'],
    queryFn: ({ signal }) => orThrow(studioClient.call(countTerms, undefined, { signal })),
  })
}

export function termQuery(kind: EditableTermKind, id: string) {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'term', kind, id],
    queryFn: ({ signal }) => orThrow(studioClient.call(getTerm, undefined, { params: { kind, id }, signal })),
  })
}

export function mergePreviewQuery(kind: EditableTermKind, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'merge-preview', kind, ids],
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(previewTermMerge, undefined, { query: { kind, ids: ids.join(',') }, signal })),
  })
}

export const termName = ({ names }: Pick<ListedTerm, 'names'>, locale: Locale): string => names[locale]
