import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset } from '../../../../test/insert-assets.ts'
import { insertPost, insertSection } from '../../../../test/insert-posts.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { rowId } from '../row-id.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

const COUNT = 50

/** Far more than there will ever be rows, far less than random ids differ by. */
const MIN_DISTANCE = 1_000_000

function expectToRevealNothing(ids: readonly number[]): void {
  for (const id of ids) expect(rowId(String(id))).toBe(id)
  const ascending = ids.toSorted((one, other) => one - other)
  expect(ascending).not.toEqual(ids)
  expect(ascending.toReversed()).not.toEqual(ids)
  const distances = ascending.slice(1).map((id, index) => id - (ascending[index] ?? 0))
  expect(Math.min(...distances)).toBeGreaterThan(MIN_DISTANCE)
}

describe('ids of posts and assets', () => {
  it('reveal neither how many others exist nor which came first', async () => {
    const { textId: sectionId } = await insertSection(database.db)
    const postIds: number[] = []
    const assetIds: number[] = []
    for (let number = 0; number < COUNT; number += 1) {
      const { id: postId } = await insertPost(database.db, { sectionId, state: number % 2 ? 'draft' : 'published' })
      postIds.push(postId)
      assetIds.push((await insertAsset(database, { postId, kind: 'video', mediaId: `video-${number}` })).id)
    }
    expectToRevealNothing(postIds)
    expectToRevealNothing(assetIds)
  })
})
