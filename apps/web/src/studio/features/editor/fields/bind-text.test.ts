// @vitest-environment jsdom
import { replaceText } from '@mixed-zone/document/document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('bindText › emoji', () => {
  it.each([
    ['🔥😀', '😀', 0],
    ['😀', '🔥😀', 2],
    ['😀 gana', '🔥 gana', 2],
    ['🇪🇸🇵🇹', '🇵🇹', 0],
  ])('keeps whole characters from %s to %s', (before, after, caret) => {
    text.delete(0, text.length)
    text.insert(0, before)
    type(after, caret)
    expect(text.toString()).toBe(after)
  })
})

function lockPhone(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}

describe('bindText › a composition', () => {
  /** Replaces "copa" by "final", as a composition that ends after `change`. */
  function compose(change: () => void): void {
    type('gana la copa hoy')
    area.dispatchEvent(new Event('compositionstart'))
    type('gana la final hoy', 13)
    change()
    area.dispatchEvent(new Event('compositionend'))
  }

  it('keeps what follows when somebody has deleted a part of the replaced word', () => {
    compose(() => text.delete(8, 5))
    expect(text.toString()).toBe('gana la finalhoy')
  })

  it('keeps what somebody has typed directly before the replaced word', () => {
    compose(() => text.insert(8, 'gran '))
    expect(text.toString()).toBe('gana la gran final hoy')
  })

  it('leaves nothing of the replaced word when somebody has typed in it', () => {
    compose(() => text.insert(10, 'X'))
    expect(text.toString()).toBe('gana la final hoy')
    expect(area.value).toBe('gana la final hoy')
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the phone is locked', lockPhone],
    [
      'the field goes',
      () => {
        unbind()
        unbind = () => undefined
      },
    ],
  ])('is written when %s', (_when, happen) => {
    area.dispatchEvent(new Event('compositionstart'))
    type('Almenara gana el derbi')
    expect(text.toString()).toBe('Almenara gana')
    happen()
    expect(text.toString()).toBe('Almenara gana el derbi')
  })

  it('goes on after the phone was locked: a colleague does not end it', () => {
    area.dispatchEvent(new Event('compositionstart'))
    type('Almenara gana el')
    lockPhone()
    text.insert(0, 'Final: ')
    expect(area.value).toBe('Almenara gana el')
    type('Almenara gana el derbi')
    area.dispatchEvent(new Event('compositionend'))
    expect(text.toString()).toBe('Final: Almenara gana el derbi')
    expect(area.value).toBe('Final: Almenara gana el derbi')
  })
})

describe('bindText › caret and selection', () => {
  it('puts the caret behind several pasted lines', () => {
    type('Almenara x\n\ny gana', 14)
    expect(area.value).toBe('Almenara x y gana')
    expect(area.selectionStart).toBe(13)
  })

  it('keeps the direction of a selection', () => {
    area.setSelectionRange(2, 5, 'backward')
    text.insert(0, 'El ')
    expect([area.selectionStart, area.selectionEnd, area.selectionDirection]).toEqual([5, 8, 'backward'])
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
