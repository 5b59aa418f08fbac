import { and, type SQL, sql } from 'drizzle-orm'
import { posts } from '../../../platform/database/schema/library.ts'
import { CRITERIA, type Criteria, type Criterion } from './criteria.ts'

const COLUMNS = {
  teams: posts.teamIds,
  categories: posts.categoryIds,
  tags: posts.tagIds,
  matchdays: posts.tagIds,
  locales: posts.locales,
}

/** That a post fulfils one criterion; undefined where it is not set. Numbers and locales need no quoting in a list. */
export function fulfils(criterion: Criterion, criteria: Criteria): SQL | undefined {
  const wanted = criteria[criterion]
  if (wanted === null) return undefined
  const type = criterion === 'locales' ? sql`text[]` : sql`integer[]`
  return sql`${COLUMNS[criterion]} && ${`{${wanted.join(',')}}`}::${type}`
}

/** That a post fulfils all criteria that are set. */
export function fulfilsAll(criteria: Criteria): SQL | undefined {
  return and(...CRITERIA.map((criterion) => fulfils(criterion, criteria)))
}
