import { createDocument, emptyBody, summaryOf, titleOf } from '@mixed-zone/document/document'
import { encodeCaret } from '@mixed-zone/document/messages'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { act, cleanup, renderHook } from '../../../../../test/react.ts'
import { createCarets } from '../document/carets.ts'
import { useFieldCarets } from './field-carets.tsx'

function setUp() {
  const document = createDocument({ es: { title: 'Final', summary: 'Resumen', body: emptyBody() } })
  const carets = createCarets({ document, send: () => undefined })
  onTestFinished(() => {
    cleanup()
    carets.destroy()
  })
  const fields = { title: titleOf(document, 'es'), summary: summaryOf(document, 'es') }
  /** A colleague puts the caret there. */
  function move(connectionId: string, text: Y.Text, index: number): void {
    const position = Y.createRelativePositionFromTypeIndex(text, index)
    const bytes = encodeCaret({ anchor: position, head: position })
    act(() => carets.receive({ kind: 'caret', connectionId, name: `Name of ${connectionId}`, colour: 0, bytes }))
  }
  const renderField = (field: Y.Text) => renderHook((text: Y.Text) => useFieldCarets(carets.awareness, text), field)
  return { ...fields, move, renderField }
}

describe('useFieldCarets', () => {
  it('shows a caret that was in the field before it was mounted', () => {
    const { title, move, renderField } = setUp()
    move('a', title, 2)
    expect(renderField(title).result.current).toMatchObject([{ colleague: { connectionId: 'a' }, index: 2 }])
  })

  it('shows the carets of the new text at once when the text changes', () => {
    const { title, summary, move, renderField } = setUp()
    const { result, rerender } = renderField(title)
    move('a', title, 2)
    move('b', summary, 3)
    expect(result.current).toMatchObject([{ colleague: { connectionId: 'a' } }])
    rerender(summary)
    expect(result.current).toMatchObject([{ colleague: { connectionId: 'b' }, index: 3 }])
  })

  it('follows a caret in its own field only', () => {
    const { title, summary, move, renderField } = setUp()
    const { result } = renderField(title)
    move('a', title, 2)
    act(() => title.insert(0, 'La '))
    expect(result.current).toMatchObject([{ index: 5 }])
    const before = result.current
    move('b', summary, 1)
    expect(result.current).toBe(before)
    move('a', summary, 4)
    expect(result.current).toEqual([])
  })
})
