import type { Locale } from '@mixed-zone/contract/locales'

// The first formatter of a page takes tens of milliseconds on a phone: each is made when it is needed, and kept.
const formatters = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it, with at most so many digits behind the point. */
export function formatNumber(value: number, locale: Locale, digits = 3): string {
  // By its written digits, as the formatter does it: 1.0005 is a little less than it says, and yet 1.001.
  const rounded = Math.round(Number(`${value}e${digits}`)) / 10 ** digits
  // Below a thousand, as nearly all are, the three languages differ in the point alone.
  if (rounded >= 0 && rounded < 1000) return locale === 'en' ? String(rounded) : String(rounded).replace('.', ',')
  const name = `${locale} ${digits}`
  const formatter = formatters.get(name) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  formatters.set(name, formatter)
  return formatter.format(value)
}
