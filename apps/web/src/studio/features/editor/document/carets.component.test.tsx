import { bodyOf, createDocument, emptyBody, summaryOf, titleOf } from '@mixed-zone/document/document'
import { decodePlace, encodeCaptionCell, encodeCaret } from '@mixed-zone/document/messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { createCarets } from './carets.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const document = createDocument({ pt: { title: 'Final', summary: 'Resumo', body: emptyBody() } })
  titleOf(document, 'es').insert(0, 'Final')
  const sent: Uint8Array[] = []
  const carets = createCarets({ document, send: (bytes) => sent.push(bytes) })
  const positionAt = (index: number) => Y.createRelativePositionFromTypeIndex(titleOf(document, 'es'), index)
  const caretAt = (index: number) => ({ anchor: positionAt(index), head: positionAt(index) })
  const shown = () =>
    [...carets.awareness.getStates().values()].filter(({ cursor, user }) => cursor && user).map(({ user }) => user)
  const receive = (connectionId: string, bytes: Uint8Array, colour = 0) =>
    carets.receive({ kind: 'caret', connectionId, name: `Name of ${connectionId}`, colour, bytes })
  /** In a paragraph of the body, or at the start of a field. */
  const encodedIn = (partOf: typeof bodyOf | typeof summaryOf) => {
    const part = partOf(document, 'pt')
    const type = part instanceof Y.XmlFragment ? part.get(0) : part
    const position = Y.createRelativePositionFromTypeIndex(type, 0)
    return encodeCaret({ anchor: position, head: position })
  }
  return { carets, sent, caretAt, shown, receive, encodedIn, encoded: (index: number) => encodeCaret(caretAt(index)) }
}

describe('createCarets', () => {
  it('shows a caret with its name, and hides it three seconds after its last move', () => {
    const { carets, receive, encoded, shown } = setUp()
    receive('a', encoded(1))
    vi.advanceTimersByTime(2_000)
    receive('a', encoded(2))
    vi.advanceTimersByTime(2_000)
    expect(shown()).toMatchObject([{ name: 'Name of a', colour: 0 }])
    vi.advanceTimersByTime(1_000)
    expect(shown()).toEqual([])
    expect(carets.colleagues.getState().list).toHaveLength(1)
  })

  it('knows the language of the text in which somebody writes', () => {
    const { carets, receive, encoded, encodedIn } = setUp()
    receive('a', encoded(1))
    receive('b', encodedIn(bodyOf))
    expect(carets.colleagues.getState().list.map(({ locale }) => locale)).toEqual(['es', 'pt'])
    receive('a', encodedIn(summaryOf))
    expect(carets.colleagues.getState().list.map(({ locale }) => locale)).toEqual(['pt', 'pt'])
  })

  it('gives everybody a colour of their own, as long as there are some', () => {
    const { carets, receive, encoded } = setUp()
    for (const id of ['a', 'b', 'c', 'd']) receive(id, encoded(1), 2)
    expect(carets.colleagues.getState().list.map(({ colour }) => colour)).toEqual([2, 3, 0, 1])
  })

  it('forgets who has left, and everybody when the connection is lost', () => {
    const { carets, receive, encoded, shown } = setUp()
    for (const id of ['a', 'b', 'c']) receive(id, encoded(1))
    receive('b', new Uint8Array())
    expect(carets.colleagues.getState().list.map(({ connectionId }) => connectionId)).toEqual(['a', 'c'])
    carets.clear()
    expect(shown()).toEqual([])
  })

  it('ignores bytes that are no caret', () => {
    const { receive, shown } = setUp()
    receive('a', new Uint8Array([9, 9, 9]))
    expect(shown()).toEqual([])
  })

  it('sends the own caret at most ten times a second, the latest at last', () => {
    const { carets, sent, caretAt } = setUp()
    for (let move = 0; move < 20; move += 1) {
      carets.awareness.setLocalStateField('cursor', caretAt(move % 5))
      vi.advanceTimersByTime(50)
    }
    vi.advanceTimersByTime(200)
    expect(sent.length).toBeLessThanOrEqual(10)
    const place = decodePlace(sent.at(-1) ?? new Uint8Array())
    expect(place?.kind === 'text' && place.caret.head.item).toEqual(caretAt(4).head.item)
    carets.destroy()
  })

  describe('in the caption table', () => {
    const CELL = { assetId: '31', key: 'captions.en' }
    const OTHER = { assetId: '32', key: 'captions.pt' }
    const cellsOf = ({ carets }: ReturnType<typeof setUp>) =>
      carets.colleagues.getState().list.map(({ name, cell }) => [name, cell])
    const lastPlace = ({ sent }: ReturnType<typeof setUp>) => decodePlace(sent.at(-1) ?? new Uint8Array())

    it('shows in which cell a colleague is, until they leave it, write in the text or say nothing any more', () => {
      const scene = setUp()
      scene.receive('a', encodeCaptionCell(CELL))
      expect(cellsOf(scene)).toEqual([['Name of a', CELL]])
      scene.receive('a', encodeCaptionCell(null))
      expect(cellsOf(scene)).toEqual([['Name of a', null]])
      scene.receive('a', encodeCaptionCell(OTHER))
      scene.receive('a', scene.encoded(1))
      expect(cellsOf(scene)).toEqual([['Name of a', null]])
      expect(scene.shown()).toHaveLength(1)
      expect(scene.carets.colleagues.getState().list[0]?.locale).toBe('es')
      scene.receive('a', encodeCaptionCell(OTHER))
      expect(scene.carets.colleagues.getState().list[0]?.locale).toBeNull()
      expect(scene.shown()).toEqual([])
      vi.advanceTimersByTime(20_000)
      expect(cellsOf(scene)).toEqual([['Name of a', OTHER]])
      vi.advanceTimersByTime(5_000)
      expect(cellsOf(scene)).toEqual([['Name of a', null]])
    })

    it('sends the own cell, repeats it, and tells it to whoever comes', () => {
      const scene = setUp()
      scene.carets.setCell(CELL)
      scene.carets.setCell(OTHER)
      vi.advanceTimersByTime(200)
      expect(scene.sent).toHaveLength(1)
      expect(lastPlace(scene)).toEqual({ kind: 'captions', cell: OTHER })
      vi.advanceTimersByTime(10_000)
      expect(scene.sent).toHaveLength(2)
      scene.receive('a', scene.encoded(1))
      scene.receive('a', scene.encoded(2))
      vi.advanceTimersByTime(200)
      expect(scene.sent).toHaveLength(3)
      scene.carets.setCell(null)
      vi.advanceTimersByTime(60_000)
      expect(scene.sent).toHaveLength(4)
      expect(lastPlace(scene)).toEqual({ kind: 'captions', cell: null })
      scene.carets.awareness.setLocalStateField('cursor', scene.caretAt(1))
      vi.advanceTimersByTime(200)
      expect(lastPlace(scene)?.kind).toBe('text')
      scene.carets.destroy()
    })
  })
})
