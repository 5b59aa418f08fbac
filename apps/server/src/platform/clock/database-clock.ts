import type { Clock } from './clock.ts'

/** The database's clock, estimated from the times that statements return. Steps of this machine's clock do not affect it. */
export interface DatabaseClock extends Clock {
  /** The time of this machine that `learn` compares with, in milliseconds. */
  ownMs(): number
  /** The database read its clock after `sentMs`, and its answer has just been received. */
  learn(databaseMs: number, sentMs: number): void
  /** How far the system's clock is ahead of the database's, in milliseconds. */
  skewMs(): number
}

export function createDatabaseClock(
  ownMs: () => number = () => performance.timeOrigin + performance.now(),
): DatabaseClock {
  let offsetMs: number | null = null
  const nowMs = () => ownMs() + (offsetMs ?? 0)

  return {
    now: () => new Date(nowMs()),
    ownMs,
    learn(databaseMs, sentMs) {
      const lowest = databaseMs - ownMs()
      const highest = databaseMs - sentMs
      // The lower end is late by the way of the answer; any other value could end an embargo early.
      if (offsetMs === null || offsetMs < lowest || offsetMs > highest) offsetMs = lowest
    },
    skewMs: () => Date.now() - nowMs(),
  }
}
