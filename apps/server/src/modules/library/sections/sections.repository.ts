import { asc } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { sections } from '../../../platform/database/schema/library.ts'

export function listSectionRows(db: Db) {
  return db.select().from(sections).orderBy(asc(sections.position))
}
