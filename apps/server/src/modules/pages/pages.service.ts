import type { Locale } from '@mixed-zone/contract/locales'
import { LEAD_SECTION } from '@mixed-zone/contract/rules/section-layouts'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { Post } from '@mixed-zone/contract/schemas/post'
import type { FrontPage } from '@mixed-zone/contract/schemas/studio/front-page'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import type { ReadContext } from '../library/rules.ts'
import { listQuickLinkRows, loadPublishedFrontPage } from './front-page.repository.ts'

interface GetHomeDeps {
  readonly db: Db
  readonly library: Pick<Library, 'loadFrontPage' | 'listSections' | 'getCurrentMatchday'>
}

/** With a draft, the page as it would be after its publication. */
export type GetHome = (context: ReadContext, draft?: FrontPage) => Promise<Home>

export function createGetHome({ db, library }: GetHomeDeps): GetHome {
  return async (context, draft) => {
    const page = draft ?? (await loadPublishedFrontPage(db))
    const visible = page.sections.filter(({ isVisible }) => isVisible)
    const limits = new Map(visible.map(({ textId, limit }) => [textId, limit]))
    const request = {
      leadSection: LEAD_SECTION,
      pinnedId: pinnedAt(page, context.now),
      limitOf: (textId: string) => limits.get(textId) ?? 0,
    }
    const [{ lead, posts }, sections, matchday] = await Promise.all([
      library.loadFrontPage(request, context),
      library.listSections(context),
      library.getCurrentMatchday(context),
    ])
    const sectionOf = new Map(sections.map((section) => [section.textId, section]))
    return {
      lead,
      sections: visible.flatMap(({ textId, names, descriptions, layout }) => {
        const section = sectionOf.get(textId)
        const texts = { name: names[context.locale], description: descriptions[context.locale] }
        return section ? [{ ...section, ...texts, layout, posts: [...(posts.get(textId) ?? [])] }] : []
      }),
      matchday,
      quickLinks: presentQuickLinks(page.quickLinks, context.locale),
    }
  }
}

function pinnedAt({ lead }: FrontPage, now: Date): number | null {
  return lead !== null && new Date(lead.until) > now ? rowId(lead.postId) : null
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

export async function listQuickLinks(db: Db, locale: Locale): Promise<Home['quickLinks']> {
  return presentQuickLinks(await listQuickLinkRows(db), locale)
}

/** Those with a title in this language. Paths of our own are stored without a language; the reader's is prepended. */
function presentQuickLinks(links: FrontPage['quickLinks'], locale: Locale): Home['quickLinks'] {
  return links
    .filter(({ titles }) => titles[locale].trim() !== '')
    .map(({ titles, url, icon }) => ({
      title: titles[locale],
      url: url.startsWith('/') ? `/${locale}${url}` : url,
      icon,
    }))
}
