import { defineTexts } from '../../../i18n/texts.ts'

/** Texts of uploads, on every screen of the studio. */
export const uploadsTexts = defineTexts({
  es: () => import('./texts/es.ts'),
  en: () => import('./texts/en.ts'),
  pt: () => import('./texts/pt.ts'),
})
