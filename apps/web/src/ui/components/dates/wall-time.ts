/** The proposed time. */
export const DEFAULT_TIME = '12:00'
const MINUTE_STEP = 5

/** A local date and time without a zone: `2026-11-15T12:00`. */
export interface WallTime {
  readonly day: string
  /** `HH:mm`. */
  readonly time: string
}

const WALL_TIME_PATTERN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/

/** Parses `2026-11-15T12:00`; null for anything else. */
export function parseWallTime(text: string | null): WallTime | null {
  const [, day, time] = WALL_TIME_PATTERN.exec(text ?? '') ?? []
  return day === undefined || time === undefined ? null : { day, time }
}

/** Joins a day and a time; null without a day. */
export function joinWallTime(day: string | null, time: string): string | null {
  return day === null ? null : `${day}T${time}`
}

const pad = (value: number) => String(value).padStart(2, '0')

export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => pad(hour))

/** The selectable minutes, in steps of five, plus the current one if it is between two steps. */
export function minuteOptions(current: string): string[] {
  const steps = Array.from({ length: 60 / MINUTE_STEP }, (_, step) => pad(step * MINUTE_STEP))
  return [...new Set([...steps, current])].toSorted()
}

export function hourOf(time: string): string {
  return time.slice(0, 2)
}

export function minuteOf(time: string): string {
  return time.slice(3, 5)
}
