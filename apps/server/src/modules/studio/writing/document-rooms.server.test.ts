import { titleOf } from '@mixed-zone/document/document'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('GET /api/studio/posts/:id/document on two nodes', () => {
  it('shows the changes and carets of another node', async () => {
    const other = await startTestApp({ database: test.database })
    onTestFinished(() => other.stop())
    await vi.waitUntil(() => test.changes.isConnected() && other.changes.isConnected(), { timeout: 20_000 })
    const writer = await test.signIn({ role: 'editor' })
    const { id: postId } = await insertPost(test.db, { translations: [{ locale: 'es', title: 'Final' }] })
    const open = async (app: TestApp) => {
      const { publicUrl: pageOrigin } = app.config
      const client = await openDocument({ origin: await app.listen(), token: writer.token, postId, pageOrigin })
      onTestFinished(client.close)
      await client.opened()
      return client
    }
    const [here, there] = [await open(test), await open(other)]
    titleOf(here.document, 'es').insert(0, 'La ')
    await there.until(() => titleOf(there.document, 'es').toString() === 'La Final')
    here.sendCaret(new Uint8Array([1, 2, 3]))
    await there.until(() => there.messages.some(({ kind }) => kind === 'caret'))
    expect(there.messages.find(({ kind }) => kind === 'caret')).toMatchObject({
      name: writer.actor.firstName,
      bytes: new Uint8Array([1, 2, 3]),
    })
    // Leaving is told to the other node too.
    here.close()
    await there.until(() => there.messages.some((message) => message.kind === 'caret' && message.bytes.length === 0))
    expect(Y.encodeStateVector(there.document)).toEqual(Y.encodeStateVector(here.document))
  })
})
