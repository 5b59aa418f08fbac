import type { Locale } from '@mixed-zone/contract/locales'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { Post } from '@mixed-zone/contract/schemas/post'
import type { FEATURED_SECTION_KEYS } from '@mixed-zone/contract/sections'
import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { quickLinks } from '../../platform/database/schema/library.ts'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import type { ReadContext } from '../library/rules.ts'

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

export interface GetPostPageDeps {
  readonly library: Pick<Library, 'getPost'>
  readonly downloads: Pick<Downloads, 'describePost'>
}

export async function getPostPage(
  { library, downloads }: GetPostPageDeps,
  id: number,
  context: ReadContext,
): Promise<Post> {
  const [post, { texts, zip, assetSizes }] = await Promise.all([
    library.getPost(id, context),
    downloads.describePost(id, context),
  ])
  const assets = post.assets.map((asset) => ({ ...asset, size: assetSizes.get(asset.id) ?? asset.size }))
  return { ...post, assets, texts, zip }
}

/** Paths of our own are stored without a language; the reader's is prepended. */
export async function listQuickLinks(db: Db, locale: Locale): Promise<Home['quickLinks']> {
  const rows = await db
    .select({ titles: quickLinks.titles, url: quickLinks.url, icon: quickLinks.icon })
    .from(quickLinks)
    .orderBy(asc(quickLinks.position), asc(quickLinks.id))
  return rows.map(({ titles, url, icon }) => ({
    title: titles[locale],
    url: url.startsWith('/') ? `/${locale}${url}` : url,
    icon,
  }))
}
