import type { Locale } from '@mixed-zone/contract/locales'

// Making a formatter takes milliseconds, using one microseconds: each is made when it is first needed, and kept.

export const numbersOf = kept((locale: Locale, maximumFractionDigits: number) => {
  return new Intl.NumberFormat(locale, { maximumFractionDigits })
})

export const weekdaysOf = kept((locale: Locale, weekday: 'long' | 'short') => {
  return new Intl.DateTimeFormat(locale, { weekday })
})

function kept<Style extends string | number, Formatter>(make: (locale: Locale, style: Style) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: Locale, style: Style): Formatter => {
    const name = `${locale} ${style}`
    const formatter = made.get(name) ?? make(locale, style)
    made.set(name, formatter)
    return formatter
  }
}
