import 'fake-indexeddb/auto'
import { createDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { FakeDocumentSocket } from '../../../../../test/fake-document-socket.ts'
import { deleteUnsavedEdits } from '../../../../session/unsaved-edits.ts'
import { trackContestedPassages } from './contested-passages.ts'
import { connectDocument } from './document-connection.ts'
import { openUnsentEdits } from './unsent-edits.ts'

let sockets: FakeDocumentSocket[]
let server: Y.Doc

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  sockets = []
  server = createDocument()
})

afterEach(() => {
  vi.useRealTimers()
  deleteUnsavedEdits()
})

const lastSocket = () => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('Nobody has connected')
  return socket
}

function openTab(personId = '7') {
  const document = new Y.Doc()
  const onRefusal = vi.fn<(reason: string) => void>()
  const connection = connectDocument({
    document,
    unsent: openUnsentEdits({ personId, postId: '12' }),
    getToken: () => 'token-7',
    createSocket() {
      const socket = new FakeDocumentSocket()
      sockets.push(socket)
      return socket.asWebSocket()
    },
    onCaret: () => {},
    onDisconnect: () => {},
    onRefusal,
  })
  return { document, connection, onRefusal, saveState: () => connection.status.getState().saveState }
}

async function connected(count: number): Promise<FakeDocumentSocket> {
  await expect.poll(() => sockets.length).toBe(count)
  const socket = lastSocket()
  socket.open()
  socket.answerState(server)
  return socket
}

const type = (document: Y.Doc, text: string) => titleOf(document, 'es').insert(titleOf(document, 'es').length, text)
const titleAtServer = () => titleOf(server, 'es').toString()

describe('connectDocument', () => {
  it('loads the text and says so', async () => {
    titleOf(server, 'es').insert(0, 'Final')
    const { document, connection, saveState } = openTab()
    expect(connection.status.getState()).toEqual({ isLoaded: false, saveState: { kind: 'opening' } })
    const socket = await connected(1)
    expect(socket.hello).toMatchObject({ token: 'token-7' })
    expect(titleOf(document, 'es').toString()).toBe('Final')
    expect(connection.status.getState().isLoaded).toBe(true)
    expect(saveState()).toEqual({ kind: 'saved', at: null })
    expect(socket.updates).toHaveLength(0)
  })

  it('sends letters of 80 ms together, and says "saved" once the server has stored them', async () => {
    const { document, saveState } = openTab()
    const socket = await connected(1)
    for (const letter of 'Gol') type(document, letter)
    expect(socket.updates).toHaveLength(0)
    vi.advanceTimersByTime(80)
    expect(socket.updates).toHaveLength(1)
    expect(saveState()).toEqual({ kind: 'saving' })
    socket.store(server)
    expect(titleAtServer()).toBe('Gol')
    expect(saveState()).toMatchObject({ kind: 'saved', at: expect.any(Number) })
  })

  it('counts what is written offline, and sends it when the connection is back', async () => {
    const { document, saveState } = openTab()
    const socket = await connected(1)
    socket.end(1006)
    expect(saveState()).toMatchObject({ kind: 'saved' })
    vi.advanceTimersByTime(1_000)
    for (const letter of 'tren') type(document, letter)
    expect(saveState()).toEqual({ kind: 'offline', changes: 4 })
    const again = await connected(2)
    again.store(server)
    expect(titleAtServer()).toBe('tren')
    expect(saveState()).toMatchObject({ kind: 'saved' })
  })

  it('sends again what was sent and not confirmed, without doubling it', async () => {
    const { document } = openTab()
    const socket = await connected(1)
    type(document, 'once')
    vi.advanceTimersByTime(80)
    // Stored, but the answer is lost.
    for (const { bytes } of socket.updates) Y.applyUpdate(server, bytes)
    socket.end(1006)
    vi.advanceTimersByTime(500)
    const again = await connected(2)
    expect(again.updates).toHaveLength(1)
    again.store(server)
    expect(titleAtServer()).toBe('once')
  })

  it('reconnects at once after a restart of the server, and later after other failures', async () => {
    openTab()
    const socket = await connected(1)
    socket.end(CLOSE_CODES.restart)
    vi.advanceTimersByTime(0)
    const second = await connected(2)
    second.end(1006)
    vi.advanceTimersByTime(200)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(3)
  })

  it('gives up a connection that does not answer', async () => {
    const { document } = openTab()
    const socket = await connected(1)
    type(document, 'x')
    vi.advanceTimersByTime(80 + 10_000)
    expect(socket.isClosedByBrowser).toBe(true)
    vi.advanceTimersByTime(500)
    ;(await connected(2)).store(server)
    expect(titleAtServer()).toBe('x')
  })

  it.each([
    [CLOSE_CODES.invalid, 'invalid'],
    [CLOSE_CODES.session, 'session'],
    [CLOSE_CODES.permission, 'permission'],
    [CLOSE_CODES.notFound, 'not-found'],
    [CLOSE_CODES.trash, 'trash'],
    [CLOSE_CODES.schemaTooOld, 'reload'],
    [4499, 'invalid'],
  ])('does not reconnect after %i, and keeps the text', async (code, reason) => {
    const { document, connection, onRefusal, saveState } = openTab()
    const socket = await connected(1)
    type(document, 'kept')
    vi.advanceTimersByTime(80)
    socket.end(code)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(saveState()).toEqual({ kind: 'refused', reason, changes: 1 })
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith(reason)
    await connection.close()
    openTab()
    ;(await connected(2)).store(server)
    expect(titleAtServer()).toBe('kept')
  })

  it('sends what was written in a tab that was closed offline, to nobody else, and once', async () => {
    const closed = openTab()
    const socket = await connected(1)
    socket.end(1006)
    type(closed.document, 'in the tunnel')
    await closed.connection.close()

    const stranger = openTab('8')
    expect((await connected(2)).updates).toHaveLength(0)
    expect(titleOf(stranger.document, 'es').toString()).toBe('')

    const reopened = openTab()
    const again = await connected(3)
    expect(titleOf(reopened.document, 'es').toString()).toBe('in the tunnel')
    again.store(server)
    expect(titleAtServer()).toBe('in the tunnel')
    await reopened.connection.close()

    openTab()
    expect((await connected(4)).updates).toHaveLength(0)
  })

  it('forgets it at sign-out, and after a week', async () => {
    const first = openTab()
    ;(await connected(1)).end(1006)
    type(first.document, 'secret')
    await first.connection.close()
    const now = Date.now()
    vi.setSystemTime(now + 8 * 24 * 3_600_000)
    const late = openTab()
    expect((await connected(2)).updates).toHaveLength(0)
    type(late.document, 'another')
    lastSocket().end(1006)
    await late.connection.close()
    deleteUnsavedEdits()
    openTab()
    expect((await connected(3)).updates).toHaveLength(0)
  })

  it('sends what was refused once it connects again', async () => {
    const { document, connection, saveState } = openTab()
    const socket = await connected(1)
    type(document, 'while')
    vi.advanceTimersByTime(80)
    socket.end(CLOSE_CODES.trash)
    connection.reconnect()
    expect(saveState()).toEqual({ kind: 'saving' })
    ;(await connected(2)).store(server)
    expect(titleAtServer()).toBe('while')
    expect(saveState()).toMatchObject({ kind: 'saved' })
  })

  it('gives up what was refused if the person says so', async () => {
    const { document, connection } = openTab()
    const socket = await connected(1)
    type(document, 'refused')
    vi.advanceTimersByTime(80)
    socket.end(CLOSE_CODES.invalid)
    await connection.discardUnsent()
    openTab()
    expect((await connected(2)).updates).toHaveLength(0)
  })

  it('sends more than one update can hold in parts', async () => {
    const { document } = openTab()
    ;(await connected(1)).end(1006)
    for (let part = 0; part < 4; part += 1) {
      summaryOf(document, 'es').insert(0, 'x'.repeat(70_000))
      vi.advanceTimersByTime(80)
    }
    const again = await connected(2)
    expect(again.updates).toHaveLength(4)
    again.store(server)
    expect(summaryOf(server, 'es').length).toBe(280_000)
  })
})

describe('trackContestedPassages', () => {
  it('has the passages that both sides changed while apart, until they are confirmed', async () => {
    const { document, connection } = openTab()
    const contested = trackContestedPassages(document, { isSynced: connection.isSynced, getName: () => 'Marta' })
    const socket = await connected(1)
    type(document, 'before')
    vi.advanceTimersByTime(80)
    socket.store(server)
    socket.end(1006)
    type(document, ' here')
    summaryOf(document, 'es').insert(0, 'only here')
    titleOf(server, 'es').insert(0, 'there ')
    vi.advanceTimersByTime(1_000)
    await connected(2)
    const { passages } = contested.store.getState()
    expect(passages).toMatchObject([{ locale: 'es', field: 'title' }])
    if (passages[0]) contested.confirm(passages[0])
    expect(contested.store.getState().passages).toEqual([])
    contested.stop()
  })

  it('has the passages that others changed since the tab was closed that had changed them too', async () => {
    titleOf(server, 'es').insert(0, 'Final')
    summaryOf(server, 'es').insert(0, 'Resumen')
    const closed = openTab()
    ;(await connected(1)).end(1006)
    type(closed.document, ' here')
    summaryOf(closed.document, 'es').insert(0, 'only here')
    await closed.connection.close()
    titleOf(server, 'es').insert(0, 'there ')

    const { document, connection } = openTab()
    const contested = trackContestedPassages(document, { isSynced: connection.isSynced, getName: () => 'Marta' })
    await connected(2)
    expect(titleOf(document, 'es').toString()).toBe('there Final here')
    expect(contested.store.getState().passages).toMatchObject([{ locale: 'es', field: 'title' }])
    contested.stop()
  })
})
