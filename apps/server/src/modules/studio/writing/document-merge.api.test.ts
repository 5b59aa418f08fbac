import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import { readTexts, titleOf } from '@mixed-zone/document/document'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import { loadDocument } from './document-store.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('GET /api/studio/posts/:id/document', () => {
  it('merges a title that two people have each extended to its full length without a connection', async () => {
    const origin = await test.listen()
    const { id: postId } = await insertPost(test.db, { translations: [{ locale: 'es', title: 'Final' }] })
    const tokens = [(await test.signIn({ role: 'editor' })).token, (await test.signIn({ role: 'editor' })).token]
    async function open(index: number, document?: Y.Doc) {
      const client = await openDocument({
        origin,
        postId,
        token: tokens[index] ?? '',
        pageOrigin: test.config.publicUrl,
        ...(document && { document }),
      })
      onTestFinished(client.close)
      await client.opened()
      return client
    }
    const titleIn = (document: Y.Doc) => readTexts(document, 'es').title

    const documents: Y.Doc[] = []
    for (const index of [0, 1]) {
      const { document, close, closed } = await open(index)
      close()
      await closed
      documents.push(document)
    }
    for (const [index, document] of documents.entries()) {
      const title = titleOf(document, 'es')
      title.insert(title.length, String(index).repeat(MAX_TITLE_CHARACTERS - title.length))
    }
    const [one, two] = [await open(0, documents[0]), await open(1, documents[1])]
    await Promise.all([one.saved(), two.saved()])
    const merged = titleIn((await loadDocument(test.db, postId)).document)
    const added = MAX_TITLE_CHARACTERS - 'Final'.length
    expect([...merged].toSorted()).toEqual([...`${'0'.repeat(added)}${'1'.repeat(added)}Final`].toSorted())

    // Both go on from there.
    await one.until(() => titleIn(one.document) === merged)
    titleOf(one.document, 'es').delete(0, 'Final'.length)
    await one.saved()
    await two.until(() => titleIn(two.document) === titleIn(one.document))
    titleOf(two.document, 'es').insert(0, 'Fin')
    await two.saved()
    expect(titleIn((await loadDocument(test.db, postId)).document)).toMatch(/^Fin[01]+$/)
  })
})
