import type { FilterData, FilteredPosts, SectionPage } from '@mixed-zone/contract/schemas/lists'
import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Criteria, Library, PostMatches } from '../../library/library.ts'
import type { ReadContext } from '../../library/rules.ts'
import { highlightCards } from '../text/highlight.ts'
import type { Stemmer } from '../text/stemmer.ts'
import { hasText } from '../text/text-query.ts'
import { recordSearchMiss } from '../text/text-search.repository.ts'
import type { TextSearch, TextSearchResult } from '../text/text-search.service.ts'
import { splitWords, tokenize } from '../text/words.ts'
import { movedCriteria, pageOf, parseCriteria, type PostFilter, type SectionFilter, toOffset } from './criteria.ts'
import { FILTER_FACETS, presentFacets } from './facets.presenter.ts'
import type { LoadTerms } from './terms.repository.ts'

/** For calls that need only counts. */
const NO_POSTS = { offset: 0, limit: 0 }

interface ListPostsDeps {
  readonly db: Db
  readonly library: Library
  readonly stem: Stemmer
  readonly textSearch: TextSearch
  readonly loadTerms: LoadTerms
}

/** The lists of posts: parse the criteria, find ids and counts, load the cards, present. */
export function createListPosts({ db, library, stem, textSearch, loadTerms }: ListPostsDeps) {
  const { postIndex } = library

  /** The selected values that may be named. The name of a tag that no visible post has could reveal a post that is not visible yet. */
  async function selectedValues(
    criteria: Criteria,
    { facets }: PostMatches,
    { viewer, now }: ReadContext,
  ): Promise<Criteria> {
    const { tags } = criteria
    if (!tags || tags.every((id) => facets.tags?.has(id))) return criteria
    const all = await postIndex.find({ viewer, now, criteria: {}, page: NO_POSTS, facets: ['tags'] })
    return { ...criteria, tags: tags.filter((id) => all.facets.tags?.has(id)) }
  }

  /** The results of a text query with their matches marked, and how the text was understood. */
  async function presentSearch(text: string, cards: readonly Card[], { query, corrected, leftOut }: TextSearchResult) {
    return {
      posts: await highlightCards(db, cards, { query, stem }),
      ...(corrected && { corrected: corrected.join(' ') }),
      ...(leftOut.length > 0 && { leftOutWords: wordsAsTyped(leftOut, text) }),
    }
  }

  return {
    async filterPosts(filter: PostFilter, context: ReadContext): Promise<FilteredPosts> {
      const { viewer, now, locale } = context
      const terms = await loadTerms(locale)
      const criteria = parseCriteria(terms, filter)
      const hasFacets = filter.facets !== false
      const scope = { viewer, now, criteria, page: toOffset(filter), facets: hasFacets ? FILTER_FACETS : [] }
      const words = hasText(filter.text) ? splitWords(filter.text) : null
      const search = words && (await textSearch.search(words, { ...scope, locale }))
      const found = search ?? (await postIndex.find(scope))
      const cards = await library.loadCards(found.ids, context)
      const moved = movedCriteria(terms, filter)
      const hasMoved = Object.keys(moved).length > 0
      const selected = hasFacets || hasMoved ? await selectedValues(criteria, found, context) : criteria
      // The current text id of a tag says as much as its name.
      const isNameable = selected.tags?.length === criteria.tags?.length
      // With other criteria set, the text alone may have matches.
      const isMiss = search && (found.total === 0 || search.leftOut.length > 0) && Object.keys(criteria).length === 0
      if (isMiss && words.length > 0) await recordSearchMiss(db, words.join(' '), context)
      return {
        ...(search ? await presentSearch(filter.text ?? '', cards, search) : { posts: cards }),
        total: found.total,
        ...pageOf(filter),
        facets: hasFacets ? presentFacets(terms, { counts: found.facets, selected, locale }) : null,
        ...(hasMoved && isNameable && { moved }),
      }
    },

    async loadFilterData({ viewer, now, locale }: ReadContext): Promise<FilterData> {
      const { facets } = await postIndex.find({ viewer, now, criteria: {}, page: NO_POSTS, facets: FILTER_FACETS })
      return presentFacets(await loadTerms(locale), { counts: facets, selected: {}, locale })
    },

    async listSectionPosts(filter: SectionFilter, context: ReadContext): Promise<SectionPage> {
      const { viewer, now } = context
      const section = (await library.listSections(context)).find(({ textId }) => textId === filter.textId)
      if (!section) throw new ApiError('not-found')
      const criteria = { sections: [section.textId] }
      const { ids, total } = await postIndex.find({ viewer, now, criteria, page: toOffset(filter) })
      return { section, posts: await library.loadCards(ids, context), total, ...pageOf(filter) }
    },
  }
}

/** Folded words as they were typed; a corrected word was not typed. */
function wordsAsTyped(words: readonly string[], text: string): string[] {
  const typed = new Map(tokenize(text).map(({ word, start, end }) => [word, text.slice(start, end)]))
  return words.map((word) => typed.get(word) ?? word)
}
