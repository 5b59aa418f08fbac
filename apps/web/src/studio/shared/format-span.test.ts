import { describe, expect, it } from 'vitest'
import { formatOffset, formatSpan } from './format-span.ts'

describe('formatSpan', () => {
  it.each([
    [0, '0 min'],
    [48, '48 min'],
    [60, '1 h'],
    [236, '3 h 56'],
    [26 * 60, '26 h'],
    [80 * 60, '3 d'],
  ])('writes %s minutes as %s', (minutes, text) => {
    expect(formatSpan(minutes * 60_000)).toBe(text)
    expect(formatSpan(-minutes * 60_000)).toBe(text)
  })
})

describe('formatOffset', () => {
  it.each([
    [-62, '−62′'],
    [24, '+24′'],
    [0, '+0′'],
    [-1560, '−26 h'],
  ])('writes %s minutes as %s', (minutes, text) => {
    expect(formatOffset(minutes)).toBe(text)
  })
})
