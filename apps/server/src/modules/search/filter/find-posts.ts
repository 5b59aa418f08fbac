import { and, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type Counted, countChoices } from '../facets/count-choices.ts'
import { findMeant } from '../words/correct.ts'
import type { Stemmer } from '../words/stemmer.ts'
import { buildTextQuery, type TextQuery } from '../words/text-query.ts'
import { fulfilsAll } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import { countPosts, listNewestIds, type PageOf } from './filter.repository.ts'
import { hasTitleWords, hasWords, listBestIds, listManyIds, WEIGHED_AT_MOST } from './ranking.repository.ts'

/** Fewer hits than these are little: what was typed may be a slip. */
const LITTLE = 3

/** Words that could each have been meant are tried, so many of them. */
const MOST_TRIED = 3

export interface Wanted {
  readonly visible: SQL
  readonly criteria: Criteria
  /** Null where there is no text. */
  readonly query: TextQuery | null
  readonly wantsChoices: boolean
}

export interface Found extends Wanted {
  readonly total: number
  readonly choices: Counted['choices'] | null
}

/** Counts what is there: all posts that match, and where they are wanted the choices. */
export async function countFound(db: Db, wanted: Wanted): Promise<Found> {
  const { visible, criteria, query, wantsChoices } = wanted
  const hits = and(visible, query ? hasWords(query) : undefined) ?? visible
  if (wantsChoices) return { ...wanted, ...(await countChoices(db, { visible: hits, criteria })) }
  return { ...wanted, choices: null, total: await countPosts(db, hits, fulfilsAll(criteria)) }
}

/** What is found with slips of the finger put right, where little is found without; null where that finds no more. */
export async function countMeant(
  db: Db,
  found: Found,
  { words, stem }: { words: readonly string[]; stem: Stemmer },
): Promise<{ found: Found; words: readonly string[] } | null> {
  if (found.query === null || found.total >= LITTLE) return null
  const meant = await findMeant(db, words)
  let corrected = words
  for (const [word, candidates] of meant) {
    const best = await findBest(db, found, { candidates: candidates.slice(0, MOST_TRIED), stem })
    if (best) corrected = corrected.map((typed) => (typed === word ? best : typed))
  }
  if (corrected === words) return null
  const better = await countFound(db, { ...found, query: await buildTextQuery(stem, corrected) })
  return better.total > found.total ? { found: better, words: corrected } : null
}

/** The word that most posts have of those that the reader may see: what they may not see is not hinted at. */
async function findBest(
  db: Db,
  { visible }: Found,
  { candidates, stem }: { candidates: readonly string[]; stem: Stemmer },
): Promise<string | null> {
  let best: { word: string; count: number } | null = null
  for (const word of candidates) {
    const query = (await buildTextQuery(stem, [word])).map((one) => ({ ...one, isPrefix: false }))
    const count = await countPosts(db, visible, hasWords(query))
    if (count > (best?.count ?? 0)) best = { word, count }
  }
  return best?.word ?? null
}

/** The numbers of a page of it: best first where there is a text, newest first otherwise. */
export async function listFound(db: Db, { visible, criteria, query, total }: Found, page: PageOf): Promise<number[]> {
  if (page.offset >= total) return []
  if (query === null) return listNewestIds(db, and(visible, fulfilsAll(criteria)), page)
  const condition = and(visible, fulfilsAll(criteria), hasWords(query))
  if (total <= WEIGHED_AT_MOST) return listBestIds(db, { condition, query, page })
  const inTitles = await countPosts(db, visible, fulfilsAll(criteria), hasTitleWords(query))
  return listManyIds(db, { condition, query, page, inTitles })
}
