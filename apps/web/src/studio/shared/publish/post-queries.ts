import { getChecklist, getFactChoices, getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import type { Locale } from '@mixed-zone/contract/locales'
import { FACT_FIELDS, type StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'

/** The facts and files of the draft of a post. */
export function postDetailQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('post', 'detail', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getPostDetail, undefined, { params: { id }, signal })),
    // The casts: both are data of this query.
    structuralSharing: (before, after) =>
      replaceEqualDeep(before, keepNewer(before as PostDetail | undefined, after as PostDetail)),
  })
}

/**
 * Replaces a post in the cache, except for facts and files of which the cache has a higher version: an answer that was on its way while
 * something was saved arrives after the answer to that, and would take it back.
 */
function keepNewer(before: PostDetail | undefined, after: PostDetail): PostDetail {
  if (before === undefined) return after
  const files = new Map(before.assets.map((asset) => [asset.id, asset]))
  const newerFacts = FACT_FIELDS.filter((field) => before.facts[field].version > after.facts[field].version)
  return {
    ...after,
    facts: { ...after.facts, ...Object.fromEntries(newerFacts.map((field) => [field, before.facts[field]])) },
    assets: after.assets.map((asset) => {
      const known = files.get(asset.id)
      return known !== undefined && isNewer(known, asset) ? known : asset
    }),
  }
}

const isNewer = (one: StudioAsset, other: StudioAsset) =>
  one.version > other.version || one.detailsVersion > other.detailsVersion

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
