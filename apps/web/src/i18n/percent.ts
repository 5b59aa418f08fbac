import type { Locale } from '@mixed-zone/contract/locales'

/** A share of one in hundredths, as each language writes it. It says 100 only when all is there. */
export function formatPercent(share: number, locale: Locale): string {
  const hundredths = Math.floor(share * 100)
  // A space that keeps the line together; English and Portuguese have none.
  return locale === 'es' ? `${hundredths}\u00a0%` : `${hundredths}%`
}
