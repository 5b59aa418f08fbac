import { parseFilterValue } from '@mixed-zone/contract/rules/filter-path'
import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/page-sizes'
import { wordsOf } from '../words/fold-words.ts'
import { hasText } from '../words/text-query.ts'
import type { SentFilter } from './filter-posts.service.ts'
import type { SentSection } from './list-posts.service.ts'

/** The same for all filters that ask for the same list, however they are written; different for all others. */
export function keyOfFilter({ text, team, category, tag, locale, page, pageSize, facets }: SentFilter): string {
  // A text of signs alone finds nothing, and no text finds everything.
  const words = hasText(text) ? wordsOf(text) : null
  const criteria = [team, category, tag, locale].map((value) => parseFilterValue(value).toSorted())
  return JSON.stringify([words, ...criteria, page ?? 1, pageSize ?? LIST_PAGE_SIZE.default, facets !== false])
}

export function keyOfSection({ textId, page, pageSize }: SentSection): string {
  return JSON.stringify([textId, page ?? 1, pageSize ?? LIST_PAGE_SIZE.default])
}
