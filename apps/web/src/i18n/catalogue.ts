import type { Locale } from '@mixed-zone/contract/locales'
import type { catalogue as source } from './catalogues/es/catalogue.ts'

/**
 * All words of the interface in one language. A value is a string, or a function of named variables where something
 * has to be filled in or counted.
 */
export type Catalogue = typeof source

// One lazy chunk for each language: a reader loads one of the three.
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  es: () => import('./catalogues/es/catalogue.ts'),
  en: () => import('./catalogues/en/catalogue.ts'),
  pt: () => import('./catalogues/pt/catalogue.ts'),
}

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { catalogue } = await LOADERS[locale]()
  return catalogue
}
