import { getChecklist, getFactChoices, getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'

/** The facts and files of the draft of a post. */
export function postDetailQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('post', 'detail', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getPostDetail, undefined, { params: { id }, signal })),
  })
}

/** What prevents a post from being published, and what is only missing. */
export function checklistQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('post', 'checklist', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getChecklist, undefined, { params: { id }, signal })),
    // Facts and texts change it while somebody writes.
    staleTime: 0,
  })
}

/** Sections, clubs, categories and fixtures, with names in the language of the interface. */
export function factChoicesQuery(locale: Locale) {
  return queryOptions({
    queryKey: studioKey('fixture', 'choices', locale),
    queryFn: ({ signal }) => orThrow(studioClient.call(getFactChoices, undefined, { signal })),
  })
}
