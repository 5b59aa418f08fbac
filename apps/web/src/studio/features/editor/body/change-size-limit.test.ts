import { emptyBody } from '@mixed-zone/document/document'
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { EditorState } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { describe, expect, it, vi } from 'vitest'
import { MAX_BATCH_BYTES } from '../document/unacknowledged.ts'
import { createChangeSizeLimit, findExceededLimit, type SizeLimit } from './change-size-limit.ts'

/** More than the JSON around the text of a change: brackets, types and attributes. */
const JSON_OVERHEAD_BYTES = 1_000

function setUp({ freeBytes = 10 * MAX_BATCH_BYTES } = {}) {
  const onTooLarge = vi.fn<(limit: SizeLimit) => void>()
  const plugin = createChangeSizeLimit({ getFreeBytes: () => freeBytes, onTooLarge })
  const state = EditorState.create({ doc: emptyBody(), plugins: [plugin] })
  const insert = (characters: number) => state.tr.insertText('x'.repeat(characters), 1)
  return { state, insert, onTooLarge }
}

describe('createChangeSizeLimit', () => {
  it('accepts a change just below MAX_BATCH_BYTES', () => {
    const { state, insert, onTooLarge } = setUp()
    const characters = MAX_BATCH_BYTES - JSON_OVERHEAD_BYTES
    expect(state.apply(insert(characters)).doc.textContent).toHaveLength(characters)
    expect(onTooLarge).not.toHaveBeenCalled()
  })

  it('rejects a change above MAX_BATCH_BYTES with the limit "change"', () => {
    const { state, insert, onTooLarge } = setUp()
    expect(state.apply(insert(MAX_BATCH_BYTES)).doc.textContent).toBe('')
    expect(onTooLarge).toHaveBeenCalledExactlyOnceWith('change')
  })

  it('rejects a change larger than the free bytes with the limit "document"', () => {
    const { state, insert, onTooLarge } = setUp({ freeBytes: 5 })
    expect(state.apply(insert(6)).doc.textContent).toBe('')
    expect(onTooLarge).toHaveBeenCalledExactlyOnceWith('document')
  })

  it('accepts a change that fills the free bytes exactly', () => {
    const { state, insert } = setUp({ freeBytes: 5 })
    expect(state.apply(insert(5)).doc.textContent).toBe('xxxxx')
  })

  it('accepts a deletion without free bytes', () => {
    const { state, insert, onTooLarge } = setUp({ freeBytes: 0 })
    const full = state.apply(insert(5).setMeta(ySyncPluginKey, { isChangeOrigin: true }))
    expect(full.apply(full.tr.delete(1, 4)).doc.textContent).toBe('xx')
    expect(onTooLarge).not.toHaveBeenCalled()
  })

  it('accepts any change from the shared document', () => {
    const { state, insert } = setUp({ freeBytes: 0 })
    const received = insert(MAX_BATCH_BYTES + 1).setMeta(ySyncPluginKey, { isChangeOrigin: true })
    expect(state.apply(received).doc.textContent).toHaveLength(MAX_BATCH_BYTES + 1)
  })
})

describe('findExceededLimit', () => {
  const bodyOf = (text: string) =>
    BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph', null, [BODY_SCHEMA.text(text)])])
  const characters = MAX_BATCH_BYTES - JSON_OVERHEAD_BYTES

  it('measures bytes, not characters', () => {
    expect(findExceededLimit(bodyOf('n'.repeat(characters)), () => Infinity)).toBeNull()
    // Two bytes each in UTF-8.
    expect(findExceededLimit(bodyOf('ñ'.repeat(characters)), () => Infinity)).toBe('change')
  })

  it('also says when the document is full', () => {
    expect(findExceededLimit(bodyOf('n'.repeat(characters)), () => characters)).toBe('document')
  })
})
