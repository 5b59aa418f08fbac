import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'

const HALF_MINUTES = 45
const BREAK_MINUTES = 15

type Played = Pick<StudioFixture, 'state' | 'startedAt' | 'halfTimeAt'>

/** `45+` in added time. Nobody taps the start of the second half, so it begins a quarter of an hour after half-time. */
export function matchMinute({ state, startedAt, halfTimeAt }: Played, now: number): string | 'half-time' | null {
  if (state !== 'live' || startedAt === null) return null
  const since = (time: string) => Math.max(0, (now - Date.parse(time)) / MINUTE_MS)
  if (halfTimeAt === null) return minuteOf(since(startedAt), HALF_MINUTES)
  const played = since(halfTimeAt) - BREAK_MINUTES
  return played < 0 ? 'half-time' : minuteOf(HALF_MINUTES + played, 2 * HALF_MINUTES)
}

function minuteOf(minutes: number, last: number): string {
  const minute = Math.floor(minutes) + 1
  return minute > last ? `${last}+` : String(minute)
}
