import type { Localised } from '@mixed-zone/contract/locales'

/** A text in each language, so marked that a test sees which one it got. */
export function inEveryLanguage(text: string): Localised {
  return { es: `${text} (es)`, en: `${text} (en)`, pt: `${text} (pt)` }
}
