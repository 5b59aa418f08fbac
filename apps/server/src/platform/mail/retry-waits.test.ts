import { expect, it } from 'vitest'
import { RETRY_WAITS_SECONDS, waitAfter } from './retry-waits.ts'

it('waits longer each time, for a day in all', () => {
  expect(RETRY_WAITS_SECONDS.toSorted((a, b) => a - b)).toEqual(RETRY_WAITS_SECONDS)
  expect(RETRY_WAITS_SECONDS.reduce((sum, wait) => sum + wait, 0)).toBe(86_400)
})

it('gives up after the last wait', () => {
  expect(waitAfter(1)).toBe(RETRY_WAITS_SECONDS[0])
  expect(waitAfter(RETRY_WAITS_SECONDS.length)).toBe(RETRY_WAITS_SECONDS.at(-1))
  expect(waitAfter(RETRY_WAITS_SECONDS.length + 1)).toBeNull()
})
