import type { Localised } from '@mixed-zone/contract/locales'

/** The same text in every language. */
export function inAll(text: string): Localised {
  return { es: text, en: text, pt: text }
}

/** A text in each language, marked with the language. */
export function inEveryLanguage(text: string): Localised {
  return { es: `${text} (es)`, en: `${text} (en)`, pt: `${text} (pt)` }
}
