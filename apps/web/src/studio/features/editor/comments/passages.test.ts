// @vitest-environment jsdom
import { titleOf } from '@mixed-zone/document/document'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { passageOfField, rangeInField } from './passages.ts'

const post = new Y.Doc()
const title = titleOf(post, 'en')

/** The selected words of a title. */
function passageOf(value: string, start: number, end: number) {
  title.delete(0, title.length)
  title.insert(0, value)
  const area = document.createElement('textarea')
  area.lang = 'en'
  area.dataset['part'] = 'title'
  area.value = value
  area.setSelectionRange(start, end)
  const passage = passageOfField(post, area)
  if (passage === null) throw new Error('nothing is selected')
  return passage
}

describe('a passage of a title', () => {
  it('does not grow by what is typed directly before or behind it', () => {
    const passage = passageOf('Almenara win', 9, 12)
    title.insert(12, 'ning')
    title.insert(9, 're')
    expect(title.toString()).toBe('Almenara rewinning')
    expect(rangeInField(title, passage)).toEqual({ from: 11, to: 14 })
  })

  it('never quotes half of an emoji, which the server refuses', () => {
    const { quote } = passageOf(`${'x'.repeat(1999)}😀 more`, 0, 2006)
    expect(quote).toBe('x'.repeat(1999))
  })
})
