/** The interface and content languages, in the order in which they are offered. The first is the default. */
export const LOCALES = ['es', 'en', 'pt'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'es'

/** A text that exists in every language. */
export type Localised<T = string> = Readonly<Record<Locale, T>>

/** Whose plurals, dates and calendars each language follows, for what asks by the tag of a region. */
export const LANGUAGE_TAGS: Localised = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }

/** The display name of each language, in each of the three languages. */
export const LOCALE_NAMES: Localised<Localised> = {
  es: { es: 'Español', en: 'Inglés', pt: 'Portugués' },
  en: { es: 'Spanish', en: 'English', pt: 'Portuguese' },
  pt: { es: 'Espanhol', en: 'Inglês', pt: 'Português' },
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
