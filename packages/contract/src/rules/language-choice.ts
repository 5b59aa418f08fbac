import { DEFAULT_LOCALE, isLocale, type Locale } from '../locales.ts'

/** The language of ours that a language tag such as `pt-BR` belongs to; null for any other. */
export function localeOfTag(tag: string): Locale | null {
  const [language] = tag.trim().toLowerCase().split(/[-_]/)
  return isLocale(language) ? language : null
}

/** The language that an address carries: its first segment. One that it carries is saved and becomes the locale. */
export function localeOfPath(pathname: string): Locale | null {
  const [, first] = pathname.split('/')
  return isLocale(first) ? first : null
}

interface Wishes {
  /** What an earlier visit saved, whatever that may be by now. */
  readonly saved: unknown
  /** The browser's languages, the best first. */
  readonly browser: readonly string[]
}

/** A saved language wins; otherwise the first of the browser's that is one of ours; else the default. */
export function chooseLocale({ saved, browser }: Wishes): Locale {
  if (isLocale(saved)) return saved
  for (const tag of browser) {
    const locale = localeOfTag(tag)
    if (locale !== null) return locale
  }
  return DEFAULT_LOCALE
}
