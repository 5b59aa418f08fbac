import type { FilterData, FilteredPosts, SectionPage } from '@mixed-zone/contract/schemas/lists'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Criteria, Library, Page, PostMatches } from '../../library/library.ts'
import type { ReadContext, Viewer } from '../../library/rules.ts'
import { recordSearchMiss } from '../search-misses.repository.ts'
import { correctTypos } from '../text/corrections.ts'
import { highlightCards } from '../text/highlight.ts'
import type { Stemmer } from '../text/stemmer.ts'
import { buildTextQuery, hasText, type TextQuery } from '../text/text-query.ts'
import { findByText } from '../text/text-search.service.ts'
import { splitWords } from '../text/words.ts'
import { pageOf, parseCriteria, type PostFilter, type SectionFilter, toOffset } from './criteria.ts'
import { FILTER_FACETS, presentFacets } from './facets.presenter.ts'
import type { LoadTerms, Terms } from './terms.ts'

/** With fewer results than this, typos are corrected. */
const FEW_RESULTS = 3

/** For calls that need only counts. */
const NO_POSTS = { offset: 0, limit: 0 }

const ALL_POSTS = { offset: 0, limit: Number.POSITIVE_INFINITY }

interface ListPostsDeps {
  readonly db: Db
  readonly library: Library
  readonly stem: Stemmer
  readonly loadTerms: LoadTerms
}

interface Reader {
  readonly viewer: Viewer
  readonly now: Date
}

interface FoundPosts extends PostMatches {
  readonly criteria: Criteria
  /** Null without a text. */
  readonly query: TextQuery | null
  /** What was searched instead of the text, where that found more. */
  readonly corrected?: string
}

/** The lists of posts: parse the criteria, find ids and counts, load the cards, present. */
export function createListPosts({ db, library, stem, loadTerms }: ListPostsDeps) {
  const { postIndex } = library

  async function findPosts(
    terms: Terms,
    { page, ...filter }: Omit<PostFilter, 'page'> & { readonly page: Page },
    { viewer, now }: Reader,
  ): Promise<FoundPosts> {
    const criteria = parseCriteria(terms, filter)
    const facets = filter.facets === false ? [] : FILTER_FACETS
    const scope = { viewer, now, criteria, page, facets }
    if (!hasText(filter.text)) return { criteria, query: null, ...(await postIndex.find(scope)) }
    const words = splitWords(filter.text)
    const query = await buildTextQuery(stem, words)
    const found = await findByText({ db, postIndex }, query, scope)
    const corrected =
      found.total < FEW_RESULTS ? await correctTypos({ db, postIndex, stem }, { words, query }, scope) : null
    if (corrected !== null) {
      const correctedQuery = await buildTextQuery(stem, corrected)
      const better = await findByText({ db, postIndex }, correctedQuery, scope)
      if (better.total > found.total) {
        return { criteria, query: correctedQuery, ...better, corrected: corrected.join(' ') }
      }
    }
    return { criteria, query, ...found }
  }

  /** The selected values that may be named. The name of a tag that no visible post has could reveal a post that is not visible yet. */
  async function selectedValues({ criteria, facets }: FoundPosts, { viewer, now }: Reader): Promise<Criteria> {
    const { tags } = criteria
    if (!tags || tags.every((id) => facets.tags?.has(id))) return criteria
    const all = await postIndex.find({ viewer, now, criteria: {}, page: NO_POSTS, facets: ['tags'] })
    return { ...criteria, tags: tags.filter((id) => all.facets.tags?.has(id)) }
  }

  async function facetsOf(found: FoundPosts, terms: Terms, context: ReadContext): Promise<FilterData> {
    const selected = await selectedValues(found, context)
    return presentFacets(terms, { counts: found.facets, selected, locale: context.locale })
  }

  return {
    async filterPosts(filter: PostFilter, context: ReadContext): Promise<FilteredPosts> {
      const terms = await loadTerms(context.locale)
      const found = await findPosts(terms, { ...filter, page: toOffset(filter) }, context)
      const { ids, total, criteria, query, corrected } = found
      const cards = await library.loadCards(ids, context)
      // With other criteria set, the text alone may have matches.
      const isMiss = query !== null && total === 0 && Object.keys(criteria).length === 0
      if (isMiss) await recordSearchMiss(db, filter.text ?? '', context)
      return {
        posts: query ? await highlightCards(db, cards, { query, stem }) : cards,
        total,
        ...pageOf(filter),
        facets: filter.facets === false ? null : await facetsOf(found, terms, context),
        ...(corrected !== undefined && { corrected }),
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

    /** The ids of all visible posts that match a filter, best or newest first; for consumers that need no cards. */
    async matchPosts(
      filter: Omit<PostFilter, 'page' | 'pageSize' | 'facets'>,
      reader: Reader,
    ): Promise<readonly number[]> {
      // Any language: only the ids of the terms are used.
      const terms = await loadTerms('es')
      const { ids } = await findPosts(terms, { ...filter, page: ALL_POSTS, facets: false }, reader)
      return ids
    },
  }
}
