import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { createFindPlugin, findMatches, findStateOf, replaceMatches, setQuery, stepMatch } from './find-plugin.ts'

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
  it('steps from match to match and starts over', () => {
    let state = start()
    state = state.apply(setQuery(state, 'galvez'))
    expect(findStateOf(state)).toMatchObject({ index: 0 })
    expect(state.selection.from).toBe(1)
    state = state.apply(stepMatch(state, -1))
    expect(findStateOf(state)).toMatchObject({ index: 2 })
    state = state.apply(stepMatch(state, 1))
    expect(findStateOf(state)).toMatchObject({ index: 0 })
  })

  it('replaces one match, and then all of them', () => {
    let state = start()
    state = state.apply(setQuery(state, 'galvez'))
    state = state.apply(replaceMatches(state, 'Rueda', { all: false }))
    expect(textOf(state)).toBe('Rueda y galvez|GÁLVEZ, otra vez')
    expect(findStateOf(state).matches).toHaveLength(2)
    state = state.apply(replaceMatches(state, '', { all: true }))
    expect(textOf(state)).toBe('Rueda y |, otra vez')
  })
})
