import { describe, expect, it } from 'vitest'
import { formatCountdown } from './embargo-notice.tsx'

describe('formatCountdown', () => {
  it.each([
    [6_452_000, '1:47:32'],
    [59_001, '0:01:00'],
    [1, '0:00:01'],
    [0, '0:00:00'],
    [-5000, '0:00:00'],
    [86_400_000, '1d 0:00:00'],
    [183_909_000, '2d 3:05:09'],
  ])('shows %i ms as %s', (leftMs, shown) => {
    expect(formatCountdown(leftMs)).toBe(shown)
  })
})
