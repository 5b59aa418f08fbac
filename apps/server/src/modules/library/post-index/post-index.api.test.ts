import { BUILT_AT, minutesLater } from '@mixed-zone/test-data/moment'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { createTestLog } from '../../../../test/test-log.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import type { Db } from '../../../platform/database/database.ts'
import { postChanges, posts } from '../../../platform/database/schema/library.ts'
import { seedSections } from '../sections/sections.service.ts'
import { createPostIndex, type PostIndex } from './post-index.ts'
import { listPostChanges, readPosition } from './post-index.repository.ts'

let database: TestDatabase
let changes: Changes
let teamId: number
const clock = createTestClock()
const { log } = createTestLog()
const started: PostIndex[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  changes = createChanges({ database })
  await seedSections(database.db, { productKey: 'league', now: clock.now() })
  teamId = (await insertTeam(database.db)).id
})

afterEach(async () => {
  for (const index of started.splice(0)) await index.stop()
  clock.moveTo(BUILT_AT)
  await database.db.delete(posts)
})

afterAll(async () => {
  await changes.stop()
  await database.remove()
})

/** While the version is unknown it reads changes before every query. */
function startIndex(db: Db = database.db): PostIndex {
  const index = createPostIndex({ db, clock, log, changes: { ...changes, versionOf: () => null } })
  started.push(index)
  return index
}

const idsIn = async (index: PostIndex, seesEmbargoed = true) =>
  (await index.find({ viewer: { seesEmbargoed }, now: clock.now(), criteria: { teams: [teamId] } })).ids

let minutes = -60

/** Each is newer than the one before. */
const publish = async () => {
  minutes += 1
  return (await insertPost(database.db, { teamIds: [teamId], publishedAt: minutesLater(minutes) })).id
}

/** Counts the statements, and fails while `isDown`. */
function watchStatements(db: Db) {
  const state = { isDown: false, statements: 0 }
  const watched = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'execute' || typeof value !== 'function') return value
      return (...args: unknown[]) => {
        state.statements += 1
        if (state.isDown) return Promise.reject(new Error('down'))
        return Reflect.apply(value, target, args)
      }
    },
  })
  return { db: watched, state }
}

describe('post index', () => {
  it('has every committed change from the next query on', async () => {
    const index = startIndex()
    const first = await publish()
    expect(await idsIn(index)).toEqual([first])
    const second = await publish()
    expect(await idsIn(index)).toEqual([second, first])
    await database.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, first))
    expect(await idsIn(index)).toEqual([second])
    await database.db.update(posts).set({ state: 'published' }).where(eq(posts.id, first))
    expect(await idsIn(index)).toEqual([second, first])
    await database.db.delete(posts).where(eq(posts.id, second))
    expect(await idsIn(index)).toEqual([first])
    await database.db.delete(posts)
    expect(await idsIn(index)).toEqual([])
  })

  it('gives concurrent queries every change that was committed before them', async () => {
    const index = startIndex()
    await idsIn(index)
    const queries: Promise<readonly number[]>[] = []
    const published: number[] = []
    for (let count = 0; count < 5; count += 1) {
      published.unshift(await publish())
      queries.push(idsIn(index))
    }
    const results = await Promise.all(queries)
    for (const [count, ids] of results.entries())
      expect(ids).toEqual(expect.arrayContaining(published.slice(-1 - count)))
    expect(results.at(-1)).toEqual(published)
  })

  it('reads and writes nothing for a query while the version is the same', async () => {
    const { db, state } = watchStatements(database.db)
    const index = createPostIndex({ db, clock, log, changes: { ...changes, versionOf: () => '1' } })
    started.push(index)
    const id = await publish()
    expect(await idsIn(index)).toEqual([id])
    const before = state.statements
    expect([await idsIn(index), await idsIn(index)]).toEqual([[id], [id]])
    expect(state.statements).toBe(before)
    await database.db.delete(posts)
    clock.advance(60_000)
    expect(await idsIn(index)).toEqual([])
  })

  it('gives a post another version with each of its changes', async () => {
    const index = startIndex()
    const ids = [await publish(), await publish()]
    const [changed = 0, unchanged = 0] = ids
    const before = await index.versionsOf(ids)
    expect(await index.versionsOf(ids)).toEqual(before)
    await database.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, changed))
    const after = await index.versionsOf(ids)
    expect(after.get(changed)).not.toBe(before.get(changed))
    expect(after.get(unchanged)).toBe(before.get(unchanged))
    await database.db.execute(sql`truncate posts cascade`)
    const restored = await index.versionsOf(ids)
    expect([...before.values(), ...after.values()]).not.toContain(restored.get(changed))
  })

  it('applies each change once while another transaction stays open', async () => {
    const index = startIndex()
    await idsIn(index)
    const other = database.createClient()
    // The embedded engine has one session.
    const isShared = database.engine === 'server'
    if (isShared) {
      await other.connect()
      await other.query('begin; select pg_current_xact_id()')
    }
    const ids = [await publish(), await publish()]
    const before = await index.versionsOf(ids)
    expect(await index.versionsOf(ids)).toEqual(before)
    if (isShared) await other.end()
  })

  it('reads many changes in batches of at most a thousand posts', async () => {
    const { db, state } = watchStatements(database.db)
    const index = startIndex(db)
    await idsIn(index)
    await database.db.execute(sql`
      insert into posts (section_id, state, published_at, created_at, updated_at)
      select 'derbies', 'published', ${clock.now().toISOString()}::timestamptz, now(), now() from generate_series(1, 2500)`)
    await database.db.execute(
      sql`insert into post_translations (post_id, locale, title) select id, 'es', 'x' from posts`,
    )
    const query = { viewer: { seesEmbargoed: false }, now: clock.now(), criteria: { sections: ['derbies'] } }
    const before = state.statements
    expect((await index.find(query)).total).toBe(2500)
    // The list of changes, and three batches of posts.
    expect(state.statements).toBe(before + 4)
    await database.db.update(posts).set({ sectionId: 'interviews' })
    expect((await index.find(query)).total).toBe(0)
    expect((await index.find({ ...query, criteria: { sections: ['interviews'] } })).total).toBe(2500)
  })

  it('ignores transaction ids that were restored from a server with a higher counter', async () => {
    const id = await publish()
    const deleted = await publish()
    await database.db.delete(posts).where(eq(posts.id, deleted))
    await database.db.update(postChanges).set({ changedIn: '999999999999' })
    // Otherwise every query would list all restored posts, until the counter has caught up.
    const listed = await listPostChanges(database.db, await readPosition(database.db))
    expect(listed.postChanges).toEqual([])
    const { db, state } = watchStatements(database.db)
    const index = startIndex(db)
    expect(await idsIn(index)).toEqual([id])
    const before = state.statements
    expect(await idsIn(index)).toEqual([id])
    // No post is read again, and nothing is written.
    expect(state.statements).toBe(before + 1)
    expect(await database.db.select().from(postChanges)).toEqual(
      expect.arrayContaining([{ postId: id, changedIn: '999999999999' }]),
    )
    await database.db.update(posts).set({ state: 'archived' })
    expect(await idsIn(index)).toEqual([])
  })

  it('reloads all posts after the table was restored', async () => {
    const index = startIndex()
    const id = await publish()
    expect(await idsIn(index)).toEqual([id])
    // Like a restore, this fires no row or statement triggers.
    await database.db.execute(sql`truncate posts cascade`)
    expect(await idsIn(index)).toEqual([])
    const next = await publish()
    expect(await idsIn(index)).toEqual([next])
  })

  it('retries to load while the database is down, and is not ready until then', async () => {
    const { db, state } = watchStatements(database.db)
    state.isDown = true
    const id = await publish()
    const index = startIndex(db)
    let isReady = false
    const ready = index.ready().then(() => {
      isReady = true
    })
    await expect(idsIn(index)).rejects.toMatchObject({ type: 'unavailable' })
    expect(isReady).toBe(false)
    state.isDown = false
    await ready
    expect(await idsIn(index)).toEqual([id])
  })

  it('knows when a schedule or an embargo ends next', async () => {
    const index = startIndex()
    const now = clock.now()
    expect(await index.nextVisibilityChange(now)).toBeNull()
    await insertPost(database.db, { publishedAt: minutesLater(30), state: 'scheduled' })
    await insertPost(database.db, { embargoUntil: minutesLater(20) })
    await insertPost(database.db, { publishedAt: minutesLater(10), state: 'draft' })
    expect(await index.nextVisibilityChange(now)).toEqual(minutesLater(20))
    expect(await index.nextVisibilityChange(minutesLater(20))).toEqual(minutesLater(30))
    expect(await index.nextVisibilityChange(minutesLater(30))).toBeNull()
  })
})
