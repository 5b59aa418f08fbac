import type { Locale } from '@mixed-zone/contract/locales'
import type { Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { Db } from '../../../platform/database/database.ts'
import { type Reading, visibleTo } from '../rules.ts'
import { listSectionsWithCounts, type SectionRow } from './sections.repository.ts'

/** The sections in their order, with the number of posts that the reader can see in each. */
export async function listVisibleSections(db: Db, { viewer, now, locale }: Reading): Promise<Section[]> {
  const rows = await listSectionsWithCounts(db, visibleTo(viewer, now))
  return rows.map((row) => presentSection(row, locale))
}

function presentSection(row: SectionRow, locale: Locale): Section {
  return {
    textId: row.textId,
    name: row.names[locale],
    description: row.descriptions[locale],
    kind: row.kind,
    count: row.count,
  }
}
