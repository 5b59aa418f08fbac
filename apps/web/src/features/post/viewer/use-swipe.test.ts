import { expect, test } from 'vitest'
import { swipeStep } from './use-swipe.ts'

test.each([
  ['to the left: next', -120, 10, 1],
  ['to the right: previous', 120, -10, -1],
  ['that is too short: none', -30, 0, 0],
  ['that is mostly vertical: none', -60, 200, 0],
])('swipeStep of a movement %s', (_, across, down, step) => {
  expect(swipeStep(across, down)).toBe(step)
})
