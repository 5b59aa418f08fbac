import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { create } from 'zustand'

const STORAGE_KEY = 'locale'

/** The language of the interface. `switchLanguage` changes it, once its texts are loaded. */
export const useLanguage = create<{ readonly locale: Locale }>()(() => ({ locale: LOCALES[0] }))

export function useLocale(): Locale {
  return useLanguage((state) => state.locale)
}

/** For code outside of React, such as the API client. */
export function currentLocale(): Locale {
  return useLanguage.getState().locale
}

export function savedLocale(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage is disabled in this browser.
    return null
  }
}

export function saveLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // Storage is disabled: the language lasts as long as the address names it.
  }
}
