import { describe, expect, it } from 'vitest'
import { togglePage, toggleRow } from './data-table.tsx'

describe('row selection of a table', () => {
  it('adds and removes a row without changing the given set', () => {
    const before = new Set(['a'])
    expect([...toggleRow(before, 'b')]).toEqual(['a', 'b'])
    expect([...toggleRow(before, 'a')]).toEqual([])
    expect([...before]).toEqual(['a'])
  })

  it('selects the whole page if some or no rows are selected, and none if all are', () => {
    const page = ['a', 'b']
    expect([...togglePage(new Set(), page)]).toEqual(['a', 'b'])
    expect([...togglePage(new Set(['b']), page)]).toEqual(['a', 'b'])
    expect([...togglePage(new Set(['a', 'b']), page)]).toEqual([])
  })

  it('keeps the selection of other pages', () => {
    expect([...togglePage(new Set(['z']), ['a'])]).toEqual(['z', 'a'])
    expect([...togglePage(new Set(['z', 'a']), ['a'])]).toEqual(['z'])
  })
})
