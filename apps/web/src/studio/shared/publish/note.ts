import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'

/** A text about a correction or a recall, which has to be written in every language. */
export const EMPTY_NOTE: Localised = { es: '', en: '', pt: '' }

/** The languages in which nothing is written yet. */
export function missingLanguages(note: Localised): Locale[] {
  return LOCALES.filter((locale) => note[locale].trim() === '')
}
