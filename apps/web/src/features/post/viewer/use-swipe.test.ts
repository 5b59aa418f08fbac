import { expect, test } from 'vitest'
import { swipeStep } from './use-swipe.ts'

test.each([
  ['to the left leads on', -120, 10, 1],
  ['to the right leads back', 120, -10, -1],
  ['that trembled leads nowhere', -30, 0, 0],
  ['mostly downwards leads nowhere', -60, 200, 0],
])('a finger that went %s', (_, across, down, step) => {
  expect(swipeStep(across, down)).toBe(step)
})
