import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { anArchivedPost, createImportFolder, listImportedPosts } from '../../../../test/import-folder.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import { sharedDocuments } from '../../../platform/database/schema/writing.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('npm run import', () => {
  it('keeps a post whose first edit is committed while the import waits for it', async () => {
    const archive = await createImportFolder(test)
    onTestFinished(() => archive.remove())
    await archive.write('derby.json', anArchivedPost())
    await archive.run()
    const [post] = await listImportedPosts(test)
    await archive.write('derby.json', anArchivedPost({ translations: { es: { title: 'Otro' } } }))
    const saved = Promise.withResolvers<void>()
    const importWaits = Promise.withResolvers<void>()
    const edit = test.db.transaction(async (tx) => {
      await tx.insert(sharedDocuments).values({ postId: post?.id ?? 0, state: Buffer.from([0, 0]), schemaVersion: 1 })
      saved.resolve()
      await importWaits.promise
    })
    await saved.promise
    const importing = archive.run()
    await waitForLock(test.db).finally(importWaits.resolve)
    await edit
    expect((await importing).summary).toContain('1 kept')
  })
})
