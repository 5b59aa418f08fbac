import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { localeOfPath } from './language-choice.ts'

export interface LanguageLink {
  readonly locale: Locale
  /** In the language itself. */
  readonly name: string
  readonly href: string
}

/** The same page in another language. A path without a language becomes the start page. */
export function inLanguage(path: string, locale: Locale): string {
  const current = localeOfPath(path)
  return `/${locale}${current === null ? '' : path.slice(1 + current.length)}`
}

export function languageLinks(path: string): LanguageLink[] {
  return LOCALES.map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale][locale],
    href: inLanguage(path, locale),
  }))
}
