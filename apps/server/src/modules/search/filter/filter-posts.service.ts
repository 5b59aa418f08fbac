import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/page-sizes'
import type { FilterData, FilteredPosts } from '@mixed-zone/contract/schemas/browse'
import type { Db } from '../../../platform/database/database.ts'
import type { Library } from '../../library/library.ts'
import type { Reading } from '../../library/rules.ts'
import type { ChoiceCounts } from '../facets/count-choices.ts'
import type { Counter } from '../facets/counter.ts'
import { presentFacets } from '../facets/facets.presenter.ts'
import type { LoadTerms } from '../facets/terms.ts'
import { recordMiss } from '../misses/record-miss.ts'
import type { CurrentIndex } from '../post-index/current-index.ts'
import { wordsOf } from '../words/fold-words.ts'
import { highlightCards } from '../words/highlight-cards.ts'
import type { Stemmer } from '../words/stemmer.ts'
import { readTextQuery } from '../words/text-query.ts'
import { type Criteria, countSet, NOTHING_SET, resolveCriteria, type SentCriteria } from './criteria.ts'
import { countFound, countMeant, type Found, listFound } from './find-posts.ts'

export interface SentFilter extends SentCriteria {
  readonly text?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly facets?: boolean | undefined
}

interface Parts {
  readonly db: Db
  readonly library: Library
  readonly stem: Stemmer
  readonly counter: Counter
  readonly currentIndex: CurrentIndex
  readonly loadTerms: LoadTerms
}

export function createFilterPosts({ db, library, stem, counter, currentIndex, loadTerms }: Parts) {
  const tools = { db, counter, currentIndex, stem }

  async function find(sent: SentFilter, reading: Reading): Promise<{ found: Found; corrected?: string }> {
    const { viewer, now, locale } = reading
    const { page = 1, pageSize = LIST_PAGE_SIZE.default } = sent
    const [terms, query] = await Promise.all([loadTerms(locale), readTextQuery(stem, sent.text)])
    const wanted = { viewer, now, criteria: resolveCriteria(terms, sent), query, page: pageOf(page, pageSize) }
    const found = await countFound(tools, { ...wanted, wantsChoices: sent.facets !== false })
    const meant = await countMeant(tools, found, wordsOf(sent.text ?? ''))
    return meant ? { found: meant.found, corrected: meant.words.join(' ') } : { found }
  }

  /** A tag that no post which the reader may see has is not named: it may be named after one that nobody may know of yet. */
  async function nameable({ criteria, choices, viewer, now }: Found): Promise<Criteria> {
    const { tags } = criteria
    if (!tags || tags.every((id) => choices?.tags.has(id))) return criteria
    const { choices: all } = await counter.countChoices({ viewer, now, query: null }, NOTHING_SET)
    return { ...criteria, tags: tags.filter((id) => all.tags.has(id)) }
  }

  async function present(found: Found, choices: ChoiceCounts, { locale }: Reading): Promise<FilterData> {
    return presentFacets(await loadTerms(locale), { choices, criteria: await nameable(found), locale })
  }

  return async (sent: SentFilter, reading: Reading): Promise<FilteredPosts> => {
    const { page = 1, pageSize = LIST_PAGE_SIZE.default } = sent
    const { found, corrected } = await find(sent, reading)
    const { criteria, query, choices, total } = found
    const [posts, facets] = await Promise.all([
      listFound(db, found).then((ids) => library.loadCards(ids, reading)),
      choices && present(found, choices, reading),
    ])
    // With another filter beside it, the text alone may have found something.
    if (query && total === 0 && countSet(criteria) === 0) await recordMiss(db, sent.text ?? '', reading)
    return {
      posts: query ? await highlightCards(db, posts, { query, stem }) : posts,
      total,
      page,
      pageSize,
      facets,
      ...(corrected !== undefined && { corrected }),
    }
  }
}

export function pageOf(page: number, pageSize: number) {
  return { offset: (page - 1) * pageSize, limit: pageSize }
}
