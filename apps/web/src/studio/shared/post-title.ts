import { LOCALES, type Locale } from '@mixed-zone/contract/locales'

/** The title in a language, else in the first that has one; null if none has. */
export function titleOf(titles: Readonly<Partial<Record<Locale, string | undefined>>>, locale: Locale): string | null {
  return [locale, ...LOCALES].map((one) => titles[one]?.trim()).find(Boolean) ?? null
}
