import type { Localised } from '@mixed-zone/contract/locales'

/** A text in each language, marked with the language. */
export function inEveryLanguage(text: string): Localised {
  return { es: `${text} (es)`, en: `${text} (en)`, pt: `${text} (pt)` }
}
