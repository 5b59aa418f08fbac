import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/page-sizes'
import type { FilteredPosts } from '@mixed-zone/contract/schemas/browse'
import { and } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type Library, type Reading, visibleTo } from '../../library/library.ts'
import { countChoices } from '../facets/count-choices.ts'
import { loadFacets } from '../facets/load-facets.ts'
import { fulfilsAll } from './conditions.ts'
import { resolveCriteria, type SentCriteria } from './criteria.ts'
import { countPosts, listNewestIds } from './filter.repository.ts'

export interface SentFilter extends SentCriteria {
  readonly text?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly facets?: boolean | undefined
}

interface Parts {
  readonly db: Db
  readonly library: Library
}

export function createFilterPosts({ db, library }: Parts) {
  return async (sent: SentFilter, reading: Reading): Promise<FilteredPosts> => {
    const { page = 1, pageSize = LIST_PAGE_SIZE.default } = sent
    const criteria = await resolveCriteria(db, sent)
    const visible = visibleTo(reading.viewer, reading.now)
    const condition = and(visible, fulfilsAll(criteria))
    const wantsFacets = sent.facets !== false
    const [ids, counted] = await Promise.all([
      listNewestIds(db, condition, pageOf(page, pageSize)),
      wantsFacets ? countChoices(db, { visible, criteria }) : countPosts(db, condition),
    ])
    const [posts, facets] = await Promise.all([
      library.loadCardsOf(ids, reading),
      typeof counted === 'number' ? null : loadFacets(db, { choices: counted.choices, criteria }, reading.locale),
    ])
    return { posts, total: typeof counted === 'number' ? counted : counted.total, page, pageSize, facets }
  }
}

/** A page may be numbered higher than the database can count: there is nothing on it. */
const FARTHEST_OFFSET = Number.MAX_SAFE_INTEGER

export function pageOf(page: number, pageSize: number) {
  return { offset: Math.min((page - 1) * pageSize, FARTHEST_OFFSET), limit: pageSize }
}
