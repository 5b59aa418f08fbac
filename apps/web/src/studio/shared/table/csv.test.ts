import { describe, expect, it } from 'vitest'
import type { StudioColumn } from './columns.ts'
import { buildCsv, loadAllRows } from './csv.ts'

interface Row {
  readonly name: string
  readonly count: number
}

const COLUMNS: readonly StudioColumn<Row>[] = [
  { id: 'name', head: 'Name', renderCell: () => null, csv: ({ name }) => name },
  { id: 'menu', head: 'Menu', renderCell: () => null },
  { id: 'count', head: 'Count', renderCell: () => null, csv: ({ count }) => count },
]

describe('buildCsv', () => {
  it('writes the columns that have a value, with a byte order mark', () => {
    expect(buildCsv(COLUMNS, [{ name: 'Aoife', count: -3 }])).toBe('\uFEFFName,Count\r\nAoife,-3\r\n')
  })

  it('quotes commas, quotes and line breaks', () => {
    expect(buildCsv(COLUMNS, [{ name: 'a "b",\nc', count: 1 }])).toContain('"a ""b"",\nc",1')
  })

  it.each(['=1+1', '+34', '-1', '@sum'])('does not let a spreadsheet run %j', (name) => {
    expect(buildCsv(COLUMNS, [{ name, count: 1 }])).toContain(`'${name},1`)
  })
})

describe('loadAllRows', () => {
  it('loads pages of 50 until all rows are there', async () => {
    const all = Array.from({ length: 120 }, (_, index) => index)
    const pages: number[] = []
    const rows = await loadAllRows({
      total: 120,
      loadPage: ({ page, pageSize }) => {
        pages.push(page)
        return Promise.resolve({ items: all.slice((page - 1) * pageSize, page * pageSize), total: 120 })
      },
    })
    expect(rows).toEqual(all)
    expect(pages).toEqual([1, 2, 3])
  })

  it('ends when rows were deleted meanwhile', async () => {
    const rows = await loadAllRows({
      total: 120,
      loadPage: ({ page }) => Promise.resolve({ items: page === 1 ? ['only'] : [], total: 1 }),
    })
    expect(rows).toEqual(['only'])
  })
})
