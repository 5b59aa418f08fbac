import { emptyBody } from '@mixed-zone/document/document'
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { EditorState } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { describe, expect, it, vi } from 'vitest'
import { createSizePlugin, fitsIntoOneChange, type TooLarge } from './size-plugin.ts'

function setUp(freeBytes = 4_000_000) {
  const onTooLarge = vi.fn<(reason: TooLarge) => void>()
  const plugin = createSizePlugin({ getFreeBytes: () => freeBytes, onTooLarge })
  const state = EditorState.create({ doc: emptyBody(), plugins: [plugin] })
  const insert = (characters: number) => state.tr.insertText('x'.repeat(characters), 1)
  return { state, insert, onTooLarge }
}

describe('createSizePlugin', () => {
  it('takes a long paste that the server takes', () => {
    const { state, insert, onTooLarge } = setUp()
    expect(state.apply(insert(200_000)).doc.textContent).toHaveLength(200_000)
    expect(onTooLarge).not.toHaveBeenCalled()
  })

  it('refuses a change that is larger than one update may be', () => {
    const { state, insert, onTooLarge } = setUp()
    expect(state.apply(insert(210_000)).doc.textContent).toBe('')
    expect(onTooLarge).toHaveBeenCalledExactlyOnceWith('change')
  })

  it('refuses what the document has no room for, and still lets the person delete', () => {
    const { state, insert, onTooLarge } = setUp(5)
    const written = state.apply(insert(5))
    expect(written.doc.textContent).toBe('xxxxx')
    expect(written.apply(written.tr.insertText('too long', 1)).doc.textContent).toBe('xxxxx')
    expect(onTooLarge).toHaveBeenCalledExactlyOnceWith('document')
    expect(written.apply(written.tr.delete(1, 4)).doc.textContent).toBe('xx')
  })

  it('never refuses what comes from the shared document', () => {
    const { state, insert } = setUp(0)
    const received = insert(300_000).setMeta(ySyncPluginKey, { isChangeOrigin: true })
    expect(state.apply(received).doc.textContent).toHaveLength(300_000)
  })
})

describe('fitsIntoOneChange', () => {
  it('measures the bytes of a body, not its characters', () => {
    const bodyOf = (text: string) =>
      BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph', null, [BODY_SCHEMA.text(text)])])
    expect(fitsIntoOneChange(bodyOf('n'.repeat(150_000)))).toBe(true)
    expect(fitsIntoOneChange(bodyOf('ñ'.repeat(150_000)))).toBe(false)
  })
})
