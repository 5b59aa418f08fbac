import { describe, expect, it } from 'vitest'
import { fillDown, listMatchingCells, pasteBlock, type CellRange, replaceInCells } from './cell-changes.ts'

const CELLS = [
  ['a', 'x'],
  ['', ''],
  ['', 'y'],
  ['d', ''],
]
const grid = {
  rows: 4,
  columns: 2,
  textOf: ({ row, column }: { row: number; column: number }) => CELLS[row]?.[column] ?? '',
}
const range = (row: number, column: number, toRow = row, toColumn = column): CellRange => ({
  anchor: { row, column },
  focus: { row: toRow, column: toColumn },
})

describe('fillDown', () => {
  it('copies the first row of a range into the others', () => {
    expect(fillDown(grid, range(2, 1, 0, 0)).map(({ row, column, text }) => `${row}${column}${text}`)).toEqual([
      '10a',
      '20a',
      '11x',
      '21x',
    ])
  })

  it('copies a single cell into the empty ones that follow it', () => {
    expect(fillDown(grid, range(0, 0))).toEqual([
      { row: 1, column: 0, text: 'a' },
      { row: 2, column: 0, text: 'a' },
    ])
  })

  it('copies from above into an empty cell', () => {
    expect(fillDown(grid, range(1, 1))).toEqual([{ row: 1, column: 1, text: 'x' }])
  })
})

describe('pasteBlock', () => {
  it('puts the block at the first cell, and drops what does not fit', () => {
    expect(pasteBlock(grid, range(3, 1), [['1', '2'], ['3']])).toEqual([{ row: 3, column: 1, text: '1' }])
  })

  it('fills the whole range with one cell', () => {
    expect(pasteBlock(grid, range(0, 0, 3, 0), [['1']])).toHaveLength(4)
  })
})

describe('replaceInCells', () => {
  it('replaces without regard to accents, capital letters or patterns', () => {
    const one = { rows: 1, columns: 1, textOf: () => 'Goal (1.) GOAL $' }
    expect(replaceInCells(one, { find: 'goal', replaceWith: '$&' })).toEqual([
      { row: 0, column: 0, text: '$& (1.) $& $' },
    ])
    expect(replaceInCells(one, { find: '(1.)', replaceWith: '' })[0]?.text).toBe('Goal  GOAL $')
    expect(replaceInCells(one, { find: 'góal', replaceWith: 'Gol' })[0]?.text).toBe('Gol (1.) Gol $')
    expect(replaceInCells(one, { find: '', replaceWith: 'x' })).toEqual([])
    expect(listMatchingCells(grid, 'X')).toEqual([{ row: 0, column: 1 }])
  })
})
