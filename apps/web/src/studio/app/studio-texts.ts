import { defineTexts } from '../../i18n/texts.ts'

/** Texts of the studio's frame. */
export const studioTexts = defineTexts({
  es: () => import('./texts/es.ts'),
  en: () => import('./texts/en.ts'),
  pt: () => import('./texts/pt.ts'),
})
