import { DEFAULT_LOCALE, isLocale, type Locale } from '@mixed-zone/contract/locales'

/** The supported language of a tag such as `pt-BR`; null for any other. */
function localeOfTag(tag: string): Locale | null {
  const [language] = tag.trim().toLowerCase().split(/[-_]/)
  return isLocale(language) ? language : null
}

/** The language in the first segment of a path. */
export function localeOfPath(pathname: string): Locale | null {
  const [, first] = pathname.split('/')
  return isLocale(first) ? first : null
}

interface Preferences {
  /** Saved by an earlier visit; may be anything. */
  readonly saved: unknown
  /** The language of the browser, as a tag. */
  readonly browser: string
}

/** The saved language, else the browser's if it is supported, else the default. */
export function chooseLocale({ saved, browser }: Preferences): Locale {
  return isLocale(saved) ? saved : (localeOfTag(browser) ?? DEFAULT_LOCALE)
}
