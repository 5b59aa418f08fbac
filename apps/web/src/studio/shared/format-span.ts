import { HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'

/** "12 min", "3 h 56", "26 h", "4 d": alike in the three languages. */
export function formatSpan(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10 && minutes % 60 !== 0) return `${hours} h ${String(minutes % 60).padStart(2, '0')}`
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

const MAX_MINUTES = 120

/** "−62′", "+24′", "−26 h": when something went out against kick-off or whistle. */
export function formatOffset(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+'
  const size = Math.abs(minutes)
  return size < MAX_MINUTES ? `${sign}${size}′` : `${sign}${Math.round((size * MINUTE_MS) / HOUR_MS)} h`
}
