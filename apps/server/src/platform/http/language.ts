import { DEFAULT_LOCALE, isLocale, type Locale } from '@mixed-zone/contract/locales'

const MAX_HEADER_CHARACTERS = 1000

interface LanguagePreference {
  readonly language: string
  readonly weight: number
}

/** Spanish unless the header prefers another supported language. */
export function negotiateLocale(header: string | undefined): Locale {
  const preferences = (header ?? '').slice(0, MAX_HEADER_CHARACTERS).split(',').map(parsePreference)
  const wanted = preferences.filter((preference) => preference.weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    if (language === '*') return DEFAULT_LOCALE
    if (isLocale(language)) return language
  }
  return DEFAULT_LOCALE
}

/** `pt-BR;q=0.8` counts as `pt`. */
function parsePreference(text: string): LanguagePreference {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';')
  const language = tag.trim().split('-')[0] ?? ''
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return { language, weight: 1 }
  const weight = Number.parseFloat(quality.slice(2))
  return { language, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
