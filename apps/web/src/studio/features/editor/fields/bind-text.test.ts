// @vitest-environment jsdom
import { replaceText } from '@mixed-zone/document/document'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { bindText, findChange, mapIndex } from './bind-text.ts'

let text: Y.Text
let area: HTMLTextAreaElement
let undoManager: Y.UndoManager
let unbind: () => void

const TYPED = Symbol('typed')

beforeEach(() => {
  text = new Y.Doc().getText('es.title')
  text.insert(0, 'Almenara gana')
  area = document.createElement('textarea')
  document.body.append(area)
  undoManager = new Y.UndoManager(text, { trackedOrigins: new Set([TYPED]) })
  unbind = bindText({
    text,
    area,
    typeText: (shared, value) => shared.doc?.transact(() => replaceText(shared, value), TYPED),
  })
  area.focus()
})

afterEach(() => {
  unbind()
  area.remove()
})

function type(value: string, caret = value.length): void {
  area.value = value
  area.setSelectionRange(caret, caret)
  area.dispatchEvent(new Event('input'))
}

describe('bindText', () => {
  it('writes what is typed into the shared text', () => {
    type('Almenara gana el derbi')
    expect(text.toString()).toBe('Almenara gana el derbi')
  })

  it('keeps the caret at its letter when somebody types before it', () => {
    area.setSelectionRange(9, 13)
    text.insert(0, 'El ')
    expect(area.value).toBe('El Almenara gana')
    expect([area.selectionStart, area.selectionEnd]).toEqual([12, 16])
  })

  it('keeps the caret when somebody types or deletes after it', () => {
    area.setSelectionRange(8, 8)
    text.insert(13, ' hoy')
    text.delete(9, 4)
    expect(area.value).toBe('Almenara  hoy')
    expect(area.selectionStart).toBe(8)
  })

  it('undoes only what this person has typed', () => {
    type('Almenara gana 2-1')
    text.insert(0, 'Final: ')
    undoManager.undo()
    expect(area.value).toBe('Final: Almenara gana')
    undoManager.redo()
    expect(area.value).toBe('Final: Almenara gana 2-1')
  })

  it('replaces pasted line breaks by spaces', () => {
    type('Almenara gana\n el derbi')
    expect(area.value).toBe('Almenara gana el derbi')
    expect(text.toString()).toBe('Almenara gana el derbi')
  })

  it('does not touch the area during a composition, and merges afterwards', () => {
    area.dispatchEvent(new Event('compositionstart'))
    type('Almenara gana en')
    text.insert(0, 'El ')
    expect(area.value).toBe('Almenara gana en')
    area.dispatchEvent(new Event('compositionend'))
    expect(area.value).toBe('El Almenara gana en')
    expect(text.toString()).toBe('El Almenara gana en')
    expect(area.selectionStart).toBe(19)
  })
})

describe('findChange', () => {
  it.each([
    ['aa', 'aaa', 1, { index: 0, removed: 0, inserted: 'a' }],
    ['aa', 'aaa', 3, { index: 2, removed: 0, inserted: 'a' }],
    ['gana el', 'gana', 4, { index: 4, removed: 3, inserted: '' }],
    ['2-1', '3-1', 1, { index: 0, removed: 1, inserted: '3' }],
    ['same', 'same', 2, { index: 2, removed: 0, inserted: '' }],
  ])('finds the change from %j to %j with the caret at %d', (before, after, caret, change) => {
    expect(findChange(before, after, caret)).toEqual(change)
  })
})

describe('mapIndex', () => {
  it('moves to the start of a deleted part', () => {
    expect(mapIndex(5, [{ retain: 2 }, { delete: 10 }])).toBe(2)
  })
})
