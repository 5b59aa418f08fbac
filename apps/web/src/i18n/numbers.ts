import type { Locale } from '@mixed-zone/contract/locales'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

type NumberOptions = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'style' | 'roundingMode'>

/** Constructing a formatter is expensive: each is kept for the life of the page. */
const formatters = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, locale: Locale, options: NumberOptions = {}): string {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, formatter)
  return formatter.format(value)
}

/** A share of one in percent. Rounded down, so that it says 100 only when all is there. */
export function formatPercent(share: number, locale: Locale): string {
  return formatNumber(share, locale, { style: 'percent', roundingMode: 'floor' })
}

/** Bytes in steps of a thousand: "84 kB", "12,4 MB", "1,14 GB". No line breaks before the unit. */
export function formatBytes(bytes: number, locale: Locale): string {
  // Rounded before the unit is chosen, so that 999,999 bytes are "1 MB" and not "1000 kB".
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes * 1.0005) / 3))
  const value = bytes / 1000 ** step
  const digits = step === 0 || value >= 100 ? 0 : step === 3 && value < 10 ? 2 : step === 1 ? 0 : 1
  return `${formatNumber(value, locale, { maximumFractionDigits: digits })}\u00a0${UNITS[step]}`
}

/** Seconds as a player shows them: "1:48", "1:02:07". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
