import { describe, expect, it, test } from 'vitest'
import { easeIn, SCROLL_DURATION_MS, scrollTarget } from './scroll-to-element.ts'

test('scrolling takes 500 ms, as specified', () => {
  expect(SCROLL_DURATION_MS).toBe(500)
})

describe('easeIn', () => {
  it('is 0 before the start and 1 after the end', () => {
    expect([-1, 0, 1, 2].map(easeIn)).toEqual([0, 0, 1, 1])
  })

  it('matches the CSS curve ease-in', () => {
    expect(easeIn(0.25)).toBeCloseTo(0.0935, 3)
    expect(easeIn(0.5)).toBeCloseTo(0.3154, 3)
    expect(easeIn(0.75)).toBeCloseTo(0.6218, 3)
  })

  it('is monotonic', () => {
    const way = Array.from({ length: 101 }, (_, index) => easeIn(index / 100))
    expect(way.every((value, index) => index === 0 || value >= (way[index - 1] ?? 0))).toBe(true)
  })
})

describe('scrollTarget', () => {
  it('stops 60 px above the element', () => {
    expect(scrollTarget({ elementTop: 500, scrollTop: 200, maxScrollTop: 5000 })).toBe(640)
  })

  it('stays within the page', () => {
    expect(scrollTarget({ elementTop: 20, scrollTop: 0, maxScrollTop: 5000 })).toBe(0)
    expect(scrollTarget({ elementTop: 4990, scrollTop: 0, maxScrollTop: 1000 })).toBe(1000)
    expect(scrollTarget({ elementTop: 500, scrollTop: 0, maxScrollTop: -10 })).toBe(0)
  })
})
