import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import { type ReadContext, visibleTo } from '../rules.ts'
import { findNewestWithImage, listFeatured } from './cards.repository.ts'
import type { LoadCards } from './load-cards.ts'

export interface FrontPage {
  readonly lead: Card | null
  /** By the section's text id: the first section has the featured posts, then each its newest. The lead is not among them. */
  readonly posts: ReadonlyMap<string, readonly Card[]>
}

export interface FrontPageRequest {
  /** The section of featured posts. Without any, its newest post with an image leads. */
  readonly leadSection: string
  /** Leads before all featured posts, if the viewer can see it. */
  readonly pinnedId: number | null
  readonly limitOf: (sectionTextId: string) => number
}

interface FrontPageDeps {
  readonly db: Db
  readonly postIndex: PostIndex
  readonly loadCards: LoadCards
}

export async function loadFrontPage(
  { db, postIndex, loadCards }: FrontPageDeps,
  { leadSection, pinnedId, limitOf }: FrontPageRequest,
  context: ReadContext,
): Promise<FrontPage> {
  const { viewer, now } = context
  const visible = visibleTo(viewer, now)
  const [featured, newestId, { facets }] = await Promise.all([
    listFeatured(db, { visible, pinnedId }),
    findNewestWithImage(db, { visible, sectionId: leadSection }),
    postIndex.find({ viewer, now, criteria: {}, page: { offset: 0, limit: 0 }, facets: ['sections'] }),
  ])
  const [leadId = newestId, ...others] = featured
  const chosen = new Set([leadId, ...others])
  const sections = new Set([...(facets.sections?.keys() ?? [])].map(String))
  if (others.length > 0) sections.add(leadSection)
  const idsBySection = await Promise.all(
    [...sections].map(async (section) => {
      const limit = limitOf(section)
      const page = { offset: 0, limit: limit + chosen.size }
      const { ids } = await postIndex.find({ viewer, now, criteria: { sections: [section] }, page })
      const newest = ids.filter((id) => !chosen.has(id))
      // What the editors have chosen comes before what is newest.
      return [section, [...(section === leadSection ? others : []), ...newest].slice(0, limit)] as const
    }),
  )
  const ids = [...(leadId === null ? [] : [leadId]), ...idsBySection.flatMap(([, sectionIds]) => sectionIds)]
  const cards = new Map((await loadCards(ids, context)).map((card) => [card.id, card]))
  return {
    lead: cards.get(String(leadId)) ?? null,
    posts: new Map(
      idsBySection.map(([section, sectionIds]) => [section, sectionIds.flatMap((id) => cards.get(String(id)) ?? [])]),
    ),
  }
}
