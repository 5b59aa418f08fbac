import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { createFindPlugin, findMatches, markMatches, replaceMatches, selectMatch } from './find-plugin.ts'

const document = BODY_SCHEMA.node(
  'doc',
  null,
  ['Gálvez y galvez', 'GÁLVEZ, otra vez'].map((text) => BODY_SCHEMA.node('paragraph', null, [BODY_SCHEMA.text(text)])),
)

const start = () => EditorState.create({ doc: document, plugins: [createFindPlugin()] })
const textOf = ({ doc }: EditorState) => doc.textBetween(0, doc.content.size, '|')

describe('findMatches', () => {
  it('ignores accents and capitals', () => {
    expect(findMatches(document, 'gálvez')).toEqual([
      { from: 1, to: 7 },
      { from: 10, to: 16 },
      { from: 18, to: 24 },
    ])
  })

  it('finds nothing for an empty query', () => {
    expect(findMatches(document, '')).toEqual([])
  })
})

describe('the search in a text', () => {
  it('selects a match', () => {
    const state = start()
    const [, second] = findMatches(state.doc, 'galvez')
    if (!second) throw new Error('there is no second match')
    expect(state.apply(selectMatch(state, second)).selection).toMatchObject({ from: 10, to: 16 })
  })

  it('replaces the match at hand, and then all of them', () => {
    let state = start()
    state = state.apply(markMatches(state, { query: 'galvez', index: 1 }))
    state = state.apply(replaceMatches(state, 'Rueda', { all: false }))
    expect(textOf(state)).toBe('Gálvez y Rueda|GÁLVEZ, otra vez')
    state = state.apply(replaceMatches(state, '', { all: true }))
    expect(textOf(state)).toBe(' y Rueda|, otra vez')
  })

  it('replaces nothing while the match at hand is not in the body', () => {
    let state = start()
    state = state.apply(markMatches(state, { query: 'galvez', index: -1 }))
    state = state.apply(replaceMatches(state, 'Rueda', { all: false }))
    expect(textOf(state)).toBe('Gálvez y galvez|GÁLVEZ, otra vez')
  })
})
