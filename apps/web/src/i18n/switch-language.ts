import type { Locale } from '@mixed-zone/contract/locales'
import { baseTexts } from './base-texts.ts'
import { saveLocale, useLanguage } from './language-store.ts'
import { loadTexts, loadUsedTexts } from './texts.ts'

/** Saves the language and shows it once all texts on the page are loaded in it. */
export async function switchLanguage(locale: Locale): Promise<void> {
  saveLocale(locale)
  await Promise.all([loadTexts(locale, [baseTexts]), loadUsedTexts(locale)])
  document.documentElement.lang = locale
  useLanguage.setState({ locale })
}
