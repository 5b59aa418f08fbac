import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { create } from 'zustand'
import type { Catalogue } from './catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** Where the language that somebody last used is kept. */
export const LOCALE_STORAGE_KEY = 'locale'

interface LanguageState {
  readonly locale: Locale
  readonly words: Catalogue
}

/** The language of the interface; null only until the first catalogue has come. */
export const useLanguage = create<LanguageState | null>()(() => null)

/** Saves the language, says so to the browser, and shows its words as soon as they are there. */
export async function switchLanguage(locale: Locale): Promise<void> {
  saveLocale(locale)
  if (useLanguage.getState()?.locale === locale) return
  const words = await loadCatalogue(locale)
  document.documentElement.lang = locale
  useLanguage.setState({ locale, words }, true)
}

export function savedLocale(): string | null {
  try {
    return localStorage.getItem(LOCALE_STORAGE_KEY)
  } catch {
    // Storage is forbidden in this browser: nothing was saved.
    return null
  }
}

function saveLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale)
  } catch {
    // Then the language lasts as long as the address names it.
  }
}

/** The language that calls are made in. */
export function currentLocale(): Locale {
  return useLanguage.getState()?.locale ?? LOCALES[0]
}
