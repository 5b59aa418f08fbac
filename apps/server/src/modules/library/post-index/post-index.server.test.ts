import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { createTestLog } from '../../../../test/test-log.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { seedSections } from '../sections/sections.service.ts'
import { createPostIndex } from './post-index.ts'

let database: TestDatabase
const clock = createTestClock()

beforeAll(async () => {
  database = await openTestDatabase()
  await seedSections(database.db, { productKey: 'league', now: clock.now() })
})

afterAll(() => database.remove())

describe('post index with concurrent transactions', () => {
  it('has a change whose transaction began before others and committed after them', async () => {
    const { db } = database
    const slow = await insertPost(db, { state: 'archived' })
    const changes = createChanges({ database })
    const { log } = createTestLog()
    const index = createPostIndex({ db, clock, log, changes: { ...changes, versionOf: () => null } })
    const idsNow = async () =>
      (await index.find({ viewer: { seesEmbargoed: true }, now: clock.now(), criteria: {} })).ids
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
    expect([...(await idsNow())].sort()).toEqual([slow.id, quick].sort())
    await index.stop()
    await changes.stop()
  })
})
