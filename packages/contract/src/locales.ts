/** The languages of the interface and the content, in display order. The first is the default. */
export const LOCALES = ['es', 'en', 'pt'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'es'

/** A value for every language. */
export type Localised<T = string> = Readonly<Record<Locale, T>>

/** Computes a value for every language. */
export function mapLocales<T>(valueIn: (locale: Locale) => T): Localised<T> {
  return { es: valueIn('es'), en: valueIn('en'), pt: valueIn('pt') }
}

/** The regional variant whose plurals, dates and calendars each language uses. */
export const LANGUAGE_TAGS: Localised = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }

/** The display names of the languages in each language. */
export const LOCALE_NAMES: Localised<Localised> = {
  es: { es: 'Español', en: 'Inglés', pt: 'Portugués' },
  en: { es: 'Spanish', en: 'English', pt: 'Portuguese' },
  pt: { es: 'Espanhol', en: 'Inglês', pt: 'Português' },
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
