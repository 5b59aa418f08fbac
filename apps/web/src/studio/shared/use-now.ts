import { useEffect, useState } from 'react'

/** Minutes change at their own time, so that a clock is never late by more than this. */
const TICK_MS = 10_000

/** The time, for countdowns and minutes of a match. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
