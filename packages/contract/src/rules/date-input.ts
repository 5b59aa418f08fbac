/** For an input's `pattern`: day, month, four-digit year. One digit will do for day and month. */
export const DATE_INPUT_PATTERN = '(0?[1-9]|[12][0-9]|3[01])/(0?[1-9]|1[0-2])/[0-9]{4}'

export const DATE_INPUT_PLACEHOLDER = 'dd/mm/aaaa'

/** What the specification calls the format of the date input. */
export const DATE_INPUT_FORMAT = 'd/m/Y'

const WRITTEN = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/

const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

function isoDay(groups: Record<string, string> | undefined): string | null {
  if (!groups) return null
  const iso = `${groups.year}-${groups.month?.padStart(2, '0')}-${groups.day?.padStart(2, '0')}`
  const day = new Date(`${iso}T00:00:00Z`)
  // 31 February becomes 3 March where it is not refused; the year 0 is no year.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso || groups.year === '0000') return null
  return iso
}

/** The ISO day (`2026-03-05`) that a typed `5/3/2026` means, or null for another format or a day that does not exist. */
export function parseDateInput(text: string): string | null {
  return isoDay(WRITTEN.exec(text.trim())?.groups)
}

/** The day that a text names in either way that the API takes, `d/m/Y` or ISO, as an ISO day. */
export function parseDay(text: string): string | null {
  return parseDateInput(text) ?? isoDay(ISO.exec(text.trim())?.groups)
}

/** An ISO day as the date input shows it, with two digits each for day and month; empty for what is no ISO day. */
export function formatDateInput(iso: string): string {
  const day = isoDay(ISO.exec(iso)?.groups)
  return day === null ? '' : day.split('-').toReversed().join('/')
}
