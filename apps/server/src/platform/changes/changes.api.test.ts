import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { changeCounters } from '../database/schema/records.ts'
import type { Changes } from './changes.ts'
import { createChanges } from './create-changes.ts'
import { type ChangeArea, readDatabaseState } from './database-state.ts'

let database: TestDatabase
let here: Changes
let there: Changes

beforeAll(async () => {
  database = await openTestDatabase()
})

/** Without their listeners, as if the connections were lost without notice. */
beforeEach(async () => {
  here = createChanges({ database })
  there = createChanges({ database })
  await Promise.all([here.stop(), there.stop()])
  await Promise.all([here.refresh(), there.refresh()])
})

afterAll(() => database.remove())

const commit = (changes: Changes, ...areas: ChangeArea[]) =>
  changes.commit(async (_tx, affect) => areas.forEach((area) => affect(area)))

const versions = async (changes: Changes) => {
  await changes.refresh()
  return { posts: changes.versionOf('posts'), taxonomy: changes.versionOf('taxonomy') }
}

describe('changes.versionOf', () => {
  it('changes on every node, and only for the areas that the commit affects', async () => {
    const before = await versions(there)
    await commit(here)
    expect(await versions(there)).toEqual(before)
    await commit(here, 'posts')
    const afterPosts = await versions(there)
    expect(afterPosts.posts).not.toBe(before.posts)
    expect(afterPosts.taxonomy).toBe(before.taxonomy)
    await commit(here, 'taxonomy')
    const afterTaxonomy = await versions(there)
    expect(afterTaxonomy.posts).toBe(afterPosts.posts)
    expect(afterTaxonomy.taxonomy).not.toBe(before.taxonomy)
    expect(await versions(here)).toEqual(afterTaxonomy)
  })

  it('is unknown before the first observation and while the counters are missing', async () => {
    const fresh = createChanges({ database })
    await fresh.stop()
    expect(fresh.versionOf('posts')).toBeNull()
    const [row] = await database.db.select().from(changeCounters)
    await database.db.delete(changeCounters)
    expect((await versions(here)).posts).toBeNull()
    await database.db.insert(changeCounters).values(row ?? { posts: 1, taxonomy: 1 })
    expect((await versions(here)).posts).not.toBeNull()
  })

  it('stays when the work fails', async () => {
    const before = await versions(there)
    await expect(
      here.commit(async (_tx, affect) => {
        affect('posts')
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
    expect(await versions(there)).toEqual(before)
  })

  it('is not put back by an answer that was overtaken', async () => {
    const slow = await readDatabaseState(database.db)
    const arrived = Promise.withResolvers<void>()
    const observing = here.observe(async () => {
      await arrived.promise
      return slow
    })
    await commit(there, 'posts')
    const newest = await versions(here)
    arrived.resolve()
    await observing
    expect(here.versionOf('posts')).toBe(newest.posts)
  })

  it('follows a restore, and never has the same value for other contents', async () => {
    const [backup] = await database.db.select().from(changeCounters)
    const seen = [await versions(here)]
    await commit(here, 'posts')
    seen.push(await versions(here))
    await database.db.update(changeCounters).set(backup ?? {})
    expect(await versions(here)).toEqual(seen[0])
    await commit(there, 'posts')
    expect(seen.map(({ posts }) => posts)).not.toContain((await versions(here)).posts)
  })

  it('counts concurrent commits of several nodes, all of them', async () => {
    const read = async () => (await database.db.select().from(changeCounters))[0]?.posts ?? 0
    const before = await read()
    await Promise.all(Array.from({ length: 20 }, (_, count) => commit(count % 2 ? here : there, 'posts')))
    expect(await read()).toBeGreaterThanOrEqual(before + 20)
  })
})

describe('changes.commit', () => {
  it('shows a change and its count together', async () => {
    await database.db.execute(sql`create table counted (value int)`)
    const changed = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    // The embedded engine has one session: nobody can read while a transaction is open.
    if (database.engine === 'embedded') mayCommit.resolve()
    const before = await versions(there)
    const committing = here.commit(async (tx, affect) => {
      affect('posts')
      await tx.execute(sql`insert into counted values (1)`)
      changed.resolve()
      await mayCommit.promise
    })
    await changed.promise
    const during = database.engine === 'server' ? await versions(there) : before
    expect(during).toEqual(before)
    mayCommit.resolve()
    await committing
    expect((await versions(there)).posts).not.toBe(before.posts)
  })
})
