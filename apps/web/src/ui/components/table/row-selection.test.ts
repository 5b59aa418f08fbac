import { describe, expect, it } from 'vitest'
import { allAfterPress, selectionAfterPress } from './row-selection.ts'

describe('row selection', () => {
  it('adds and takes a row, and leaves the given set as it was', () => {
    const before = new Set(['a'])
    expect([...selectionAfterPress(before, 'b')]).toEqual(['a', 'b'])
    expect([...selectionAfterPress(before, 'a')]).toEqual([])
    expect([...before]).toEqual(['a'])
  })

  it('chooses all of a page when some or none are chosen, and none when all are', () => {
    const page = ['a', 'b']
    expect([...allAfterPress(new Set(), page)]).toEqual(['a', 'b'])
    expect([...allAfterPress(new Set(['b']), page)]).toEqual(['a', 'b'])
    expect([...allAfterPress(new Set(['a', 'b']), page)]).toEqual([])
  })

  it('does not touch what is chosen on other pages', () => {
    expect([...allAfterPress(new Set(['z']), ['a'])]).toEqual(['z', 'a'])
    expect([...allAfterPress(new Set(['z', 'a']), ['a'])]).toEqual(['z'])
  })
})
