import { describe, expect, it } from 'vitest'
import { type ColumnSort, directionOf, nextSort } from './column-sort.ts'

describe('nextSort', () => {
  it('cycles through ascending, descending and none', () => {
    const directions: string[] = []
    let sort: ColumnSort | null = null
    for (let press = 0; press < 4; press += 1) {
      sort = nextSort(sort, 'name')
      directions.push(directionOf(sort, 'name'))
    }
    expect(directions).toEqual(['ascending', 'descending', 'none', 'ascending'])
  })

  it('sorts another column ascending and drops the first', () => {
    const sort = nextSort({ column: 'name', direction: 'descending' }, 'date')
    expect(sort).toEqual({ column: 'date', direction: 'ascending' })
    expect(directionOf(sort, 'name')).toBe('none')
  })
})
