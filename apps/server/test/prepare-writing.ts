import { seedSections } from '../src/modules/library/library.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { type OpenDatabaseOptions, openDatabase } from '../src/platform/database/open-database.ts'
import { insertDraft, insertEditors } from './writing-scenario.ts'

const WRITERS = 4

/** A database for the product to start on: four editors with their sessions, an empty draft and one with a text. */
export async function prepareWriting(options: OpenDatabaseOptions) {
  const database = await openDatabase(options)
  const { db } = database
  await migrate(database)
  await seedSections(db, { productKey: 'league', now: new Date() })
  const tokens = await insertEditors(db, WRITERS)
  const posts = [await insertDraft(db, { isEmpty: true }), await insertDraft(db, { isEmpty: false })]
  return { database, tokens, posts }
}
