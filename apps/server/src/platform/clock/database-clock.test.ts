import { describe, expect, it } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'

const TRUE_MS = Date.parse('2026-11-15T18:00:00Z')

/** A machine whose clock is ahead of the database's, and statements that take their time both ways. */
function setUp(aheadMs: number) {
  let trueMs = TRUE_MS
  let skewMs = aheadMs
  const clock = createDatabaseClock(() => trueMs + skewMs)
  return {
    clock,
    pass: (ms: number) => (trueMs += ms),
    step: (ms: number) => (skewMs += ms),
    observe(thereMs: number, backMs: number) {
      const sentMs = clock.ownMs()
      trueMs += thereMs
      const databaseMs = trueMs
      trueMs += backMs
      clock.learn(databaseMs, sentMs)
    },
    /** How far the clock is behind the database's. */
    lateMs: () => trueMs - clock.now().getTime(),
  }
}

describe('createDatabaseClock', () => {
  it.each([0, 300_000, -300_000])('follows the database on a machine that is %i ms ahead', (aheadMs) => {
    const { observe, lateMs, pass } = setUp(aheadMs)
    observe(5, 3)
    expect(lateMs()).toBe(3)
    pass(60_000)
    expect(lateMs()).toBe(3)
  })

  it('is late by the fastest answer, and never early', () => {
    const { observe, lateMs } = setUp(1_234)
    const seen = [
      [400, 900],
      [2, 1],
      [900, 10],
      [1, 700],
      [0, 0],
      [50, 50],
    ].map(([there = 0, back = 0]) => {
      observe(there, back)
      return lateMs()
    })
    expect(seen).toEqual([900, 1, 1, 1, 0, 0])
  })

  it.each([120_000, -120_000])('is right again with the next answer when a clock was set by %i ms', (ms) => {
    const { observe, step, lateMs } = setUp(0)
    observe(1, 1)
    step(ms)
    observe(1, 1)
    expect(lateMs()).toBe(1)
  })
})
