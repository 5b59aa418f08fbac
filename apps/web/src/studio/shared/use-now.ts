import { useEffect, useState } from 'react'

/** Minutes change at their own time, so that a clock is never late by more than this. */
const CLOCK_TICK_MS = 10_000

/** The time, for clocks, countdowns and ages. Null stops it. */
export function useNow(tickMs: number | null = CLOCK_TICK_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (tickMs === null) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return now
}
