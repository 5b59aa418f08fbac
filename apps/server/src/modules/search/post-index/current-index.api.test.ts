import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCategory, insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import { posts, removedPosts } from '../../../platform/database/schema/library.ts'
import { createCounter } from '../facets/counter.ts'
import { NOTHING_SET } from '../filter/criteria.ts'
import { countFound, listFound, type Wanted } from '../filter/find-posts.ts'
import { seedSections } from '../../library/library.ts'
import { type CurrentIndex, createCurrentIndex } from './current-index.ts'
import { listInIndex } from './find-in-index.ts'

let database: TestDatabase
let changes: Changes
let teamId: number
const clock = createTestClock()

beforeAll(async () => {
  database = await openTestDatabase()
  changes = createChanges(database)
  await seedSections(database.db, { productKey: 'league', now: clock.now() })
  teamId = (await insertTeam(database.db)).id
})

afterAll(async () => {
  await changes.stop()
  await database.remove()
})

/** One that trusts no word of changes, and looks each time. */
const createIndex = () =>
  createCurrentIndex({ db: database.db, clock, changes: { ...changes, isConnected: () => false } })

async function idsIn(currentIndex: CurrentIndex): Promise<readonly number[]> {
  const index = await currentIndex()
  if (index === null) throw new Error('It was not read in time')
  const asked = { viewer: { seesEmbargoed: true }, now: clock.now(), criteria: { ...NOTHING_SET, teams: [teamId] } }
  return listInIndex(index, asked, { offset: 0, limit: 100 }).ids
}

const publish = async () => (await insertPost(database.db, { teamIds: [teamId] })).id

describe('the index of posts', () => {
  it('has each change from the next question on, also one that was made by hand', async () => {
    const currentIndex = createIndex()
    const first = await publish()
    expect(await idsIn(currentIndex)).toEqual([first])
    const second = await publish()
    expect(await idsIn(currentIndex)).toEqual([second, first])
    await database.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, first))
    expect(await idsIn(currentIndex)).toEqual([second])
    await database.db.update(posts).set({ state: 'published' }).where(eq(posts.id, first))
    expect(await idsIn(currentIndex)).toEqual([second, first])
    await database.db.delete(posts).where(eq(posts.id, second))
    expect(await idsIn(currentIndex)).toEqual([first])
    await database.db.delete(posts)
    expect(await idsIn(currentIndex)).toEqual([])
  })

  it('serves those who ask at the same time what each may know of', async () => {
    const currentIndex = createIndex()
    await idsIn(currentIndex)
    const asked: Promise<readonly number[]>[] = []
    const published: number[] = []
    for (let count = 0; count < 5; count += 1) {
      published.unshift(await publish())
      asked.push(idsIn(currentIndex))
    }
    const answers = await Promise.all(asked)
    for (const [count, ids] of answers.entries())
      expect(ids).toEqual(expect.arrayContaining(published.slice(-1 - count)))
    expect(answers.at(-1)).toEqual(published)
    await database.db.delete(posts)
  })

  it('gives what the database gives while it is being read', async () => {
    const other = (await insertTeam(database.db)).id
    const category = (await insertCategory(database.db)).id
    for (const teamIds of [[teamId], [teamId, other], [other]]) {
      await insertPost(database.db, { teamIds, categoryIds: [category] })
      await insertPost(database.db, { teamIds, translations: [{ locale: 'en' }], embargoUntil: minutesLater(60) })
    }
    const findWith = async (currentIndex: CurrentIndex, wanted: Omit<Wanted, 'page' | 'now' | 'query'>) => {
      const parts = { db: database.db, clock, changes: { ...changes, isConnected: () => false } }
      const counter = createCounter({ ...parts, currentIndex, nextBoundary: async () => null })
      const page = { offset: 0, limit: 10 }
      const found = await countFound({ counter, currentIndex }, { ...wanted, query: null, now: clock.now(), page })
      return { total: found.total, choices: found.choices, ids: await listFound(database.db, found) }
    }
    const criteria = [{ teams: [teamId] }, { teams: [other], locales: ['en' as const] }, { categories: [category] }]
    for (const one of criteria) {
      for (const seesEmbargoed of [true, false]) {
        const wanted = { viewer: { seesEmbargoed }, criteria: { ...NOTHING_SET, ...one }, wantsChoices: true }
        const found = await findWith(createIndex(), wanted)
        expect(found).toEqual(await findWith(async () => null, wanted))
        const { total, ids } = await findWith(async () => null, { ...wanted, wantsChoices: false })
        expect({ total, ids }).toEqual({ total: found.total, ids: found.ids })
      }
    }
    await database.db.delete(posts)
  })

  it('takes data over that came from a server which has counted more transactions', async () => {
    const id = await publish()
    const gone = await publish()
    await database.db.delete(posts).where(eq(posts.id, gone))
    await database.db.execute(sql`alter table posts disable trigger posts_note_change`)
    await database.db.execute(sql`update posts set changed_in = '999999999999'`)
    await database.db.execute(sql`alter table posts enable trigger posts_note_change`)
    await database.db.update(removedPosts).set({ removedIn: '999999999999' })
    const currentIndex = createIndex()
    expect(await idsIn(currentIndex)).toEqual([id])
    const [row] = await database.db.select({ changedIn: posts.changedIn }).from(posts)
    expect(Number(row?.changedIn)).toBeLessThan(999_999_999_999)
    const [removed] = await database.db.select({ removedIn: removedPosts.removedIn }).from(removedPosts)
    expect(Number(removed?.removedIn)).toBeLessThan(999_999_999_999)
  })
})
