import { and } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { visibleTo } from '../../library/rules.ts'
import type { Counted } from '../facets/count-choices.ts'
import type { Counter, Scope } from '../facets/counter.ts'
import type { CurrentIndex } from '../post-index/current-index.ts'
import { countInIndex, listInIndex } from '../post-index/find-in-index.ts'
import { findMeant } from '../words/correct.ts'
import type { Stemmer } from '../words/stemmer.ts'
import { buildTextQuery } from '../words/text-query.ts'
import { fulfilsAll } from './conditions.ts'
import { type Criteria, countSet, NOTHING_SET } from './criteria.ts'
import { listNewestIds, type PageOf } from './filter.repository.ts'
import { listBestIds, listBestTitledIds, listManyIds, WEIGHED_AT_MOST, WORTH_A_LOOK } from './ranking.repository.ts'

/** Fewer hits than these are little: what was typed may be a slip. */
const LITTLE = 3

/** Words that could each have been meant are tried, so many of them. */
const MOST_TRIED = 3

export interface Wanted extends Scope {
  readonly criteria: Criteria
  readonly page: PageOf
  readonly wantsChoices: boolean
}

export interface Found extends Wanted {
  readonly total: number
  readonly choices: Counted['choices'] | null
  /** The numbers of the page, where they came along with the total. */
  readonly ids: readonly number[] | null
}

/** Counts what is there: all posts that match, and where they are wanted the choices. */
export async function countFound(
  { counter, currentIndex }: Omit<Tools, 'db' | 'stem'>,
  wanted: Wanted,
): Promise<Found> {
  const { criteria, query, page, wantsChoices } = wanted
  const index = query === null && countSet(criteria) > 0 ? await currentIndex() : null
  // All of it from the same moment.
  if (index) {
    const choices = wantsChoices ? countInIndex(index, wanted).choices : null
    return { ...wanted, ...listInIndex(index, wanted, page), choices }
  }
  if (wantsChoices) return { ...wanted, ids: null, ...(await counter.countChoices(wanted, criteria)) }
  return { ...wanted, ids: null, choices: null, total: await counter.countPosts(wanted, criteria) }
}

interface Tools {
  readonly db: Db
  readonly counter: Counter
  readonly currentIndex: CurrentIndex
  readonly stem: Stemmer
}

/** What is found with slips of the finger put right, where little is found without; null where that finds no more. */
export async function countMeant(
  tools: Tools,
  found: Found,
  words: readonly string[],
): Promise<{ found: Found; words: readonly string[] } | null> {
  if (found.query === null || found.total >= LITTLE) return null
  const meant = await findMeant(tools.db, words)
  let corrected = words
  for (const [word, candidates] of meant) {
    const best = await findBest(tools, found, candidates.slice(0, MOST_TRIED))
    if (best) corrected = corrected.map((typed) => (typed === word ? best : typed))
  }
  if (corrected === words) return null
  const better = await countFound(tools, { ...found, query: await buildTextQuery(tools.stem, corrected) })
  return better.total > found.total ? { found: better, words: corrected } : null
}

/** The word that most posts have of those that the reader may see: what they may not see is not hinted at. */
async function findBest({ counter, stem }: Tools, scope: Scope, candidates: readonly string[]): Promise<string | null> {
  let best: { word: string; count: number } | null = null
  for (const word of candidates) {
    const query = (await buildTextQuery(stem, [word])).map((one) => ({ ...one, isPrefix: false }))
    const count = await counter.countPosts({ ...scope, query }, NOTHING_SET)
    if (count > (best?.count ?? 0)) best = { word, count }
  }
  return best?.word ?? null
}

/** The numbers of a page of it: best first where there is a text, newest first otherwise. */
export async function listFound(db: Db, found: Found): Promise<readonly number[]> {
  const { viewer, now, criteria, query, total, page, ids } = found
  if (ids !== null) return ids
  if (page.offset >= total) return []
  const scope = and(visibleTo(viewer, now), fulfilsAll(criteria))
  if (query === null) return listNewestIds(db, scope, page)
  const listing = { scope, query, page }
  if (total > WEIGHED_AT_MOST) return listManyIds(db, listing)
  const titled = total > WORTH_A_LOOK ? await listBestTitledIds(db, listing) : []
  return titled.length === page.limit ? titled : listBestIds(db, listing)
}
