import { describe, expect, it } from 'vitest'
import { parseListState, viewQueryOf } from './list-state.ts'
import { rangeBetween } from './row-selection.ts'

const LIST = { name: 'people', sortColumns: ['name', 'lastSeenAt'], filters: ['text', 'role'] } as const

describe('parseListState', () => {
  it('begins on the first page of ten rows, without order and filters', () => {
    expect(parseListState(LIST, {})).toEqual({ page: 1, pageSize: 10, sort: null, filters: {}, columns: null })
  })

  it('reads page, rows, order, filters and columns', () => {
    const search = {
      page: '3',
      rows: '50',
      sort: 'name',
      direction: 'desc',
      text: '2026',
      other: 'x',
      columns: 'name,role',
    }
    expect(parseListState(LIST, search)).toEqual({
      page: 3,
      pageSize: 50,
      sort: { column: 'name', direction: 'descending' },
      filters: { text: '2026' },
      columns: ['name', 'role'],
    })
  })

  it.each([{ page: '0' }, { page: '-1' }, { page: 'x' }, { page: '1.5' }])('reads %j as the first page', (search) => {
    expect(parseListState(LIST, search).page).toBe(1)
  })

  it('ignores an unknown order and an unknown number of rows', () => {
    const state = parseListState(LIST, { sort: 'password', rows: '1000' }, 20)
    expect(state).toMatchObject({ sort: null, pageSize: 20 })
  })
})

describe('viewQueryOf', () => {
  it('leaves out the page and the open row, in a stable order', () => {
    expect(viewQueryOf({ text: 'a b', page: '2', open: '7', role: 'media' })).toBe('role=media&text=a+b')
  })
})

describe('rangeBetween', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['elsewhere', 'c', ['c']],
  ])('from %s to %s is %j', (from, to, expected) => {
    expect(rangeBetween(['a', 'b', 'c', 'd', 'e'], from, to)).toEqual(expected)
  })
})
