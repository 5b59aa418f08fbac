import type { Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { Db } from '../../../platform/database/database.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import type { ReadContext } from '../rules.ts'
import { listSectionRows } from './sections.repository.ts'

interface SectionsDeps {
  readonly db: Db
  readonly postIndex: PostIndex
}

export async function listVisibleSections(
  { db, postIndex }: SectionsDeps,
  { viewer, now, locale }: ReadContext,
): Promise<Section[]> {
  const [rows, { facets }] = await Promise.all([
    listSectionRows(db),
    postIndex.find({ viewer, now, criteria: {}, page: { offset: 0, limit: 0 }, facets: ['sections'] }),
  ])
  return rows.map(({ textId, kind, names, descriptions }) => ({
    textId,
    name: names[locale],
    description: descriptions[locale],
    kind,
    count: facets.sections?.get(textId) ?? 0,
  }))
}
