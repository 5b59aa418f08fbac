import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import { type ReadContext, visibleTo } from '../rules.ts'
import { findNewestWithImage } from './cards.repository.ts'
import type { LoadCards } from './load-cards.ts'

export interface FrontPage {
  readonly lead: Card | null
  /** By the section's text id, newest first. The lead is not among them. */
  readonly posts: ReadonlyMap<string, readonly Card[]>
}

export interface FrontPageRequest {
  /** The section whose newest post with an image leads. */
  readonly leadSection: string
  readonly limitOf: (sectionTextId: string) => number
}

interface FrontPageDeps {
  readonly db: Db
  readonly postIndex: PostIndex
  readonly loadCards: LoadCards
}

export async function loadFrontPage(
  { db, postIndex, loadCards }: FrontPageDeps,
  { leadSection, limitOf }: FrontPageRequest,
  context: ReadContext,
): Promise<FrontPage> {
  const { viewer, now } = context
  const [leadId, { facets }] = await Promise.all([
    findNewestWithImage(db, { visible: visibleTo(viewer, now), sectionId: leadSection }),
    postIndex.find({ viewer, now, criteria: {}, page: { offset: 0, limit: 0 }, facets: ['sections'] }),
  ])
  const idsBySection = await Promise.all(
    [...(facets.sections?.keys() ?? [])].map(async (section) => {
      const limit = limitOf(String(section))
      const page = { offset: 0, limit: limit + 1 }
      const { ids } = await postIndex.find({ viewer, now, criteria: { sections: [section] }, page })
      return ids.filter((id) => id !== leadId).slice(0, limit)
    }),
  )
  const cards = await loadCards([...(leadId === null ? [] : [leadId]), ...idsBySection.flat()], context)
  const lead = cards.find((card) => card.id === String(leadId)) ?? null
  return {
    lead,
    posts: Map.groupBy(
      cards.filter((card) => card !== lead),
      (card) => card.section.textId,
    ),
  }
}
