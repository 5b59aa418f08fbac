import type { Locale } from '@mixed-zone/contract/locales'
import type { Db } from '../../../platform/database/database.ts'
import type { Page, PostIndex, PostMatches, PostQuery } from '../../library/library.ts'
import { findCorrections } from './corrections.ts'
import type { Stemmer } from './stemmer.ts'
import { buildTextQuery, type QueryWord, type TextQuery } from './text-query.ts'
import { findMatches, findMatchesOfEach, listScores, listTitleScores } from './text-search.repository.ts'

/**
 * Matches are scored only up to this number, the newest first: scoring reads the words of each post. These fill the first ten pages; what follows
 * is in the order of publication.
 */
const MAX_SCORED = 250

interface TextSearchDeps {
  readonly db: Db
  readonly postIndex: PostIndex
  readonly stem: Stemmer
}

interface TextScope extends Omit<PostQuery, 'among'> {
  readonly page: Page
  /** The reader's language: titles in it come first. */
  readonly locale: Locale
}

export interface TextSearchResult extends PostMatches {
  /** The words that all results have. */
  readonly query: TextQuery
  /** The words that were searched instead of the typed ones, where those had typos. */
  readonly corrected: readonly string[] | null
  /** Words that the results need not have, because no post has all of them. */
  readonly leftOut: readonly string[]
}

/** Full-text search, best first. PostgreSQL finds posts by their words; the post index applies visibility and criteria, and counts facets. */
export type TextSearch = ReturnType<typeof createTextSearch>

export function createTextSearch({ db, postIndex, stem }: TextSearchDeps) {
  /**
   * Posts that have all words: those with all of them in a title by score, then the others by score; the newest first among equals. Where very
   * many posts have the words, whatever the criteria leave of them, only the newest are ranked, and only by their titles.
   */
  async function findAll(query: TextQuery, { page, locale, ...scope }: TextScope): Promise<PostMatches> {
    const end = page.offset + page.limit
    const wanted = Math.max(end, MAX_SCORED)
    const sortByTitle = (newest: readonly number[]) =>
      sortByScore(newest, (ids) => listTitleScores(db, query, { ids, locale }))
    const { all, titles } = await findMatches(db, query)
    // Enough for this page, whichever of them have the words in a title.
    const found = await postIndex.find({ ...scope, among: all, page: { offset: 0, limit: end + wanted } })
    const ranked = titles ? await findTitles(titles) : await sortByTitle(found.ids)
    if (ranked.length < Math.min(end, found.total)) {
      const rankedIds = new Set(ranked)
      const others = found.ids.filter((id) => !rankedIds.has(id))
      ranked.push(...(await sortByScore(others, (ids) => listScores(db, query, ids))))
    }
    return { ...found, ids: ranked.slice(page.offset, end) }

    async function findTitles(among: readonly number[]): Promise<number[]> {
      const { viewer, now, criteria } = scope
      const { ids } = await postIndex.find({ viewer, now, criteria, among, page: { offset: 0, limit: wanted } })
      return sortByTitle(ids)
    }
  }

  /** The largest combination of words that some post has; of several, the one with fewer corrected words, then with the rarest words. */
  async function pickWords(
    query: TextQuery,
    isCorrected: (word: QueryWord) => boolean,
    { viewer, now, criteria }: TextScope,
  ): Promise<TextQuery> {
    const matches = await findMatchesOfEach(db, query)
    const wordsOfPost = new Map<number, QueryWord[]>()
    const rarity = new Map<QueryWord, number>()
    for (const word of query) {
      const { ids } = await postIndex.find({ viewer, now, criteria, among: matches.get(word.word) ?? [] })
      rarity.set(word, 1 / ids.length)
      for (const id of ids) wordsOfPost.set(id, [...(wordsOfPost.get(id) ?? []), word])
    }
    const correctedIn = (words: TextQuery) => words.filter(isCorrected).length
    const rarityOf = (words: TextQuery) => words.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0)
    let best: TextQuery = []
    for (const words of wordsOfPost.values()) {
      const difference =
        words.length - best.length || correctedIn(best) - correctedIn(words) || rarityOf(words) - rarityOf(best)
      if (difference > 0) best = words
    }
    return best
  }

  return {
    /** If no post has all words, the results have as many of them as possible. There are none only if no post has any of the words. */
    async search(words: readonly string[], scope: TextScope): Promise<TextSearchResult> {
      const typed = await buildTextQuery(stem, words)
      const found = await findAll(typed, scope)
      if (found.total > 0) return { ...found, query: typed, corrected: null, leftOut: [] }

      const corrections = await findCorrections({ db, postIndex, stem }, typed, scope)
      const corrected = words.map((word) => corrections.get(word) ?? word)
      const query = corrections.size === 0 ? typed : await buildTextQuery(stem, corrected)
      const better = corrections.size === 0 ? found : await findAll(query, scope)
      if (better.total > 0) return { ...better, query, corrected, leftOut: [] }

      const originals = new Map([...corrections].map(([word, correction]) => [correction, word]))
      const isCorrected = ({ word }: QueryWord) => originals.has(word)
      const kept = await pickWords(query, isCorrected, scope)
      const leftOut = kept.length === 0 ? [] : query.filter((word) => !kept.includes(word))
      return {
        ...(await findAll(kept, scope)),
        query: kept,
        corrected: kept.some(isCorrected) ? kept.map(({ word }) => word) : null,
        leftOut: leftOut.map(({ word }) => originals.get(word) ?? word),
      }
    },
  }
}

/** Scores only the newest; the rest follow in their order. */
async function sortByScore(
  newest: readonly number[],
  readScores: (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): Promise<number[]> {
  const scored = newest.slice(0, MAX_SCORED)
  const scores = scored.length === 0 ? new Map<number, number>() : await readScores(scored)
  const scoreOf = (id: number) => scores.get(id) ?? 0
  return [...scored.sort((one, other) => scoreOf(other) - scoreOf(one)), ...newest.slice(MAX_SCORED)]
}
