import type { FactField, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import type { TermTable } from '../../../platform/database/schema/library.ts'
import { resolveMergedIds } from '../../library/library.ts'

const TABLES: Readonly<Partial<Record<FactField, TermTable>>> = {
  teams: 'team',
  categories: 'category',
  tags: 'tag',
  players: 'tag',
}

/** A fact that names the rows into which those were merged that it named. Versions and open browsers may still name the old ones. */
export async function resolveMergedTerms<Value extends FactValues[FactField]>(
  db: Db,
  field: FactField,
  value: Value,
): Promise<Value> {
  const table = TABLES[field]
  if (!table || !Array.isArray(value)) return value
  const ids = value.map((id) => (typeof id === 'string' ? rowId(id) : null))
  // Left to the check of references.
  if (ids.includes(null)) return value
  const resolved = await resolveMergedIds(
    db,
    table,
    ids.filter((id) => id !== null),
  )
  // The fields of `TABLES` hold ids.
  return resolved.map(String) as Value
}
