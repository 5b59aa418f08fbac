import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { TextKey } from '../merge-texts.ts'

export interface TableColumn {
  readonly key: Exclude<TextKey, 'credit'>
  readonly kind: 'captions' | 'alternatives'
  readonly locale: Locale
}

/** Captions in three languages, and alternative texts in one. */
export function columnsOf(alternativeLocale: Locale): TableColumn[] {
  return [
    ...LOCALES.map((locale) => ({ key: `captions.${locale}` as const, kind: 'captions' as const, locale })),
    { key: `alternatives.${alternativeLocale}`, kind: 'alternatives', locale: alternativeLocale },
  ]
}
