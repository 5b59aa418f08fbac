import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTag } from '../../../../test/insert-posts.ts'
import { publishText } from '../../../../test/publish-text.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { indexPosts, reindexPostsWithTerms, startRebuild } from '../search.ts'

// Only on a server: transactions of the embedded database run one after the other.
let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

/** Publishes another title while `index` runs: it begins before the publication commits and ends after it. */
async function publishDuring(id: number, index: () => Promise<unknown>): Promise<void> {
  const indexed = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const published = test.db.transaction(async (tx) => {
    await tx.update(postTranslations).set({ title: 'Nuevo' }).where(eq(postTranslations.postId, id))
    await indexPosts(tx, [id])
    indexed.resolve()
    await mayCommit.promise
  })
  await indexed.promise
  const indexing = index()
  await waitForLock(test.db).finally(mayCommit.resolve)
  await Promise.all([published, indexing])
}

async function isFoundBy(id: number, word: string): Promise<boolean> {
  const rows = await test.db
    .select({ isFound: sql<boolean>`${posts.titleWords} @@ ${word}::tsquery` })
    .from(posts)
    .where(eq(posts.id, id))
  return rows[0]?.isFound ?? false
}

describe('a job that indexes a post while it is published', () => {
  it.each<[string, (id: number, tagId: number) => Promise<unknown>]>([
    ['after a file was prepared', (id) => test.db.transaction((tx) => indexPosts(tx, [id]))],
    ['after a tag was renamed', (_id, tagId) => reindexPostsWithTerms(test.db, { tagIds: [tagId] })],
    ['when the index is rebuilt', () => startRebuild({ ...test, log: test.log.log }).done],
  ])('keeps the words of the publication: %s', async (_when, index) => {
    const { id: tagId } = await insertTag(test.db, { names: inEveryLanguage('Gregal') })
    const id = Number(await publishText(test.db, 'Viejo', { tagIds: [tagId] }))
    await publishDuring(id, () => index(id, tagId))
    expect([await isFoundBy(id, 'nuevo'), await isFoundBy(id, 'viejo')]).toEqual([true, false])
  })
})
