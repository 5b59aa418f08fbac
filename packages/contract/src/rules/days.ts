// Calendar days are ISO texts (`2026-03-05`), which sort by date.

/** For an input's `pattern`: day and month with one or two digits, year with four. */
export const DATE_INPUT_PATTERN = '(0?[1-9]|[12][0-9]|3[01])/(0?[1-9]|1[0-2])/[0-9]{4}'

export const DATE_INPUT_PLACEHOLDER = 'dd/mm/aaaa'

/** The specification's name of the date input's format. */
export const DATE_INPUT_FORMAT = 'd/m/Y'

const DATE_INPUT = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/

const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

function isoDay(groups: Record<string, string> | undefined): string | null {
  if (!groups) return null
  const iso = `${groups.year}-${groups.month?.padStart(2, '0')}-${groups.day?.padStart(2, '0')}`
  const day = new Date(`${iso}T00:00:00Z`)
  // Date would turn 31 February into 3 March; there is no year 0.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso || groups.year === '0000') return null
  return iso
}

/** Parses `5/3/2026`; null for another format or a day that does not exist. */
export function parseDateInput(text: string): string | null {
  return isoDay(DATE_INPUT.exec(text.trim())?.groups)
}

/** Parses both formats of the API, `d/m/Y` and ISO. */
export function parseDay(text: string): string | null {
  return parseDateInput(text) ?? isoDay(ISO_DAY.exec(text.trim())?.groups)
}

/** An ISO day for the date input; empty if it is not one. */
export function formatDateInput(iso: string): string {
  const day = isoDay(ISO_DAY.exec(iso)?.groups)
  return day === null ? '' : day.split('-').toReversed().join('/')
}

/** Both days included; null if open. */
export interface DateRange {
  readonly startDate: string | null
  readonly endDate: string | null
}

export const OPEN_RANGE: DateRange = { startDate: null, endDate: null }

export function isEndBeforeStart({ startDate, endDate }: DateRange): boolean {
  return startDate !== null && endDate !== null && endDate < startDate
}

export function isInRange(day: string, { startDate, endDate }: DateRange): boolean {
  return (startDate === null || day >= startDate) && (endDate === null || day <= endDate)
}

const DAY_MS = 86_400_000

/** The day so many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days there are from one to the other, both included. */
export function countDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
}

/** All days from one to the other, both included; none if the end is before the start. */
export function daysBetween({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const count = countDays({ from, to })
  return count < 1 ? [] : Array.from({ length: count }, (_, index) => addDays(from, index))
}

/** Intl formatters are expensive to construct. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates are ISO dates.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** The calendar day in the league's time zone. Rights end and matchdays begin by it. */
export function leagueDay(instant: Date, timeZone: string): string {
  return formatterFor(timeZone).format(instant)
}

/** Whether the last day on which a file may be downloaded has passed. */
export function haveRightsEnded(rightsUntil: string | null, today: string): boolean {
  return rightsUntil !== null && rightsUntil < today
}
