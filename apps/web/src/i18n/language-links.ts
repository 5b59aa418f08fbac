import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'

export interface LanguageLink {
  readonly locale: Locale
  /** In the language itself, for whoever looks for theirs. */
  readonly name: string
  readonly href: string
}

/** The same page in another language. A path outside the languages, which is not found in any, becomes their start. */
export function inLanguage(path: string, locale: Locale): string {
  return `/${locale}${localeOfPath(path) === null ? '' : path.slice(3)}`
}

/** A page in each language. */
export function languageLinks(path: string): LanguageLink[] {
  return LOCALES.map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale][locale],
    href: inLanguage(path, locale),
  }))
}
