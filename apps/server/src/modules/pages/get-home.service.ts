import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { FEATURED_SECTION_KEYS } from '@mixed-zone/contract/sections'
import type { Db } from '../../platform/database/database.ts'
import type { Library } from '../library/library.ts'
import type { ReadContext } from '../library/rules.ts'
import { listQuickLinks } from './quick-links.service.ts'

const LEAD_SECTION = 'featured'

const FEATURED_LIMITS: Readonly<Record<(typeof FEATURED_SECTION_KEYS)[number], number>> = {
  featured: 4,
  'current-stories': 4,
  'breaking-news': 8,
  derbies: 3,
  'club-media': 8,
  interviews: 4,
  'press-releases': 3,
}

const REGULAR_LIMIT = 3

const limits: Readonly<Record<string, number>> = FEATURED_LIMITS

interface GetHomeDeps {
  readonly db: Db
  readonly library: Library
}

export type GetHome = ReturnType<typeof createGetHome>

export function createGetHome({ db, library }: GetHomeDeps) {
  return async (context: ReadContext): Promise<Home> => {
    const request = {
      leadSection: LEAD_SECTION,
      limitOf: (textId: string) => limits[textId] ?? REGULAR_LIMIT,
    }
    const [frontPage, sections, matchday, quickLinks] = await Promise.all([
      library.loadFrontPage(request, context),
      library.listSections(context),
      library.getCurrentMatchday(context),
      listQuickLinks(db, context.locale),
    ])
    return {
      lead: frontPage.lead,
      sections: sections.map((section) => ({ ...section, posts: [...(frontPage.posts.get(section.textId) ?? [])] })),
      matchday,
      quickLinks,
    }
  }
}
