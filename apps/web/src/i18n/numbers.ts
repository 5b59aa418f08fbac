import type { Locale } from '@mixed-zone/contract/locales'

// Making a formatter takes milliseconds, using one microseconds: each is made when it is first needed, and kept.
const formatters = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it, with at most so many digits behind the point. */
export function formatNumber(value: number, locale: Locale, digits = 3): string {
  // Whole and small, as nearly all are, it looks the same in the three languages.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  const name = `${locale} ${digits}`
  const formatter = formatters.get(name) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  formatters.set(name, formatter)
  return formatter.format(value)
}
