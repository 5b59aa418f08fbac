import type { Locale } from '@mixed-zone/contract/locales'
import { baseTexts } from './base-texts.ts'
import { saveLocale, useLanguage } from './language-store.ts'
import { loadTexts, loadUsedTexts } from './texts.ts'

/** Shows and saves the language once all texts on the page are loaded in it, unless another is wanted by then. */
export async function switchLanguage(locale: Locale, signal?: AbortSignal): Promise<void> {
  await Promise.all([loadTexts(locale, [baseTexts]), loadUsedTexts(locale)])
  if (signal?.aborted) return
  saveLocale(locale)
  document.documentElement.lang = locale
  useLanguage.setState({ locale })
}
