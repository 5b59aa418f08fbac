import { BUILT_AT } from '@mixed-zone/test-data/moment'
import type { Clock } from '../src/platform/clock/clock.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  moveTo(moment: Date): void
  advance(durationMs: number): void
  /** Back to the start; call it in `afterEach`. */
  reset(): void
}

/** Starts at the moment of the test data. */
export function createTestClock(start: Date = BUILT_AT): TestClock {
  let now = start
  return {
    now: () => new Date(now),
    moveTo(moment) {
      now = moment
    },
    advance(durationMs) {
      now = new Date(now.getTime() + durationMs)
    },
    reset() {
      now = start
    },
  }
}
