import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { seedSections } from '../../library/library.ts'
import { NOTHING_SET } from '../filter/criteria.ts'
import { createCurrentIndex } from './current-index.ts'
import { listInIndex } from './find-in-index.ts'

let database: TestDatabase
const clock = createTestClock()

beforeAll(async () => {
  database = await openTestDatabase()
  await seedSections(database.db, { productKey: 'league', now: clock.now() })
})

afterAll(() => database.remove())

describe('the index of posts, where transactions run side by side', () => {
  it('has a change that was begun before others and kept after them', async () => {
    const { db } = database
    const slow = await insertPost(db, { state: 'archived' })
    const changes = createChanges(database)
    const currentIndex = createCurrentIndex({ db, clock, changes: { ...changes, isConnected: () => false } })
    const idsNow = async () => {
      const index = await currentIndex()
      if (index === null) throw new Error('It was not read in time')
      const asked = { viewer: { seesEmbargoed: true }, now: clock.now(), criteria: NOTHING_SET }
      return listInIndex(index, asked, { offset: 0, limit: 10 }).ids
    }
    expect(await idsNow()).toEqual([])
    const changed = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slowChange = db.transaction(async (tx) => {
      await tx.update(posts).set({ state: 'published' }).where(eq(posts.id, slow.id))
      changed.resolve()
      await mayEnd.promise
    })
    await changed.promise
    const { id: quick } = await insertPost(db)
    // Twice: the second time it goes on from after the quick one.
    expect(await idsNow()).toEqual([quick])
    expect(await idsNow()).toEqual([quick])
    mayEnd.resolve()
    await slowChange
    expect([...(await idsNow())].sort()).toEqual([slow.id, quick].sort())
    await changes.stop()
  })
})
