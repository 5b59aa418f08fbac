import type { Db } from '../../../platform/database/database.ts'
import type { Page, PostIndex, PostMatches, PostQuery } from '../../library/library.ts'
import { findMatches, listScores, type TextMatches } from './text-search.repository.ts'
import type { TextQuery } from './text-query.ts'

/** Matches outside titles are scored one by one only up to this number, the newest first: scoring reads all words of a post. */
const MAX_SCORED = 500

interface TextSearchDeps {
  readonly db: Db
  readonly postIndex: PostIndex
}

type TextScope = Omit<PostQuery, 'among' | 'page'> & { readonly page: Page }

/** Posts that match a text, best first. PostgreSQL finds them by their words; the index applies visibility and criteria, and counts facets. */
export async function findByText(
  { db, postIndex }: TextSearchDeps,
  query: TextQuery,
  { page, ...scope }: TextScope,
): Promise<PostMatches> {
  const matches = await findMatches(db, query)
  const found = await postIndex.find({ ...scope, among: matches.all })
  return { ...found, ids: await rank(db, { query, matches, newest: found.ids, page }) }
}

interface Ranking {
  readonly query: TextQuery
  readonly matches: TextMatches
  /** The visible matches, newest first. */
  readonly newest: readonly number[]
  readonly page: Page
}

/** A page of matches: all words in a title, then by score, then the rest; the newest first among equals. */
async function rank(db: Db, { query, matches, newest, page: { offset, limit } }: Ranking): Promise<readonly number[]> {
  const end = offset + limit
  const [titles, exactTitles] = [new Set(matches.titles), new Set(matches.exactTitles)]
  const inTitle = newest.filter((id) => titles.has(id))
  const ranked = [...inTitle.filter((id) => exactTitles.has(id)), ...inTitle.filter((id) => !exactTitles.has(id))]
  // No other match can score as high, so they need not be scored if titles fill the page.
  if (ranked.length >= Math.min(end, newest.length) || offset >= newest.length) return ranked.slice(offset, end)
  const others = newest.filter((id) => !titles.has(id))
  const scored = others.slice(0, MAX_SCORED)
  const scores = await listScores(db, query, scored)
  const scoreOf = (id: number) => scores.get(id) ?? 0
  ranked.push(...scored.sort((one, other) => scoreOf(other) - scoreOf(one)), ...others.slice(MAX_SCORED))
  return ranked.slice(offset, end)
}
