import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../../../../test/engines/postgres-binaries.ts'
import { startPostgresServer } from '../../../../test/engines/postgres-server.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openTestDatabase, TEST_TIMEOUTS, type TestDatabase } from '../../../../test/test-database.ts'
import { createTestLog } from '../../../../test/test-log.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { seedSections } from '../sections/sections.service.ts'
import { createPostIndex } from './post-index.ts'

const run = promisify(execFile)

let database: TestDatabase
const clock = createTestClock()

beforeAll(async () => {
  database = await openTestDatabase()
  await seedSections(database.db, { productKey: 'league', now: clock.now() })
})

afterAll(() => database.remove())

/** An index that reads changes before every query, and the ids that it finds. */
function startIndex(on: Database) {
  const changes = createChanges({ database: on })
  const { log } = createTestLog()
  const index = createPostIndex({ db: on.db, clock, log, changes: { ...changes, versionOf: () => null } })
  return {
    idsNow: async () =>
      [...(await index.find({ viewer: { seesEmbargoed: true }, now: clock.now(), criteria: {} })).ids].sort(),
    async stop() {
      await index.stop()
      await changes.stop()
    },
  }
}

describe('post index with concurrent transactions', () => {
  it('has a change whose transaction began before others and committed after them', async () => {
    const { db } = database
    const slow = await insertPost(db, { state: 'archived' })
    const { idsNow, stop } = startIndex(database)
    expect(await idsNow()).toEqual([])
    const updated = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const slowChange = db.transaction(async (tx) => {
      await tx.update(posts).set({ state: 'published' }).where(eq(posts.id, slow.id))
      updated.resolve()
      await mayCommit.promise
    })
    await updated.promise
    const { id: quick } = await insertPost(db)
    // Twice: the second query continues from a position after the quick transaction.
    expect(await idsNow()).toEqual([quick])
    expect(await idsNow()).toEqual([quick])
    mayCommit.resolve()
    await slowChange
    expect(await idsNow()).toEqual([slow.id, quick].sort())
    await stop()
  })
})

describe('post index of a database that pg_dump has copied to another server', () => {
  it('is right from the first query on, which writes no row, and follows changes', async () => {
    const { id: kept } = await insertPost(database.db)
    const { id: archived } = await insertPost(database.db)
    const original = startIndex(database)
    const before = await original.idsNow()
    await original.stop()
    const server = await startPostgresServer()
    const url = server.url('postgres')
    try {
      const file = join(server.folder, 'dump')
      const binaries = findPostgres()
      await run(join(binaries, 'pg_dump'), ['--format=custom', `--file=${file}`, database.databaseUrl ?? ''])
      await run(join(binaries, 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${url}`, file])
      const copy = await openDatabase({ dataDir: database.dataDir, databaseUrl: url, timeouts: TEST_TIMEOUTS })
      const { idsNow, stop } = startIndex(copy)
      const rows = async () =>
        (await copy.query('select id, xmin::text from posts union all select post_id, xmin::text from post_changes'))
          .rows
      const restored = await rows()
      expect(await idsNow()).toEqual(before)
      expect(before).toEqual(expect.arrayContaining([kept, archived]))
      expect(await rows()).toEqual(restored)
      await copy.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, archived))
      expect(await idsNow()).toEqual(before.filter((id) => id !== archived))
      const { id: added } = await insertPost(copy.db)
      expect(await idsNow()).toEqual([...before.filter((id) => id !== archived), added].sort())
      await stop()
      await copy.close()
    } finally {
      await server.remove()
    }
  })
})
