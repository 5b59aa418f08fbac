import { logout } from '@mixed-zone/contract/endpoints/access'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import type { Db } from '../../platform/database/database.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { posts } from '../../platform/database/schema/library.ts'

let test: TestApp
let fileId: number
let postId: number
let reader: SignedIn
/** A picture and the thumbnail of a video. */
let urls: readonly string[]
let clips = 0

beforeAll(async () => {
  test = await startTestApp({ usesCaches: true })
  fileId = (await storeBytes(test, await drawPicture())).id
})

afterAll(() => test.remove())

beforeEach(async () => {
  reader = await test.signIn()
  clips += 1
  const video = { kind: 'video', mediaId: `clip-${clips}`, posterFileId: fileId, position: 2 } as const
  await commit(async (tx) => {
    postId = (await insertPost(tx)).id
  })
  await insertAsset(test, { postId, fileId, position: 1 })
  await insertAsset(test, { postId, ...video })
  const post = (await test.call(getPost, { token: reader.token, body: { id: String(postId) } })).answer()
  urls = post.assets.map(({ thumb }) => String(thumb))
})

const commit = (work: (tx: Db) => Promise<unknown>) =>
  test.changes.commit(async (tx, affect) => {
    affect('posts')
    await work(tx)
  })

const statuses = () => Promise.all(urls.map(async (url) => (await test.inject({ method: 'GET', url })).statusCode))

const RECALL = { recalledAt: new Date('2026-11-15T18:00:00Z'), recallReasons: inEveryLanguage('Wrong player') }

describe('GET a picture that was served before', () => {
  it('reads its rows again only after a change', async () => {
    expect(await statuses()).toEqual([200, 200])
    await test.db.update(assets).set(RECALL).where(eq(assets.postId, postId))
    expect(await statuses()).toEqual([200, 200])
    await commit(async () => {})
    expect(await statuses()).toEqual([410, 410])
  })

  it('returns not-found from the next request on once the post is archived', async () => {
    expect(await statuses()).toEqual([200, 200])
    await commit((tx) => tx.update(posts).set({ state: 'archived' }).where(eq(posts.id, postId)))
    expect(await statuses()).toEqual([404, 404])
  })

  it('returns not-found from the next request on after logout', async () => {
    expect(await statuses()).toEqual([200, 200])
    await test.call(logout, { token: reader.token })
    expect(await statuses()).toEqual([404, 404])
  })
})
