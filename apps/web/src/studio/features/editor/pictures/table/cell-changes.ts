import { findInText, replaceInText } from '../../find/find-text.ts'

/** A cell by the place of its row and column. */
export interface Cell {
  readonly row: number
  readonly column: number
}

export interface CellRange {
  /** Where it was begun. */
  readonly anchor: Cell
  /** The active cell. */
  readonly focus: Cell
}

export interface CellChange extends Cell {
  readonly text: string
}

export function boundsOf({ anchor, focus }: CellRange) {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

/** From the first row of a range, wherever it was begun, down to a row. */
export function extendDown(range: CellRange, row: number): CellRange {
  const { anchor, focus } = range
  return { anchor: { ...anchor, row: boundsOf(range).top }, focus: { ...focus, row } }
}

const PAGE_ROWS = 8

/** Where a key leads from a cell, perhaps out of the table. Undefined if it is none of the keys that move. */
export function moveByKey(key: string, { row, column }: Cell, lastColumn: number): Cell | undefined {
  const moves: Readonly<Record<string, Cell>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE_ROWS, column },
    PageDown: { row: row + PAGE_ROWS, column },
    Home: { row, column: 0 },
    End: { row, column: lastColumn },
  }
  return moves[key]
}

export function cellsIn(range: CellRange): Cell[] {
  const { top, bottom, left, right } = boundsOf(range)
  return indexesBetween(top, bottom).flatMap((row) => indexesBetween(left, right).map((column) => ({ row, column })))
}

const indexesBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)

interface Grid {
  readonly rows: number
  readonly columns: number
  readonly textOf: (cell: Cell) => string
}

/**
 * Copies downwards. A range: its first row into the others. A single cell: into the empty ones that follow it, and if it is empty itself,
 * from the one above.
 */
export function fillDown(grid: Grid, range: CellRange): CellChange[] {
  const { top, bottom, left, right } = boundsOf(range)
  if (top !== bottom) {
    return indexesBetween(left, right).flatMap((column) =>
      indexesBetween(top + 1, bottom).map((row) => ({ row, column, text: grid.textOf({ row: top, column }) })),
    )
  }
  return indexesBetween(left, right).flatMap((column) => {
    const text = grid.textOf({ row: top, column })
    if (text === '') return top === 0 ? [] : [{ row: top, column, text: grid.textOf({ row: top - 1, column }) }]
    const following = indexesBetween(top + 1, grid.rows - 1)
    const end = following.findIndex((row) => grid.textOf({ row, column }) !== '')
    return (end === -1 ? following : following.slice(0, end)).map((row) => ({ row, column, text }))
  })
}

/** Puts a block at the first cell of the range. One cell fills the whole range, and a block is repeated if it fits in several times. */
export function pasteBlock(grid: Grid, range: CellRange, block: readonly (readonly string[])[]): CellChange[] {
  const { top, bottom, left, right } = boundsOf(range)
  const height = block.length
  const width = Math.max(0, ...block.map((row) => row.length))
  if (height === 0 || width === 0) return []
  const filledLength = (size: number, room: number) => (room % size === 0 ? room : size)
  const rows = filledLength(height, bottom - top + 1)
  const columns = filledLength(width, right - left + 1)
  return indexesBetween(0, rows - 1).flatMap((down) =>
    indexesBetween(0, columns - 1).flatMap((across) => {
      const cell = { row: top + down, column: left + across }
      const text = block[down % height]?.[across % width]
      return text === undefined || cell.row >= grid.rows || cell.column >= grid.columns ? [] : [{ ...cell, text }]
    }),
  )
}

export interface Replacement {
  readonly find: string
  readonly replaceWith: string
}

/** Those that contain what is searched. */
export function listMatchingCells(grid: Grid, find: string): Cell[] {
  return indexesBetween(0, grid.rows - 1).flatMap((row) =>
    indexesBetween(0, grid.columns - 1)
      .map((column) => ({ row, column }))
      .filter((cell) => findInText(grid.textOf(cell), find).length > 0),
  )
}

/** Without regard to accents and capitals. */
export function replaceInCells(grid: Grid, { find, replaceWith }: Replacement): CellChange[] {
  return listMatchingCells(grid, find).flatMap((cell) => {
    const before = grid.textOf(cell)
    const text = replaceInText(before, findInText(before, find), replaceWith)
    return text === before ? [] : [{ ...cell, text }]
  })
}
