import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { type Reading, visibleTo } from '../rules.ts'
import { findNewestWithPicture, listNewestOfSections } from './cards.repository.ts'
import type { LoadCards } from './load-cards.ts'

export interface FrontPage {
  readonly lead: Card | null
  /** By the section's text id, newest first. The lead is not among them. */
  readonly posts: ReadonlyMap<string, readonly Card[]>
}

export interface FrontPageRequest {
  /** The section whose newest post with a picture leads. */
  readonly leadSection: string
  /** How many posts a section shows. */
  readonly limitOf: (sectionTextId: string) => number
  /** The largest that `limitOf` gives. */
  readonly mostPerSection: number
}

interface Parts {
  readonly db: Db
  readonly loadCards: LoadCards
}

/** The newest posts of every section, loaded together. */
export async function loadFrontPage(
  { db, loadCards }: Parts,
  wanted: FrontPageRequest,
  reading: Reading,
): Promise<FrontPage> {
  const visible = visibleTo(reading.viewer, reading.now)
  const [leadRow, newest] = await Promise.all([
    findNewestWithPicture(db, { visible, sectionId: wanted.leadSection }),
    // One more, since the lead is taken out.
    listNewestOfSections(db, { visible, limit: wanted.mostPerSection + 1 }),
  ])
  const rows = [...Map.groupBy(newest, (row) => row.sectionId)].flatMap(([sectionId, ofSection]) =>
    ofSection.filter((row) => row.id !== leadRow?.id).slice(0, wanted.limitOf(sectionId)),
  )
  const cards = await loadCards(
    (leadRow ? [leadRow, ...rows] : rows).map((row) => row.id),
    reading,
  )
  const lead = cards.find((card) => card.id === String(leadRow?.id)) ?? null
  return {
    lead,
    posts: Map.groupBy(
      cards.filter((card) => card !== lead),
      (card) => card.section.textId,
    ),
  }
}
