/** The time that a picker proposes. */
export const DEFAULT_TIME = '12:00'
const MINUTE_STEP = 5

/** A day and a time as clocks on the wall show them: `2026-11-15T12:00`. Which zone they hang in is the owner's affair. */
export interface WallTime {
  readonly day: string
  /** `HH:mm`. */
  readonly time: string
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/

/** Takes `2026-11-15T12:00` apart; null for anything else. */
export function parseWallTime(text: string | null): WallTime | null {
  const [, day, time] = WRITTEN.exec(text ?? '') ?? []
  return day === undefined || time === undefined ? null : { day, time }
}

/** Puts a day and a time together; the default time where none was chosen yet, nothing without a day. */
export function joinWallTime(day: string | null, time: string | null): string | null {
  return day === null ? null : `${day}T${time ?? DEFAULT_TIME}`
}

const pad = (value: number) => String(value).padStart(2, '0')

export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => pad(hour))

/** The minutes on offer, in steps of five, and the present one where it lies between them: it must not be lost. */
export function minutesWith(present: string): string[] {
  const steps = Array.from({ length: 60 / MINUTE_STEP }, (_, step) => pad(step * MINUTE_STEP))
  return [...new Set([...steps, present])].toSorted()
}

export function hourOf(time: string): string {
  return time.slice(0, 2)
}

export function minuteOf(time: string): string {
  return time.slice(3, 5)
}
