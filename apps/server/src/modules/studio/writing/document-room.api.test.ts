import { InvalidDocument } from '@mixed-zone/document/check-document'
import { bodyOf, contestedOf, readTexts, titleOf } from '@mixed-zone/document/document'
import type { ServerMessage } from '@mixed-zone/document/messages'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type DocumentRoom, openRoom, type RoomMember, type StoreUpdate } from './document-room.ts'
import { editDocument, loadDocument, mergeUpdates } from './document-store.ts'
import { appendUpdate } from './documents.repository.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const writePost = async () => (await insertPost(test.db, { translations: [{ locale: 'es', title: 'Final' }] })).id

/** A room as on a node of its own: it learns nothing unless it is told. */
async function openNode(postId: number): Promise<DocumentRoom> {
  return openRoom({ db: test.db, log: test.log.log, postId })
}

/** A browser whose document follows what the room sends. */
async function enter(room: DocumentRoom) {
  const document = new Y.Doc()
  const member: RoomMember = {
    writer: { connectionId: 'x', name: 'x', colour: 0 },
    send(message: ServerMessage) {
      if (message.kind === 'state') Y.applyUpdate(document, message.update, 'server')
      if (message.kind === 'update') Y.applyUpdate(document, message.bytes, 'server')
    },
  }
  await room.join(member, new Uint8Array([0]))
  /** Returns the update. */
  function edit(change: (document: Y.Doc) => void): Uint8Array {
    const before = Y.encodeStateVector(document)
    change(document)
    return Y.encodeStateAsUpdate(document, before)
  }
  const type = (text: string) => edit(() => titleOf(document, 'es').insert(titleOf(document, 'es').length, text))
  return { document, member, edit, type, title: () => titleOf(document, 'es').toString() }
}

const storeIn =
  (postId: number): StoreUpdate =>
  (bytes) =>
    test.db.transaction((tx) => appendUpdate(tx, { postId, personId: null, at: test.clock.now(), bytes }))

const storedTitle = async (postId: number) => readTexts((await loadDocument(test.db, postId)).document, 'es').title

describe('openRoom', () => {
  it('shows nobody an update that could not be stored', async () => {
    const postId = await writePost()
    const room = await openNode(postId)
    const [writer, colleague] = [await enter(room), await enter(room)]
    const failing: StoreUpdate = () => Promise.reject(new Error('the database is down'))
    await expect(room.receive(writer.member, writer.type(' lost'), failing)).rejects.toThrow('down')
    expect(colleague.title()).toBe('Final')
    expect((await enter(room)).title()).toBe('Final')
    await room.receive(colleague.member, colleague.type(' kept'), storeIn(postId))
    expect(await storedTitle(postId)).toBe('Final kept')
  })

  it('takes the update again when the writer comes back, without doubling it', async () => {
    const postId = await writePost()
    const room = await openNode(postId)
    const writer = await enter(room)
    const update = writer.type(' once')
    const stores: readonly StoreUpdate[] = [
      () => Promise.reject(new Error('the database is down')),
      async (bytes) => {
        await storeIn(postId)(bytes)
        throw new Error('the answer is lost')
      },
      storeIn(postId),
    ]
    for (const store of stores) await room.receive(writer.member, update, store).catch(() => undefined)
    expect(await storedTitle(postId)).toBe('Final once')
  })

  it('sends the others an update that was stored although the answer of the database was lost', async () => {
    const postId = await writePost()
    const room = await openNode(postId)
    const [writer, colleague] = [await enter(room), await enter(room)]
    const receiving = room.receive(writer.member, writer.type(' stored'), async (bytes) => {
      await storeIn(postId)(bytes)
      throw new Error('the connection broke')
    })
    await expect(receiving).rejects.toThrow('broke')
    expect(colleague.title()).toBe('Final stored')
  })

  it('catches up with another node, also after that node has merged the updates', async () => {
    const postId = await writePost()
    const [here, there] = [await openNode(postId), await openNode(postId)]
    const [reader, writer] = [await enter(here), await enter(there)]
    await there.receive(writer.member, writer.type(' a'), storeIn(postId))
    await here.catchUp()
    expect(reader.title()).toBe('Final a')
    await there.receive(writer.member, writer.type('b'), storeIn(postId))
    await mergeUpdates(test.db, postId)
    await here.catchUp(2)
    expect(reader.title()).toBe('Final ab')
    await here.receive(reader.member, reader.type('!'), storeIn(postId))
    await there.catchUp(3)
    expect(writer.title()).toBe('Final ab!')
  })

  it('stores nothing of an update that it has already, and accepts it', async () => {
    const postId = await writePost()
    const room = await openNode(postId)
    const [writer, colleague] = [await enter(room), await enter(room)]
    const typed = writer.type(' once')
    await room.receive(writer.member, typed, storeIn(postId))
    const refuse: StoreUpdate = () => Promise.reject(new Error('nothing to store'))
    await room.receive(writer.member, typed, refuse)
    await room.receive(colleague.member, new Uint8Array([0, 0]), refuse)
    expect((await loadDocument(test.db, postId)).number).toBe(1)
    expect(colleague.title()).toBe('Final once')
  })

  it('stores what two nodes receive at the same time while a third merges, all of it', async () => {
    const postId = await writePost()
    const letters = 40
    const nodes = await Promise.all(
      ['x', 'y'].map(async (letter) => {
        const room = await openNode(postId)
        return { room, writer: await enter(room), letter }
      }),
    )
    await Promise.all([
      ...nodes.map(async ({ room, writer, letter }) => {
        for (let count = 0; count < letters; count += 1) {
          await room.receive(writer.member, writer.type(letter), storeIn(postId))
        }
      }),
      (async () => {
        for (let count = 0; count < 10; count += 1) await mergeUpdates(test.db, postId)
      })(),
    ])
    const title = await storedTitle(postId)
    expect([...title].toSorted().join('')).toBe(
      [...`Final${'x'.repeat(letters)}${'y'.repeat(letters)}`].toSorted().join(''),
    )
    for (const { room, writer } of nodes) {
      await room.catchUp()
      expect(writer.title()).toBe(title)
    }
  })

  it('merges the updates when it is closed, also those of another node that it has not heard of', async () => {
    const postId = await writePost()
    const [here, there] = [await openNode(postId), await openNode(postId)]
    const [reader, writer] = [await enter(here), await enter(there)]
    await here.receive(reader.member, reader.type(' a'), storeIn(postId))
    await there.catchUp()
    await there.receive(writer.member, writer.type('b'), storeIn(postId))
    for (const room of [here, there]) {
      await room.close()
      expect(await loadDocument(test.db, postId)).toMatchObject({ number: 2, unmerged: 0 })
      expect(await storedTitle(postId)).toBe('Final ab')
    }
  })

  it('merges the updates when it is closed if an earlier merge has failed', async () => {
    const postId = await writePost()
    await test.db.transaction(async (tx) => {
      const { document } = await loadDocument(tx, postId)
      for (let count = 0; count < 500; count += 1) {
        const before = Y.encodeStateVector(document)
        titleOf(document, 'es').insert(0, 'x')
        const bytes = Y.encodeStateAsUpdate(document, before)
        await appendUpdate(tx, { postId, personId: null, at: test.clock.now(), bytes })
      }
    })
    const failing: Db = Object.create(test.db, {
      transaction: { value: () => Promise.reject(new Error('the database is down')), writable: true },
    })
    const room = await openRoom({ db: failing, log: test.log.log, postId })
    const writer = await enter(room)
    await room.receive(writer.member, writer.type('!'), storeIn(postId))
    await expect.poll(() => test.log.lines().join('')).toContain('could not be merged')
    failing.transaction = test.db.transaction.bind(test.db)
    await room.close()
    expect(await loadDocument(test.db, postId)).toMatchObject({ number: 501, unmerged: 0 })
  })

  it('merges nothing into the stored state that was refused', async () => {
    const postId = await writePost()
    const room = await openNode(postId)
    const [writer, colleague] = [await enter(room), await enter(room)]
    await room.receive(colleague.member, colleague.type(' kept'), storeIn(postId))
    const failing: StoreUpdate = () => Promise.reject(new Error('the database is down'))
    await expect(room.receive(writer.member, writer.type(' lost'), failing)).rejects.toThrow('down')
    await room.close()
    expect(await loadDocument(test.db, postId)).toMatchObject({ number: 1, unmerged: 0 })
    expect(await storedTitle(postId)).toBe('Final kept')
  })

  it('accepts two people who each delete one of two list items', async () => {
    const { id: postId } = await insertPost(test.db, {
      translations: [{ locale: 'es', body: '<p>a</p><ul><li><p>uno</p></li><li><p>dos</p></li></ul>' }],
    })
    const room = await openNode(postId)
    const member: RoomMember = { writer: { connectionId: 'x', name: 'x', colour: 0 }, send: () => {} }
    // Both start from the same text.
    const browsers = [await loadDocument(test.db, postId), await loadDocument(test.db, postId)]
    for (const [index, { document }] of browsers.entries()) {
      const before = Y.encodeStateVector(document)
      const list = bodyOf(document, 'es').get(1)
      if (list instanceof Y.XmlElement) list.delete(index, 1)
      await room.receive(member, Y.encodeStateAsUpdate(document, before), storeIn(postId))
    }
    const { document } = await loadDocument(test.db, postId)
    expect(readTexts(document, 'es').body.childCount).toBe(1)
  })
})

describe('editDocument', () => {
  it('shows an edit of the server to those who have the document open', async () => {
    const origin = await test.listen()
    const { token, personId } = await test.signIn({ role: 'editor' })
    const postId = await writePost()
    const client = await openDocument({ origin, token, postId, pageOrigin: test.config.publicUrl })
    onTestFinished(client.close)
    await client.opened()
    const at = test.clock.now()
    await test.db.transaction((tx) =>
      editDocument({ tx, changes: test.changes }, { postId, personId, at }, (document) => {
        titleOf(document, 'es').insert(0, 'La ')
      }),
    )
    await client.until(() => titleOf(client.document, 'es').toString() === 'La Final')
    expect(await storedTitle(postId)).toBe('La Final')
  })
})

describe('openRoom with contested passages', () => {
  const ENTRY = { by: 'Marta', at: 1_763_229_720_000 }
  const storedEntries = async (postId: number) =>
    contestedOf((await loadDocument(test.db, postId)).document).toJSON() as unknown

  it('stores them for colleagues and for those who come later, until somebody confirms', async () => {
    const postId = await writePost()
    const room = await openNode(postId)
    const [writer, colleague] = [await enter(room), await enter(room)]
    const mark = writer.edit((document) => contestedOf(document).set('es.title', ENTRY))
    await room.receive(writer.member, mark, storeIn(postId))
    expect(contestedOf(colleague.document).toJSON()).toEqual({ 'es.title': ENTRY })
    expect(contestedOf((await enter(room)).document).toJSON()).toEqual({ 'es.title': ENTRY })
    await mergeUpdates(test.db, postId)
    const confirm = colleague.edit((document) => contestedOf(document).delete('es.title'))
    await room.receive(colleague.member, confirm, storeIn(postId))
    expect(contestedOf(writer.document).toJSON()).toEqual({})
    expect(await storedEntries(postId)).toEqual({})
  })

  it.each([
    ['an unknown passage', (entries: Y.Map<unknown>) => entries.set('es.rights', ENTRY)],
    ['markup', (entries) => entries.set('es.title', { ...ENTRY, html: '<script>' })],
    ['a name of 10 kB', (entries) => entries.set('es.title', { ...ENTRY, by: 'x'.repeat(10_000) })],
    ['a shared type', (entries) => entries.set('es.title', new Y.Map([['by', 'x']]))],
    ['a document', (entries) => entries.set('es.title', new Y.Doc())],
  ] as [string, (entries: Y.Map<unknown>) => void][])('stores nothing of %s', async (_what, change) => {
    const postId = await writePost()
    const room = await openNode(postId)
    const [hostile, colleague] = [await enter(room), await enter(room)]
    const update = hostile.edit((document) => change(contestedOf(document)))
    await expect(room.receive(hostile.member, update, storeIn(postId))).rejects.toThrow(InvalidDocument)
    await room.receive(colleague.member, colleague.type(' goes on'), storeIn(postId))
    expect(await storedTitle(postId)).toBe('Final goes on')
    expect(await storedEntries(postId)).toEqual({})
    expect(contestedOf(colleague.document).toJSON()).toEqual({})
  })
})
