import { formatDate } from '@mixed-zone/contract/rules/dates'

/** ISO days (`2026-11-15`) are computed in UTC, where every day has 24 hours. */
const DAY_MS = 86_400_000

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return toDay(new Date(toDate(day).getTime() + days * DAY_MS))
}

/** The same day of another month, or its last day if the month is too short. */
export function addMonths(day: string, months: number): string {
  const date = toDate(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return toDay(first)
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(day: string): number {
  return (toDate(day).getUTCDay() + 6) % 7
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The weeks of a day's month, from Monday, including the adjacent days of other months. */
export function weeksOf(day: string): string[][] {
  const first = `${monthOf(day)}-01`
  const start = addDays(first, -weekday(first))
  const last = addDays(addMonths(first, 1), -1)
  const days = (toDate(last).getTime() - toDate(start).getTime()) / DAY_MS + 1
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index)),
  )
}

interface Press {
  readonly key: string
  readonly shiftKey: boolean
}

/** The day that a key moves to in a calendar; null for other keys. */
export function dayAfterKey(day: string, { key, shiftKey }: Press): string | null {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  }
  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null
}

/** The day of a moment, in the reader's time zone by default. */
export function dayIn(at: Date, timeZone: string | undefined): string {
  // English dates are year, month, day.
  return formatDate(at, { locale: 'en', timeZone }).replaceAll('/', '-')
}

/** Clamps a day to the limits. */
export function clampDay(day: string, { min, max }: DayLimits): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

export interface DayLimits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export function isWithin(day: string, { min, max }: DayLimits): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max)
}
