import { describe, expect, it } from 'vitest'
import { alignBlocks } from './paragraph-alignment.ts'

const block = (height: number, gap = 16) => ({ height, gap })

describe('alignBlocks', () => {
  it('starts blocks with the same index at the same height', () => {
    const columns = [
      [block(100, 0), block(40)],
      [block(60, 0), block(80), block(20)],
    ]
    expect(alignBlocks(columns)).toEqual([
      [0, 16],
      [0, 56, 16],
    ])
  })

  it('takes the largest gap of a row', () => {
    expect(
      alignBlocks([
        [block(10, 0), block(10, 28)],
        [block(10, 0), block(10)],
      ]),
    ).toEqual([
      [0, 28],
      [0, 28],
    ])
  })

  it('takes a column without blocks', () => {
    expect(alignBlocks([[], [block(10, 0)]])).toEqual([[], [0]])
  })
})
