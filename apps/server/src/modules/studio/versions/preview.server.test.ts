import { previewPost } from '@mixed-zone/contract/endpoints/studio/versions'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import { lockPost } from '../../library/library.ts'
import { lockDocument } from '../writing/documents.repository.ts'

const desk = postDesk()

describe('GET studio/posts/:id/preview', () => {
  it('locks the post before its document, so that publishing at the same time is no deadlock', async () => {
    const id = await desk.createDraft('Final')
    const postLocked = Promise.withResolvers<void>()
    const previewWaits = Promise.withResolvers<void>()
    const publication = desk.test.db.transaction(async (tx) => {
      await lockPost(tx, Number(id))
      postLocked.resolve()
      await previewWaits.promise
      await tx.execute(sql`set local lock_timeout = '2s'`)
      return lockDocument(tx, Number(id))
    })
    await postLocked.promise
    const preview = desk.test.call(previewPost, { token: desk.editor.token, params: { id }, query: { locale: 'es' } })
    await waitForLock(desk.test.db).finally(previewWaits.resolve)
    expect(await publication).not.toBeNull()
    expect((await preview).answer().title).toBe('Final')
  })
})
