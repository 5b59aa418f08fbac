import type { Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { Db } from '../../../platform/database/database.ts'
import type { Reading } from '../reading.ts'
import { visibleTo } from '../visibility.ts'
import { presentSection } from './section.presenter.ts'
import { listSectionsWithCounts } from './sections.repository.ts'

export async function listSections(db: Db, { viewer, now, locale }: Reading): Promise<Section[]> {
  const rows = await listSectionsWithCounts(db, visibleTo(viewer, now))
  return rows.map((row) => presentSection(row, locale))
}
