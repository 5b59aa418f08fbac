import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { createSuggestionKeys, createSuggestionPlugin, openSuggestion } from './suggestion-plugin.ts'

function typed(text: string): EditorState {
  const doc = BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph')])
  const state = EditorState.create({ doc, plugins: [createSuggestionPlugin(createSuggestionKeys())] })
  return state.apply(state.tr.insertText(text, 1))
}

describe('the menu of / and @', () => {
  it.each([
    ['/', { trigger: '/', query: '', from: 1, to: 2 }],
    ['Gol de @mar', { trigger: '@', query: 'mar', from: 8, to: 12 }],
    ['@Martín Ru', { trigger: '@', query: 'Martín Ru', from: 1, to: 11 }],
  ])('opens after %j', (text, suggestion) => {
    expect(openSuggestion(typed(text))).toEqual(suggestion)
  })

  it.each(['2/3', 'prensa@liga', 'y/o', '/cita y más cosas'])('stays closed after %j', (text) => {
    expect(openSuggestion(typed(text))).toBeNull()
  })

  it('stays closed when the caret is moved into an old text', () => {
    const doc = BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph', null, [BODY_SCHEMA.text('de @mar')])])
    const state = EditorState.create({ doc, plugins: [createSuggestionPlugin(createSuggestionKeys())] })
    const moved = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8)))
    expect(openSuggestion(moved)).toBeNull()
  })
})
