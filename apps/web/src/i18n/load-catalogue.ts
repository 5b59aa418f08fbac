import type { Locale } from '@mixed-zone/contract/locales'
import type { Catalogue } from './catalogue.ts'

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
