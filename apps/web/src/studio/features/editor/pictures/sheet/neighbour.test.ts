import { describe, expect, it } from 'vitest'
import { neighbourOf } from './neighbour.ts'

/** Three boxes in the first row, two wide ones in the second. */
const BOXES = [
  { left: 0, top: 0, width: 90 },
  { left: 100, top: 0, width: 90 },
  { left: 200, top: 0, width: 90 },
  { left: 0, top: 100, width: 140 },
  { left: 150, top: 100, width: 140 },
]

describe('neighbourOf', () => {
  it('goes from one to the next over the ends of rows', () => {
    expect(neighbourOf(BOXES, 2, 'ArrowRight')).toBe(3)
    expect(neighbourOf(BOXES, 3, 'ArrowLeft')).toBe(2)
    expect(neighbourOf(BOXES, 0, 'ArrowLeft')).toBe(0)
    expect(neighbourOf(BOXES, 0, 'End')).toBe(4)
  })

  it('goes up and down to the nearest centre', () => {
    expect(neighbourOf(BOXES, 0, 'ArrowDown')).toBe(3)
    expect(neighbourOf(BOXES, 2, 'ArrowDown')).toBe(4)
    expect(neighbourOf(BOXES, 4, 'ArrowUp')).toBe(2)
    expect(neighbourOf(BOXES, 1, 'ArrowUp')).toBe(1)
  })
})
