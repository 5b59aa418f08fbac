import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/page-sizes'
import type { SectionPage } from '@mixed-zone/contract/schemas/browse'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Library } from '../../library/library.ts'
import { type Reading, visibleTo } from '../../library/rules.ts'
import { pageOf } from './filter-posts.service.ts'
import { listNewestIds } from './filter.repository.ts'

export interface SentSection {
  readonly textId: string
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** The posts of a section, newest first. */
export function createListPosts({ db, library }: { db: Db; library: Library }) {
  return async (
    { textId, page = 1, pageSize = LIST_PAGE_SIZE.default }: SentSection,
    reading: Reading,
  ): Promise<SectionPage> => {
    const section = (await library.listSections(reading)).find((one) => one.textId === textId)
    if (!section) throw new ApiError('not-found')
    const wanted = pageOf(page, pageSize)
    const condition = and(eq(posts.sectionId, textId), visibleTo(reading.viewer, reading.now))
    const ids = wanted.offset < section.count ? await listNewestIds(db, condition, wanted) : []
    return { section, posts: await library.loadCards(ids, reading), total: section.count, page, pageSize }
  }
}
