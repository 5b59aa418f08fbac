import { DEFAULT_LOCALE, isLocale, type Locale } from '../locales.ts'

/** The supported language of a tag such as `pt-BR`; null for any other. */
export function localeOfTag(tag: string): Locale | null {
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
  /** The browser's languages by preference. */
  readonly browser: readonly string[]
}

/** The saved language, else the browser's first supported one, else the default. */
export function chooseLocale({ saved, browser }: Preferences): Locale {
  if (isLocale(saved)) return saved
  for (const tag of browser) {
    const locale = localeOfTag(tag)
    if (locale !== null) return locale
  }
  return DEFAULT_LOCALE
}
