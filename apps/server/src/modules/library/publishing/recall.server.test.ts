import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { lockImported } from '../importing/importing.repository.ts'
import { lockPost } from './publishing.repository.ts'

let test: TestApp
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

async function publishFile(fileId: number) {
  const draft = await test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation()] })
  const post = await test.publishing.publish(editor.actor, draft)
  return { post, assetId: (await insertAsset(test, { postId: post.id, kind: 'file', fileId })).id }
}

/** A transaction that takes a lock, and changes an asset when it is told to go on. */
async function lockAndChange(lock: (tx: Db) => Promise<unknown>, assetId: number) {
  const locked = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const ended = test.db.transaction(async (tx) => {
    await lock(tx)
    locked.resolve()
    await mayGoOn.promise
    await tx.update(assets).set({ credit: 'Other' }).where(eq(assets.id, assetId))
  })
  await locked.promise
  return { ended, goOn: mayGoOn.resolve }
}

const recall = ({ post, assetId }: Awaited<ReturnType<typeof publishFile>>, copyIds: number[]) =>
  test.publishing.recallAsset(editor.actor, post, { assetId, copyIds, reasons: inEveryLanguage('Not ours') })

describe('recall of a file with a copy in another post', () => {
  it('waits for an import of that post before it locks any file, so that they are no deadlock', async () => {
    const file = await storeBytes(test, 'imported')
    const [imported, other] = [await publishFile(file.id), await publishFile(file.id)]
    await test.db
      .update(posts)
      .set({ importKey: 'a', importDigest: Buffer.alloc(32) })
      .where(eq(posts.id, imported.post.id))
    const { ended, goOn } = await lockAndChange((tx) => lockImported(tx, 'a'), imported.assetId)
    const recalling = recall(other, [imported.assetId])
    await waitForLock(test.db).finally(goOn)
    const results = await Promise.allSettled([ended, recalling])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('locks the posts in the order of their ids, whichever of them it starts from', async () => {
    const file = await storeBytes(test, 'published')
    const [one, other] = [await publishFile(file.id), await publishFile(file.id)]
    const [first, second] = one.post.id < other.post.id ? [one, other] : [other, one]
    const { ended, goOn } = await lockAndChange((tx) => lockPost(tx, first.post.id), first.assetId)
    const recalling = recall(second, [first.assetId])
    await waitForLock(test.db)
    // If it held the second post while it waits for the first one, a recall in the other direction would be a deadlock.
    const free = await test.db
      .select({ id: posts.id })
      .from(posts)
      .where(eq(posts.id, second.post.id))
      .for('no key update', { skipLocked: true })
    goOn()
    await Promise.all([ended, recalling])
    expect(free).toHaveLength(1)
  })
})
